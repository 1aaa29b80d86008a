extension View {
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { unavailable() }

  nonisolated public func onAppear(
    perform action: (() -> Void)? = nil
  ) -> some View { unavailable() }

  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { unavailable() }

  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { unavailable() }
}
