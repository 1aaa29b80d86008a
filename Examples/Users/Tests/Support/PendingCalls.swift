/// Calls that wait until the test answers them, in whatever order it likes.
@MainActor
package final class PendingCalls<Input: Sendable, Output: Sendable> {
  /// A call that somebody waits for.
  package struct Call {
    /// What was asked.
    package let input: Input
    private let continuation: CheckedContinuation<Output, any Error>

    init(input: Input, continuation: CheckedContinuation<Output, any Error>) {
      self.input = input
      self.continuation = continuation
    }

    /// Answers the call.
    package func answer(_ output: Output) {
      continuation.resume(returning: output)
    }

    /// Lets the call fail.
    package func fail(_ error: any Error) {
      continuation.resume(throwing: error)
    }
  }

  private var calls: [Call] = []
  private var takers: [CheckedContinuation<Call, Never>] = []

  /// Starts with no calls.
  package init() {}

  /// How many calls have come that the test has not taken.
  package var count: Int { calls.count }

  /// The next call, waited for if there is none yet.
  package func next() async -> Call {
    if !calls.isEmpty { return calls.removeFirst() }
    return await withCheckedContinuation { takers.append($0) }
  }

  /// What a fake does when it is called.
  package func wait(_ input: Input) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in
      let call = Call(input: input, continuation: continuation)
      if takers.isEmpty {
        calls.append(call)
      } else {
        takers.removeFirst().resume(returning: call)
      }
    }
  }
}
