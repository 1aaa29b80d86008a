import FoodDomain
import FoodTesting
import Testing

@testable import FoodPresentation

@MainActor
@Suite("The way through the app")
struct AppRouterTests {
  private let menu = Route.menu(.sample(1))

  @Test("begins with the restaurants")
  func start() {
    #expect(AppRouter().current == .restaurants)
    #expect(AppRouter(path: [.cart]).current == .cart)
  }

  @Test("goes on to what lies not on it yet")
  func forward() {
    let router = AppRouter(path: [menu])
    router.navigate(to: .cart)
    router.navigate(to: .checkout)
    #expect(router.path == [menu, .cart, .checkout])
  }

  @Test("goes back to what lies on it")
  func back() {
    let router = AppRouter(path: [menu, .cart, .checkout])
    router.navigate(to: menu)
    #expect(router.path == [menu])
    router.navigate(to: menu)
    #expect(router.path == [menu])
    router.navigate(to: .menu(.sample(2)))
    #expect(router.path == [menu, .menu(.sample(2))])
  }

  @Test("goes back to the restaurants below all")
  func home() {
    let router = AppRouter(path: [menu, .cart])
    router.navigate(to: .restaurants)
    #expect(router.path.isEmpty)
  }

  @Test("leaves no way back to what was replaced")
  func replace() {
    let router = AppRouter(path: [.cart, .checkout])
    router.replace(with: .order(.sample(901)))
    #expect(router.path == [.cart, .order(.sample(901))])
    router.replace(with: .cart)
    #expect(router.path == [.cart])
    router.replace(with: .restaurants)
    #expect(router.path.isEmpty)
    router.replace(with: .orders)
    #expect(router.path == [.orders])
  }
}
