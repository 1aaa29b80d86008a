package import FoodDomain
import Foundation
import Observation

/// Where an order goes, how it is paid, and that it is made.
@Observable @MainActor
package final class CheckoutViewModel {
  package private(set) var quote: Quote?
  package private(set) var isPlacing = false
  package private(set) var message: String?
  package var form = CheckoutForm()
  /// The order that is going to be made: sending the form twice makes one.
  package let orderID: Order.ID

  private let quoteOrder: any QuoteOrderUseCase
  private let checkOut: any CheckOutUseCase
  private let signedIn: any SignedInCustomerUseCase
  private let router: AppRouter

  package init(
    orderID: Order.ID, quoteOrder: any QuoteOrderUseCase, checkOut: any CheckOutUseCase,
    signedIn: any SignedInCustomerUseCase, router: AppRouter
  ) {
    self.orderID = orderID
    self.quoteOrder = quoteOrder
    self.checkOut = checkOut
    self.signedIn = signedIn
    self.router = router
  }

  /// Reckons what is to be paid, and writes down what is known of the customer.
  package func load() async {
    guard let customer = await signedInCustomer() else { return }
    if form.recipient.isEmpty { form.recipient = customer.name }
    if form.address.isEmpty { form.address = customer.address }
    if form.payPalAccount.isEmpty { form.payPalAccount = customer.email }
    message = nil
    await reckon()
    if quote?.cart.isEmpty == true { router.replace(with: .cart) }
  }

  /// Makes the order, at the total that is shown unless the customer saw another one.
  package func placeOrder(agreedTotal: Money? = nil) async {
    guard !isPlacing else { return }
    // Before anything is waited for: who presses twice is not let in twice.
    isPlacing = true
    defer { isPlacing = false }
    guard let customer = await signedInCustomer() else { return }
    message = nil
    do {
      guard let agreed = try agreedTotal ?? quote?.totals?.total() else { return await reckon() }
      let order = try await checkOut.checkOut(
        as: orderID, by: customer, to: form.delivery, paying: try form.payment(),
        agreedTotal: agreed)
      router.replace(with: .order(order.id))
    } catch ServiceError.notSignedIn {
      router.replace(with: .login(then: .checkout))
    } catch {
      message = FailureText.text(of: error)
      await reckon()
    }
  }

  private func reckon() async {
    do {
      quote = try await quoteOrder.quote()
    } catch {
      message = message ?? FailureText.text(of: error)
    }
  }

  private func signedInCustomer() async -> Customer? {
    if let customer = await signedIn.signedInCustomer() { return customer }
    router.replace(with: .login(then: .checkout))
    return nil
  }
}
