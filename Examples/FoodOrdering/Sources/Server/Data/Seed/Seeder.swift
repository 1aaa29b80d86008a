package import FoodDomain
import Foundation
import GRDB

/// Puts restaurants into the server's database.
package struct Seeder: Sendable {
  private let database: ServerDatabase

  package init(database: ServerDatabase) {
    self.database = database
  }

  /// Adds what comes with the server; what is there already stays as it is, sold or not.
  package func seed() throws {
    let data = try Data(
      contentsOf: Bundle.module.bundleURL.appending(path: "Resources/seed.json"))
    let file = try JSONDecoder().decode(SeedFile.self, from: data)
    let currency = try Column.value(Currency.self, file.currency, "currency")
    for restaurant in file.restaurants {
      try add(restaurant.restaurant(in: currency), items: restaurant.menu(in: currency))
    }
  }

  /// Adds a restaurant and its menu.
  package func add(_ restaurant: Restaurant, items: [MenuItem]) throws {
    try database.writeNow { db in
      let count = try RestaurantRecord.fetchCount(db)
      try RestaurantRecord(restaurant, position: count).insert(db, onConflict: .ignore)
      for (position, item) in items.enumerated() {
        try MenuItemRecord(item, of: restaurant, position: position)
          .insert(db, onConflict: .ignore)
      }
    }
  }
}
