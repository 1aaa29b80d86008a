/// Gives a customer with an account a session.
package protocol LoginUseCase: Sendable {
  /// - Throws: `AccountError.wrongCredentials`, `ServiceError`.
  func logIn(with credentials: Credentials) async throws -> AccountSession
}
