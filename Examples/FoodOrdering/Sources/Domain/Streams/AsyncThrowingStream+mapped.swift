extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// The same sequence of something else; ending it ends this one.
  func mapped<Other: Sendable>(
    _ transform: @escaping @Sendable (Element) throws -> Other
  ) -> AsyncThrowingStream<Other, any Error> {
    AsyncThrowingStream<Other, any Error> { continuation in
      let work = Task {
        do {
          for try await element in self { continuation.yield(try transform(element)) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in work.cancel() }
    }
  }
}
