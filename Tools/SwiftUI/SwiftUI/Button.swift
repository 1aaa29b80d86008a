public struct Button<Label>: View where Label: View {
  public typealias Body = Never
  @preconcurrency
  nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { unavailable() }
}

extension Button where Label == Text {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { unavailable() }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) { unavailable() }
  @preconcurrency
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { unavailable() }
}

public struct ButtonRole: Sendable {
  public static var destructive: ButtonRole { unavailable() }
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

public struct BorderedButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { unavailable() }
}

extension View {
  nonisolated public func buttonStyle<S>(
    _ style: S
  ) -> some View where S: PrimitiveButtonStyle { unavailable() }

  nonisolated public func disabled(_ disabled: Bool) -> some View { unavailable() }
}
