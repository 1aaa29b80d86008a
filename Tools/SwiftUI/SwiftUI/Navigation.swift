public struct NavigationStack<Data, Root>: View where Root: View {
  public typealias Body = Never
  nonisolated public init(
    path: Binding<Data>, @ViewBuilder root: () -> Root
  )
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  { unavailable() }

  nonisolated public init(
    @ViewBuilder root: () -> Root
  ) where Data == NavigationPath { unavailable() }
}

public struct NavigationPath {}

public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { unavailable() }
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
