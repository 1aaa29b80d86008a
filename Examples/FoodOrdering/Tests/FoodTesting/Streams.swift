extension AsyncThrowingStream where Element: Sendable, Failure == any Error {
  /// A sequence that says all at once, and ends, with an error if there is one.
  package static func canned(
    _ elements: Element..., failure: (any Error)? = nil
  ) -> AsyncThrowingStream {
    AsyncThrowingStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish(throwing: failure)
    }
  }

  /// All that a sequence says, and what it ends with.
  package func collected() async -> (elements: [Element], error: (any Error)?) {
    var elements: [Element] = []
    do {
      for try await element in self { elements.append(element) }
      return (elements, nil)
    } catch {
      return (elements, error)
    }
  }
}
