public struct TextField<Label>: View where Label: View {
  public typealias Body = Never
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { unavailable() }
}

public struct SecureField<Label>: View where Label: View {
  public typealias Body = Never
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { unavailable() }
}

public struct Stepper<Label>: View where Label: View {
  public typealias Body = Never
}

extension Stepper where Label == Text {
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable { unavailable() }
}

public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) { unavailable() }
}

@MainActor @preconcurrency
public protocol PickerStyle {}

public struct InlinePickerStyle: PickerStyle {}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { unavailable() }
}

public struct Menu<Label, Content>: View where Label: View, Content: View {
  public typealias Body = Never
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { unavailable() }
}

public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  public typealias Body = Never
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) { unavailable() }
}

public struct ProgressView<Label, CurrentValueLabel>: View
where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView { unavailable() }
}

public struct SubmitTriggers: Sendable {
  public static var text: SubmitTriggers { unavailable() }
}

extension View {
  nonisolated public func pickerStyle<S>(
    _ style: S
  ) -> some View where S: PickerStyle { unavailable() }

  nonisolated public func tag<V>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View where V: Hashable { unavailable() }

  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { unavailable() }

  nonisolated public func autocorrectionDisabled(
    _ disable: Bool = true
  ) -> some View { unavailable() }
}
