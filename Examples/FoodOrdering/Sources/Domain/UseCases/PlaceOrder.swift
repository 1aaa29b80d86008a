package import Foundation

/// Checks what was agreed, has it paid, makes the order, and tells of it.
///
/// The same steps run on a customer's device and on the server; only what stands behind the
/// protocols differs.
package struct PlaceOrder: PlaceOrderUseCase {
  private let stock: any StockRepository
  private let orders: any OrderRepository
  private let payments: any PaymentService
  private let totals: TotalOrder
  private let notifier: any OrderNotifier
  private let now: @Sendable () -> Date

  package init(
    stock: any StockRepository, orders: any OrderRepository, payments: any PaymentService,
    taxes: any TaxService, notifier: any OrderNotifier, now: @escaping @Sendable () -> Date
  ) {
    self.stock = stock
    self.orders = orders
    self.payments = payments
    totals = TotalOrder(taxes: taxes)
    self.notifier = notifier
    self.now = now
  }

  package func place(_ checkout: Checkout) async throws -> Order {
    guard let restaurant = checkout.cart.restaurant else { throw OrderError.emptyCart }
    try checkout.delivery.validate()
    try checkout.payment.validate(in: CalendarMonth(of: now()))
    let cart = try await available(checkout.cart, at: restaurant)
    let totals = try await totals.totals(of: cart, from: restaurant)
    let total = try agreed(totals, by: checkout, at: restaurant)
    let payment = try await payments.authorize(
      checkout.payment, of: total, for: checkout.id, by: checkout.customer.id)
    let order = try await orders.place(
      Order(
        id: checkout.id, customerID: checkout.customer.id, restaurantID: restaurant.id,
        restaurantName: restaurant.name, items: cart.lines.map(OrderItem.init),
        totals: totals, payment: payment, delivery: checkout.delivery, placedAt: now(),
        status: .received))
    await notifier.tell(OrderNews(order))
    return order
  }

  /// The cart at the prices of now, where enough is left.
  private func available(_ cart: Cart, at restaurant: Restaurant) async throws -> Cart {
    let cart = cart.updated(to: try await stock.items(of: restaurant.id))
    for line in cart.lines where !line.isAvailable {
      throw OrderError.outOfStock(line.item.name, left: line.item.stock)
    }
    return cart
  }

  private func agreed(
    _ totals: OrderTotals, by checkout: Checkout, at restaurant: Restaurant
  ) throws -> Money {
    if try totals.subtotal.isLess(than: restaurant.minimumOrder) {
      throw OrderError.belowMinimum(restaurant.minimumOrder)
    }
    let total = try totals.total()
    guard total == checkout.agreedTotal else { throw OrderError.priceChanged(total) }
    return total
  }
}
