import FoodDomain
import FoodPresentation
import Foundation
import Testing

@testable import FoodApp

@Suite("A checkout that is sent twice") @MainActor
struct SentTwiceTests {
  @Test("makes one order, and leads to it both times")
  func twice() async throws {
    let screens = try AppDIContainer(options: LaunchOptions(backend: .inMemory)).makeSession()
    let start = AppRouter()
    let registration = screens.makeRegistrationViewModel(then: .restaurants, router: start)
    (registration.name, registration.email) = ("Ada Byron", "ada@example.org")
    (registration.password, registration.address) = ("correct horse", "Kantstraße 40, Berlin")
    await registration.register()
    try await fillCart(screens, start)
    let shown = screens.makeCheckoutViewModel(order: UUID(), router: start)
    await shown.load()
    let total = try #require(try shown.quote?.totals?.total())

    for _ in 1...2 {
      let router = AppRouter(path: [.checkout])
      let model = screens.makeCheckoutViewModel(order: shown.orderID, router: router)
      model.form = shown.form
      await model.placeOrder(agreedTotal: total)
      #expect(model.message == nil)
      #expect(router.path == [.order(shown.orderID)])
    }
    let list = screens.makeOrderListViewModel(router: start)
    await list.load()
    #expect(list.orders.map(\.id) == [shown.orderID])
  }

  private func fillCart(_ screens: any ViewModelFactory, _ router: AppRouter) async throws {
    let restaurants = screens.makeRestaurantListViewModel(router: router)
    await restaurants.load()
    let restaurant = try #require(restaurants.restaurants.first)
    let menu = screens.makeMenuViewModel(of: restaurant.id, router: router)
    await menu.load()
    let items = try #require(menu.menu).sections.flatMap(\.items)
    await menu.add(try #require(items.first { $0.stock >= 20 }).id, quantity: 9)
    #expect(menu.message == nil)
  }
}
