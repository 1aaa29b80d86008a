package import FoodDomain

/// Logs in as the test says.
package struct FakeLogin: LoginUseCase {
  private let answer: @Sendable (Credentials) async throws -> AccountSession

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Credentials) async throws -> AccountSession) {
    self.answer = answer
  }

  package func logIn(with credentials: Credentials) async throws -> AccountSession {
    try await answer(credentials)
  }
}

/// Registers as the test says.
package struct FakeRegistration: RegistrationUseCase {
  private let answer: @Sendable (Registration) async throws -> AccountSession

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Registration) async throws -> AccountSession) {
    self.answer = answer
  }

  package func register(_ registration: Registration) async throws -> AccountSession {
    try await answer(registration)
  }
}

/// Logs out, and tells the test.
package struct FakeLogout: LogoutUseCase {
  private let answer: @Sendable () async -> Void

  /// Does what the work says.
  package init(_ answer: @escaping @Sendable () async -> Void = {}) {
    self.answer = answer
  }

  package func logOut() async { await answer() }
}

/// Knows whom the test has logged in.
package struct FakeSignedInCustomer: SignedInCustomerUseCase {
  private let answer: @Sendable () async -> Customer?

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable () async -> Customer?) {
    self.answer = answer
  }

  /// Always the same customer, or nobody.
  package init(_ customer: Customer?) {
    self.init { customer }
  }

  package func signedInCustomer() async -> Customer? { await answer() }
}
