import Crypto
package import FoodDomain
import Foundation

/// Logs people in and registers them without any server.
package struct InMemoryAccountService: LoginUseCase, RegistrationUseCase, LogoutUseCase {
  let accounts: InMemoryAccounts
  let sessions: SessionStore

  package init(accounts: InMemoryAccounts, sessions: SessionStore) {
    self.accounts = accounts
    self.sessions = sessions
  }

  package func logIn(with credentials: Credentials) async throws -> AccountSession {
    try await keep(try await accounts.customer(with: credentials))
  }

  package func register(_ registration: Registration) async throws -> AccountSession {
    try registration.validate()
    return try await keep(try await accounts.add(registration))
  }

  package func logOut() async { await sessions.keep(nil) }

  private func keep(_ customer: Customer) async throws -> AccountSession {
    let session = AccountSession(customer: customer, token: UUID().uuidString)
    await sessions.keep(session)
    return session
  }
}

/// The accounts that in-memory services share.
package actor InMemoryAccounts {
  private struct Account {
    var customer: Customer
    var password: Data
  }

  /// Gone with the process, and with it all that was made of passwords.
  private let key = SymmetricKey(size: .bits256)
  private var accounts: [String: Account] = [:]

  package init() {}

  func add(_ registration: Registration) throws -> Customer {
    let credentials = registration.credentials
    guard accounts[credentials.email] == nil else { throw AccountError.emailTaken }
    let customer = Customer(
      id: UUID(), name: registration.name, email: credentials.email,
      address: registration.address)
    accounts[credentials.email] = Account(
      customer: customer, password: hash(of: credentials.password))
    return customer
  }

  func customer(with credentials: Credentials) throws -> Customer {
    guard let account = accounts[credentials.email],
      account.password == hash(of: credentials.password)
    else { throw AccountError.wrongCredentials }
    return account.customer
  }

  private func hash(of password: String) -> Data {
    // One password, however the keyboard composes its accents.
    let bytes = Data(password.precomposedStringWithCanonicalMapping.utf8)
    return Data(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
  }
}
