package import FoodDomain
package import Foundation
import Observation

/// The restaurants that one can order from.
@Observable @MainActor
package final class RestaurantListViewModel {
  package private(set) var restaurants: [Restaurant] = []
  /// Of when the list is, if it is not of now.
  package private(set) var savedAt: Date?
  package private(set) var isLoading = false
  package private(set) var message: String?
  /// What names and cuisines are searched for.
  package var searchText = ""

  private let fetchRestaurants: any FetchRestaurantsUseCase
  private let router: AppRouter
  private let follower = SnapshotFollower()

  package init(fetchRestaurants: any FetchRestaurantsUseCase, router: AppRouter) {
    self.fetchRestaurants = fetchRestaurants
    self.router = router
  }

  /// Shows what is known, and goes on to what is true.
  package func load() async {
    isLoading = true
    message = nil
    let isNewest = await follower.follow(
      fetchRestaurants.restaurants(matching: searchText),
      show: { [weak self] in self?.show($0) }, fail: { [weak self] in self?.fail($0) })
    // An earlier one ends when a newer one begins, which goes on.
    if isNewest { isLoading = false }
  }

  private func show(_ known: Snapshot<[Restaurant]>) {
    restaurants = known.value
    savedAt = known.savedAt
  }

  private func fail(_ error: any Error) {
    if savedAt == nil { message = FailureText.text(of: error) }
  }

  /// Goes to the menu of a restaurant.
  package func open(_ restaurant: Restaurant.ID) {
    router.navigate(to: .menu(restaurant))
  }
}
