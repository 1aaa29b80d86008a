package import FoodDomain

/// Lets a session prove nothing any more.
package protocol EndSessionUseCase: Sendable {
  /// - Throws: `ServiceError`.
  func end(_ session: AccountSession) async throws
}
