import FoodDomain
import FoodTesting
import Foundation
import Testing

@Suite("Accounts, whoever keeps them")
struct AccountContract {
  @Test("are made of what was typed, and log in at once", arguments: Keeper.allCases)
  func register(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let device = world.device()
      let session = try await device.registration.register(
        Registration(
          name: " Renée 李 ", email: " ADA@Example.org ", password: "correct horse",
          address: " Kantstraße 40, Berlin\n"))
      #expect(session.customer.name == "Renée 李")
      #expect(session.customer.email == "ada@example.org")
      #expect(session.customer.address == "Kantstraße 40, Berlin")
      #expect(session.token.count >= 32)
      #expect(await device.accepts(session))
    }
  }

  @Test("are found again by address and password", arguments: Keeper.allCases)
  func logIn(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let first = try await world.device().registration.register(.sample("ada"))
      let device = world.device()
      let second = try await device.login.logIn(
        with: Credentials(email: "Ada@EXAMPLE.org", password: "correct horse"))
      #expect(second.customer == first.customer)
      #expect(second.token != first.token)
      #expect(await device.accepts(second))
    }
  }

  @Test("do not tell which of address and password is wrong", arguments: Keeper.allCases)
  func wrong(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let device = world.device()
      _ = try await device.registration.register(.sample("ada"))
      for (email, password) in [
        ("ada@example.org", "correct  horse"), ("ada@example.org", "Correct horse"),
        ("ada@example.org", ""), ("grace@example.org", "correct horse"), ("", ""),
        ("' OR 1=1 --", "' OR 1=1 --"), ("ada@example.org", "' OR 1=1 --"),
      ] {
        await #expect(throws: AccountError.wrongCredentials) {
          try await device.login.logIn(with: Credentials(email: email, password: password))
        }
      }
    }
  }

  @Test("are one for each address, in whatever capitals", arguments: Keeper.allCases)
  func taken(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      _ = try await world.device().registration.register(.sample("ada"))
      for name in ["ada", "ADA"] {
        await #expect(throws: AccountError.emailTaken) {
          try await world.device().registration.register(.sample(name))
        }
      }
      _ = try await world.device().registration.register(.sample("grace"))
    }
  }

  @Test("are one for each address, even if several ask at once", arguments: Keeper.allCases)
  func atOnce(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let errors = await withTaskGroup(of: AccountError?.self) { group in
        for _ in 1...4 {
          group.addTask {
            do {
              _ = try await world.device().registration.register(.sample("ada"))
              return nil
            } catch {
              return error as? AccountError ?? .invalidName
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(errors.filter { $0 == nil }.count == 1)
      #expect(errors.filter { $0 == .emailTaken }.count == 3)
    }
  }

  @Test("are not made of what no account can have", arguments: Keeper.allCases)
  func invalid(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let device = world.device()
      let good = Registration.sample("ada")
      for (registration, error) in [
        (good.with(name: "A\nB"), AccountError.invalidName),
        (good.with(email: "ada"), .invalidEmail), (good.with(password: "short"), .weakPassword),
        (good.with(address: ""), .invalidAddress),
      ] {
        await #expect(throws: error) { try await device.registration.register(registration) }
      }
      await #expect(throws: AccountError.wrongCredentials) {
        try await device.login.logIn(with: good.credentials)
      }
    }
  }

  @Test("have one password, however the keyboard composes its accents", arguments: Keeper.allCases)
  func accents(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let device = world.device()
      let session = try await device.registration.register(
        Registration.sample("ada").with(password: "Zu\u{308}rich 2026"))
      let again = try await device.login.logIn(
        with: Credentials(email: "ada@example.org", password: "Z\u{FC}rich 2026"))
      #expect(again.customer == session.customer)
    }
  }

  @Test("are left by logging out, on this device alone", arguments: Keeper.allCases)
  func logOut(_ keeper: Keeper) async throws {
    try await keeper.run { world in
      let first = world.device()
      let second = world.device()
      let session = try await first.registration.register(.sample("ada"))
      let other = try await second.login.logIn(with: Registration.sample("ada").credentials)
      try await first.logOut(session)
      #expect(await !first.accepts(session))
      #expect(await second.accepts(other))
      let later = try await first.login.logIn(with: Registration.sample("ada").credentials)
      #expect(await first.accepts(later))
      #expect(await !first.accepts(session))
    }
  }
}

extension Registration {
  /// The same with something else in it.
  fileprivate func with(
    name: String? = nil, email: String? = nil, password: String? = nil, address: String? = nil
  ) -> Registration {
    Registration(
      name: name ?? self.name, email: email ?? credentials.email,
      password: password ?? credentials.password, address: address ?? self.address)
  }
}
