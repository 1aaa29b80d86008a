public struct TabView<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
  public typealias Body = Never
}

extension TabView where SelectionValue == Int {
  nonisolated public init(@ViewBuilder content: () -> Content) { unavailable() }
}

extension View {
  nonisolated public func tabItem<V>(
    @ViewBuilder _ label: () -> V
  ) -> some View where V: View { unavailable() }
}
