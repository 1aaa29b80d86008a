package import FoodDomain
import Foundation

/// Cache first: tells what was kept at once, and what the server says once it has said it.
package struct CachedRestaurantRepository: RestaurantRepository {
  let remote: any CatalogueRemoteDataSource
  let local: any CatalogueLocalDataSource

  package func restaurants() -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> {
    keptThenTrue {
      guard let kept = try await local.restaurants() else { return nil }
      return .saved(try kept.value.map { try $0.restaurant() }, at: kept.savedAt)
    } fetch: {
      try await inDomainTerms {
        let answer = try await remote.restaurants()
        let restaurants = try answer.map { try $0.restaurant() }
        // What is true is told even where it cannot be kept.
        try? await local.keep(answer)
        return restaurants
      }
    }
  }

  package func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<(Restaurant, [MenuItem])>, any Error> {
    keptThenTrue {
      guard let kept = try await local.menu(of: restaurant) else { return nil }
      return .saved(try kept.value.menu(), at: kept.savedAt)
    } fetch: {
      try await inDomainTerms {
        let answer = try await remote.menu(of: restaurant)
        let menu = try answer.menu()
        try? await local.keep(answer, of: restaurant)
        return menu
      }
    }
  }

  /// Nobody waiting any more ends nothing: what was begun fills the cache for whoever comes next.
  private func keptThenTrue<Value: Sendable>(
    kept: @escaping @Sendable () async throws -> Snapshot<Value>?,
    fetch: @escaping @Sendable () async throws -> Value
  ) -> AsyncThrowingStream<Snapshot<Value>, any Error> {
    AsyncThrowingStream { continuation in
      Task {
        if let known = try? await kept() { continuation.yield(known) }
        do {
          continuation.yield(.current(try await fetch()))
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }
}

extension MenuDTO {
  fileprivate func menu() throws -> (Restaurant, [MenuItem]) {
    (try restaurant.restaurant(), try items.map { try $0.item() })
  }
}
