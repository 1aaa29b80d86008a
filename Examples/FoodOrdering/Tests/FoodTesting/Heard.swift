/// What a test waits for, one after the other.
package struct Heard<Value: Sendable>: Sendable {
  private let stream: AsyncStream<Value>
  private let continuation: AsyncStream<Value>.Continuation

  /// Nothing so far.
  package init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  /// Something that the test may wait for.
  package func say(_ value: Value) { continuation.yield(value) }

  /// The next that was said and nobody has heard, waited for if there is none yet.
  package func next() async -> Value? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()
  }
}
