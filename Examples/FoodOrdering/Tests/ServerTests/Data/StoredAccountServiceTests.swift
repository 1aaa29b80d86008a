import FoodDomain
import FoodServer
import Foundation
import Testing

/// Accounts and their sessions.
struct StoredAccountServiceTests {
  private let right = Credentials(email: "ada@example.org", password: "correct horse")

  @Test func `whoever has registered can log in, and is the same`() async throws {
    try await Fixture.use { shop in
      let session = try await shop.accounts.logIn(with: right)
      #expect(session.customer == shop.customer)
      #expect(session.token.count == 64)
      #expect(try await shop.accounts.session(with: session.token) == session)
    }
  }

  @Test func `an email is one account, however it is typed`() async throws {
    try await Fixture.use { shop in
      let again = Registration(
        name: "Eve", email: " ADA@Example.org ", password: "12345678", address: "There")
      await #expect(throws: AccountError.emailTaken) {
        try await shop.accounts.register(again)
      }
    }
  }

  @Test func `a registration is checked here too`() async throws {
    try await Fixture.use { shop in
      await #expect(throws: AccountError.weakPassword) {
        try await shop.accounts.register(
          Registration(name: "Eve", email: "e@e.org", password: "short", address: "There"))
      }
    }
  }

  @Test func `a wrong password and an unknown email are the same error`() async throws {
    try await Fixture.use { shop in
      for wrong in [
        Credentials(email: right.email, password: "wrong horse"),
        Credentials(email: "eve@example.org", password: right.password),
      ] {
        await #expect(throws: AccountError.wrongCredentials) {
          try await shop.accounts.logIn(with: wrong)
        }
      }
    }
  }

  @Test func `a session lasts 30 days and is then forgotten`() async throws {
    try await Fixture.use { shop in
      let session = try await shop.accounts.logIn(with: right)
      shop.clock.advance(by: 30 * 24 * 3600 - 1)
      #expect(try await shop.accounts.session(with: session.token) == session)
      shop.clock.advance(by: 1)
      await #expect(throws: ServiceError.notSignedIn) {
        try await shop.accounts.session(with: session.token)
      }
      #expect(try Ledger(path: shop.path).sessions == 2)
      _ = try await shop.accounts.logIn(with: right)
      #expect(try Ledger(path: shop.path).sessions == 1)
    }
  }

  @Test func `a session that was ended proves nothing`() async throws {
    try await Fixture.use { shop in
      let session = try await shop.accounts.logIn(with: right)
      try await shop.accounts.end(session)
      await #expect(throws: ServiceError.notSignedIn) {
        try await shop.accounts.session(with: session.token)
      }
    }
  }
}
