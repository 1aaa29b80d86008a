public struct NavigationStack<Data, Root>: View where Root: View {
  public typealias Body = Never
  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  { unavailable() }
}

extension View {
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { unavailable() }

  nonisolated public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> some View { unavailable() }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(
    _ title: S
  ) -> some View where S: StringProtocol { unavailable() }

  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { unavailable() }
}
