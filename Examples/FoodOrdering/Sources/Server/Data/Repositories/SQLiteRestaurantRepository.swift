package import FoodDomain
import Foundation
import GRDB

/// Restaurants and menus, as the server's database has them.
package struct SQLiteRestaurantRepository: RestaurantRepository {
  private let database: ServerDatabase

  package init(database: ServerDatabase) {
    self.database = database
  }

  package func restaurants() -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> {
    .answer { [database] in
      let records = try await database.read { db in
        try RestaurantRecord.fetchAll(db, sql: "SELECT * FROM restaurants ORDER BY position, id")
          .map { try $0.restaurant() }
      }
      return .current(records)
    }
  }

  package func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<(Restaurant, [MenuItem])>, any Error> {
    .answer { [database] in
      try await .current(database.read { try $0.menu(of: restaurant) })
    }
  }
}

extension SQLiteRestaurantRepository: StockRepository {
  package func items(of restaurant: Restaurant.ID) async throws -> [MenuItem] {
    try await database.read { try $0.menu(of: restaurant).1 }
  }
}

extension Database {
  /// A restaurant and what it sells, of one moment.
  fileprivate func menu(of id: Restaurant.ID) throws -> (Restaurant, [MenuItem]) {
    guard
      let restaurant = try RestaurantRecord.fetchOne(self, key: id.uuidString)?.restaurant()
    else { throw ServiceError.notFound }
    let items = try MenuItemRecord.fetchAll(
      self, sql: "SELECT * FROM menu_items WHERE restaurant_id = ? ORDER BY position, id",
      arguments: [id.uuidString])
    return (restaurant, try items.map { try $0.item(in: restaurant.deliveryFee.currency) })
  }
}
