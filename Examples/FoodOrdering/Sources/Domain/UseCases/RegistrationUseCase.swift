/// Makes somebody a customer.
package protocol RegistrationUseCase: Sendable {
  /// - Throws: `AccountError`, but never `wrongCredentials`; `ServiceError`.
  func register(_ registration: Registration) async throws -> AccountSession
}
