package import FoodDomain

extension AsyncThrowingStream where Failure == any Error {
  /// What is known at the end, when nothing newer comes.
  package func latest<Value: Sendable>() async throws -> Value? where Element == Snapshot<Value> {
    var latest: Value?
    for try await snapshot in self { latest = snapshot.value }
    return latest
  }
}
