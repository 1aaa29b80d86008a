public struct Label<Title, Icon>: View where Title: View, Icon: View {
  public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String
  ) { unavailable() }
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage name: String
  ) where S: StringProtocol { unavailable() }
}

@MainActor @preconcurrency
public protocol LabelStyle {}

public struct TitleAndIconLabelStyle: LabelStyle {}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { unavailable() }
}

extension View {
  nonisolated public func labelStyle<S>(
    _ style: S
  ) -> some View where S: LabelStyle { unavailable() }
}

public struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S>(
    _ titleKey: LocalizedStringKey, value: S
  ) where S: StringProtocol { unavailable() }
  @_disfavoredOverload
  nonisolated public init<S1, S2>(
    _ title: S1, value: S2
  ) where S1: StringProtocol, S2: StringProtocol { unavailable() }
}

public struct ContentUnavailableView<Label, Description, Actions>: View
where Label: View, Description: View, Actions: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { unavailable() }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) where S: StringProtocol { unavailable() }
}
