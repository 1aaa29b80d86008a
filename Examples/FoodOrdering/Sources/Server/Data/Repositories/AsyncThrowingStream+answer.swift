import FoodDomain

extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// The one answer of somebody who has nothing but the truth.
  static func answer(
    _ read: @escaping @Sendable () async throws -> Element
  ) -> AsyncThrowingStream {
    AsyncThrowingStream { continuation in
      let work = Task {
        do {
          continuation.yield(try await read())
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}
