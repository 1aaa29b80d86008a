/// Lets everybody who asks at once share one answer.
actor SingleFlight<Value: Sendable> {
  private var flight: Task<Value, any Error>?

  /// The work that is under way, or else the given work, which begins now.
  ///
  /// It ends with its own last step, whoever stops waiting for it.
  func join(_ work: @escaping @Sendable () async throws -> Value) -> Task<Value, any Error> {
    if let flight { return flight }
    let begun = Task {
      defer { flight = nil }
      return try await work()
    }
    flight = begun
    return begun
  }
}
