/// Finds restaurants to order from.
package protocol FetchRestaurantsUseCase: Sendable {
  /// Restaurants whose name or cuisine holds the text, by name; all of them for an empty one.
  func restaurants(
    matching text: String
  ) -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error>
}

/// Finds them in a repository.
package struct FetchRestaurants: FetchRestaurantsUseCase {
  private let repository: any RestaurantRepository

  package init(repository: any RestaurantRepository) {
    self.repository = repository
  }

  package func restaurants(
    matching text: String
  ) -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> {
    repository.restaurants().mapped { known in
      known.map { restaurants in
        restaurants.filter { $0.matches(text) }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
      }
    }
  }
}

extension Restaurant {
  fileprivate func matches(_ text: String) -> Bool {
    let words = text.lowercased().split(separator: " ")
    return words.allSatisfy {
      name.lowercased().contains($0) || cuisine.lowercased().contains($0)
    }
  }
}
