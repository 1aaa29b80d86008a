import FoodDomain
import Foundation
import GRDB

/// A row of `customers`.
struct CustomerRecord: ServerRecord {
  static let databaseTableName = "customers"

  var id: String
  var name: String
  var email: String
  var address: String
  var passwordKey: Data
  var passwordSalt: Data
  var passwordRounds: Int
  var passwordBlockSize: Int
  var passwordParallelism: Int

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case id, name, email, address
    case passwordKey = "password_key"
    case passwordSalt = "password_salt"
    case passwordRounds = "password_rounds"
    case passwordBlockSize = "password_block_size"
    case passwordParallelism = "password_parallelism"
  }
}

extension CustomerRecord {
  /// A customer with the hash of a password.
  init(_ customer: Customer, password: PasswordHash) {
    self.init(
      id: customer.id.uuidString, name: customer.name, email: customer.email,
      address: customer.address, passwordKey: password.key, passwordSalt: password.salt,
      passwordRounds: password.cost.rounds, passwordBlockSize: password.cost.blockSize,
      passwordParallelism: password.cost.parallelism)
  }

  /// The customer of the row.
  func customer() throws -> Customer {
    Customer(id: try Column.id(id, "id"), name: name, email: email, address: address)
  }

  /// What the password is compared with.
  var password: PasswordHash {
    PasswordHash(
      key: passwordKey, salt: passwordSalt,
      cost: PasswordCost(
        rounds: passwordRounds, blockSize: passwordBlockSize, parallelism: passwordParallelism))
  }
}
