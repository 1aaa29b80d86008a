package import FoodDomain

/// Finds out who is asking.
package protocol FindSessionUseCase: Sendable {
  /// - Throws: `ServiceError.notSignedIn`, also for a session that has ended.
  func session(with token: String) async throws -> AccountSession
}
