package import FoodDomain
package import Foundation
import Observation

/// What a restaurant sells.
@Observable @MainActor
package final class MenuViewModel {
  package private(set) var menu: Menu?
  /// Of when the menu is, if it is not of now.
  package private(set) var savedAt: Date?
  package private(set) var isLoading = false
  package private(set) var message: String?
  /// What was put into the cart last, such as "2 × Margherita".
  package private(set) var added: String?

  private let restaurant: Restaurant.ID
  private let fetchMenu: any FetchMenuUseCase
  private let addToCart: any AddToCartUseCase
  private let router: AppRouter
  private let follower = SnapshotFollower()

  package init(
    restaurant: Restaurant.ID, fetchMenu: any FetchMenuUseCase,
    addToCart: any AddToCartUseCase, router: AppRouter
  ) {
    self.restaurant = restaurant
    self.fetchMenu = fetchMenu
    self.addToCart = addToCart
    self.router = router
  }

  /// Shows what is known, and goes on to what is true.
  package func load() async {
    isLoading = true
    message = nil
    let isNewest = await follower.follow(
      fetchMenu.menu(of: restaurant), show: { [weak self] in self?.show($0) },
      fail: { [weak self] in self?.fail($0) })
    // An earlier one ends when a newer one begins, which goes on.
    if isNewest { isLoading = false }
  }

  private func show(_ known: Snapshot<Menu>) {
    menu = known.value
    savedAt = known.savedAt
  }

  private func fail(_ error: any Error) {
    if menu == nil { message = FailureText.text(of: error) }
  }

  /// Puts some of an item into the cart.
  package func add(_ id: MenuItem.ID, quantity: Int = 1, instructions: String = "") async {
    message = nil
    added = nil
    guard let menu, let item = menu.sections.lazy.flatMap(\.items).first(where: { $0.id == id })
    else {
      message = FailureText.text(of: ServiceError.notFound)
      return
    }
    do {
      _ = try await addToCart.add(
        item, from: menu.restaurant, quantity: quantity, instructions: instructions)
      added = "\(quantity) × \(item.name)"
    } catch {
      message = FailureText.text(of: error)
    }
  }

  /// Goes to the cart.
  package func openCart() { router.navigate(to: .cart) }
}
