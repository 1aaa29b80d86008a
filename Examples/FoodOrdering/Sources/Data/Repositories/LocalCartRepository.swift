package import FoodDomain
import Foundation
import GRDB

/// Keeps the cart of one device, or of one visitor, in the local database.
package struct LocalCartRepository: CartRepository {
  private let database: LocalDatabase
  private let owner: String

  /// - Parameter owner: Whose cart it is among those in the database.
  package init(database: LocalDatabase, owner: String) {
    self.database = database
    self.owner = owner
  }

  /// An empty one, too, where a cart of an older app cannot be read any more.
  package func cart() async throws -> Cart {
    let body = try await database.queue.read { [owner] database in
      try Data.fetchOne(database, sql: "SELECT body FROM cart WHERE owner = ?", arguments: [owner])
    }
    guard let body, let record = try? JSONDecoder().decode(CartRecord.self, from: body),
      let cart = try? record.cart()
    else { return Cart() }
    return cart
  }

  package func save(_ cart: Cart) async throws {
    let body = try CartRecord(cart).map { try JSONEncoder().encode($0) }
    try await database.queue.write { [owner] database in
      if let body {
        try database.execute(
          sql: "INSERT OR REPLACE INTO cart (owner, body) VALUES (?, ?)", arguments: [owner, body])
      } else {
        try database.execute(sql: "DELETE FROM cart WHERE owner = ?", arguments: [owner])
      }
    }
  }
}
