public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) { unavailable() }
}

public struct Form<Content>: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { unavailable() }
}

@MainActor @preconcurrency
public protocol FormStyle {}

public struct GroupedFormStyle: FormStyle {}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { unavailable() }
}

extension View {
  nonisolated public func formStyle<S>(
    _ style: S
  ) -> some View where S: FormStyle { unavailable() }
}

public struct Section<Parent, Content, Footer> {}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { unavailable() }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { unavailable() }
  @_disfavoredOverload
  nonisolated public init<S>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where S: StringProtocol { unavailable() }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach
where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { unavailable() }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { unavailable() }
}

extension View {
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { unavailable() }

  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View { unavailable() }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { unavailable() }
}

public struct SearchFieldPlacement: Sendable {
  public static var automatic: SearchFieldPlacement { unavailable() }
}
