package import FoodDomain
package import Foundation

/// Customers and their sessions, in the server's database.
package struct StoredAccountService: Sendable {
  private static let lifetime: TimeInterval = 30 * 24 * 60 * 60

  private let accounts: AccountTable
  private let passwords: PasswordHasher
  private let now: @Sendable () -> Date

  package init(
    database: ServerDatabase, passwords: PasswordHasher, now: @escaping @Sendable () -> Date
  ) {
    accounts = AccountTable(database: database)
    self.passwords = passwords
    self.now = now
  }

  private func begin(_ token: SessionToken, of customer: Customer.ID) -> SessionRecord {
    SessionRecord(
      tokenDigest: token.digest, customerId: customer.uuidString,
      expiresAt: Column.milliseconds(now() + Self.lifetime))
  }

  /// One account an address, however the keyboard composes its accents.
  private func key(_ email: String) -> String { email.precomposedStringWithCanonicalMapping }
}

extension StoredAccountService: RegistrationUseCase {
  package func register(_ registration: Registration) async throws -> AccountSession {
    try registration.validate()
    let customer = Customer(
      id: UUID(), name: registration.name, email: key(registration.credentials.email),
      address: registration.address)
    if try await accounts.account(with: customer.email) != nil { throw AccountError.emailTaken }
    let hash = try await passwords.hash(registration.credentials.password)
    let token = SessionToken()
    try await accounts.insert(
      CustomerRecord(customer, password: hash), with: begin(token, of: customer.id))
    return AccountSession(customer: customer, token: token.text)
  }
}

extension StoredAccountService: LoginUseCase {
  package func logIn(with credentials: Credentials) async throws -> AccountSession {
    let known = try await accounts.account(with: key(credentials.email))
    let isRight = try await passwords.isRight(credentials.password, for: known?.password)
    guard let known, isRight else { throw AccountError.wrongCredentials }
    let customer = try known.customer()
    let token = SessionToken()
    try await accounts.insert(
      begin(token, of: customer.id), forgettingBefore: Column.milliseconds(now()))
    return AccountSession(customer: customer, token: token.text)
  }
}

extension StoredAccountService: EndSessionUseCase {
  package func end(_ session: AccountSession) async throws {
    try await accounts.deleteSession(SessionToken(text: session.token).digest)
  }
}

extension StoredAccountService: FindSessionUseCase {
  package func session(with token: String) async throws -> AccountSession {
    let customer = try await accounts.customer(
      withSession: SessionToken(text: token).digest, at: Column.milliseconds(now()))
    guard let customer else { throw ServiceError.notSignedIn }
    return AccountSession(customer: customer, token: token)
  }
}
