package import FoodDomain
import Foundation

/// Restaurants that are always there.
package struct InMemoryRestaurantRepository: RestaurantRepository {
  private let all: [Restaurant]
  private let stock: InMemoryStockRepository

  package init(_ restaurants: [Restaurant], stock: InMemoryStockRepository) {
    all = restaurants
    self.stock = stock
  }

  package func restaurants() -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(.current(all))
      continuation.finish()
    }
  }

  package func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<(Restaurant, [MenuItem])>, any Error> {
    AsyncThrowingStream { continuation in
      Task {
        do {
          let items = try await stock.items(of: restaurant)
          guard let restaurant = all.first(where: { $0.id == restaurant }) else {
            throw ServiceError.notFound
          }
          continuation.yield(.current((restaurant, items)))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }
}
