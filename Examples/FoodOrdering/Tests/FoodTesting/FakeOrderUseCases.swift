package import FoodDomain
package import Foundation

/// Places orders as the test says.
package struct FakePlaceOrder: PlaceOrderUseCase {
  private let answer: @Sendable (Checkout) async throws -> Order

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Checkout) async throws -> Order) {
    self.answer = answer
  }

  package func place(_ checkout: Checkout) async throws -> Order { try await answer(checkout) }
}

/// Checks out as the test says.
package struct FakeCheckOut: CheckOutUseCase {
  /// What is to be ordered.
  package struct Request: Sendable {
    /// As which order.
    package let order: Order.ID
    /// By whom.
    package let customer: Customer
    /// Where to.
    package let delivery: DeliveryDetails
    /// How it is paid.
    package let payment: PaymentDetails
    /// What was agreed to.
    package let agreedTotal: Money
  }

  private let answer: @Sendable (Request) async throws -> Order

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Request) async throws -> Order) {
    self.answer = answer
  }

  package func checkOut(
    as id: Order.ID, by customer: Customer, to delivery: DeliveryDetails,
    paying payment: PaymentDetails, agreedTotal: Money
  ) async throws -> Order {
    try await answer(
      Request(
        order: id, customer: customer, delivery: delivery, payment: payment,
        agreedTotal: agreedTotal))
  }
}

/// Shows the orders that the test answers.
package struct FakeFetchOrders: FetchOrdersUseCase {
  private let answer: @Sendable (Customer.ID) async throws -> Snapshot<[Order]>

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Customer.ID) async throws -> Snapshot<[Order]>) {
    self.answer = answer
  }

  package func orders(of customer: Customer.ID) async throws -> Snapshot<[Order]> {
    try await answer(customer)
  }
}

/// Follows the order that the test answers.
package struct FakeTrackOrder: TrackOrderUseCase {
  private let answer: @Sendable (Order.ID, Customer.ID) async throws -> Snapshot<Order>

  /// Answers with what the work says.
  package init(
    _ answer: @escaping @Sendable (Order.ID, Customer.ID) async throws -> Snapshot<Order>
  ) {
    self.answer = answer
  }

  package func track(_ order: Order.ID, of customer: Customer.ID) async throws -> Snapshot<Order> {
    try await answer(order, customer)
  }
}

/// Estimates as the test says; nothing is known without it.
package struct FakeEstimateDelivery: EstimateDeliveryUseCase {
  private let answer: @Sendable (Snapshot<Order>) -> Date?

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Snapshot<Order>) -> Date? = { _ in nil }) {
    self.answer = answer
  }

  package func estimatedDelivery(of order: Snapshot<Order>) -> Date? { answer(order) }
}

/// Takes orders back as the test says.
package struct FakeCancelOrder: CancelOrderUseCase {
  private let answer: @Sendable (Order.ID, Customer.ID) async throws -> Order

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Order.ID, Customer.ID) async throws -> Order) {
    self.answer = answer
  }

  package func cancel(_ order: Order.ID, of customer: Customer.ID) async throws -> Order {
    try await answer(order, customer)
  }
}

/// Sends what waits as the test says.
package struct FakeSendWaitingOrders: SendWaitingOrdersUseCase {
  private let answer: @Sendable (Customer.ID) async throws -> Void

  /// Answers with what the work says; nothing waits without it.
  package init(_ answer: @escaping @Sendable (Customer.ID) async throws -> Void = { _ in }) {
    self.answer = answer
  }

  package func sendWaitingOrders(of customer: Customer.ID) async throws {
    try await answer(customer)
  }
}

/// Hands out the news that the test has, once.
package actor FakeReadNews: ReadNewsUseCase {
  private var news: [OrderNews]

  /// - Parameter news: What is handed out to who asks first.
  package init(_ news: [OrderNews] = []) {
    self.news = news
  }

  package func takeNews() async -> [OrderNews] {
    defer { news = [] }
    return news
  }
}
