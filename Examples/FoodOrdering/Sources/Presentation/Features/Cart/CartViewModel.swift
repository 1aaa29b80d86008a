package import FoodDomain
import Observation

/// What is about to be ordered, and what it costs.
@Observable @MainActor
package final class CartViewModel {
  package private(set) var quote: Quote?
  package private(set) var message: String?

  private let quoteOrder: any QuoteOrderUseCase
  private let changeQuantity: any ChangeQuantityUseCase
  private let router: AppRouter

  package init(
    quoteOrder: any QuoteOrderUseCase, changeQuantity: any ChangeQuantityUseCase,
    router: AppRouter
  ) {
    self.quoteOrder = quoteOrder
    self.changeQuantity = changeQuantity
    self.router = router
  }

  /// Reckons what the cart costs now.
  package func load() async {
    message = nil
    await reckon()
  }

  /// Changes how many of an item there are; none takes it out.
  package func change(_ item: MenuItem.ID, to quantity: Int) async {
    message = nil
    do {
      _ = try await changeQuantity.change(item, to: quantity)
    } catch {
      message = FailureText.text(of: error)
    }
    await reckon()
  }

  private func reckon() async {
    do {
      quote = try await quoteOrder.quote()
    } catch {
      message = message ?? FailureText.text(of: error)
    }
  }

  /// Goes on to paying.
  package func checkOut() { router.navigate(to: .checkout) }

  /// Goes back to what there is to eat.
  package func continueShopping() {
    router.navigate(to: quote?.cart.restaurant.map { .menu($0.id) } ?? .restaurants)
  }
}
