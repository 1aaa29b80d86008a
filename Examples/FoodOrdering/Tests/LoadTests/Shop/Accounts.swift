import FoodDomain
import FoodServer
import Foundation
import Logging

/// Accounts that are there before the server is.
enum Accounts {
  static let password = "correct horse"

  /// Makes an account for each email, with a password that costs little to check.
  static func make(_ emails: [String], in file: URL) async throws {
    let log = Logger(label: "load") { _ in SwiftLogNoOpLogHandler() }
    let accounts = StoredAccountService(
      database: try ServerDatabase(path: file.path, log: log),
      passwords: PasswordHasher(cost: .cheap), now: { Date() })
    for email in emails {
      _ = try await accounts.register(
        Registration(name: "Ada", email: email, password: password, address: "1 Main Street"))
    }
  }
}
