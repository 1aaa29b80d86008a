package import FoodDomain
package import Foundation
import GRDB

/// A gateway that charges nobody: it checks cards, forgets them, and keeps what it agreed to.
package struct SandboxPaymentService: PaymentService {
  /// Cards that end so are declined.
  private static let declined = "0002"

  private let database: ServerDatabase
  private let now: @Sendable () -> Date

  package init(database: ServerDatabase, now: @escaping @Sendable () -> Date) {
    self.database = database
    self.now = now
  }

  package func authorize(
    _ payment: PaymentDetails, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    switch payment {
    case .cash:
      return Payment(method: .cash)
    case .card(let card):
      try card.validate(in: CalendarMonth(of: now()))
      if card.number.hasSuffix(Self.declined) { throw PaymentError.declined }
      return try await agree(to: amount, for: order, by: customer)
    case .authorized(let reference):
      return try await find(reference, of: amount, for: order, by: customer)
    }
  }

  /// One payment an order: asked for again, it is the same, with what the order costs now.
  private func agree(
    to amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    let new = PaymentRecord(
      reference: "pay_" + SessionToken().text.prefix(32), orderId: order.uuidString,
      customerId: customer.uuidString, amount: try amount.units(),
      currency: amount.currency.rawValue)
    let reference = try await database.write { db in
      guard var known = try PaymentRecord.fetchOne(db, of: new.orderId) else {
        try new.insert(db)
        return new.reference
      }
      guard known.customerId == new.customerId else { throw OrderError.conflict }
      if known.amount != new.amount || known.currency != new.currency {
        if try OrderRecord.exists(db, key: new.orderId) { throw OrderError.conflict }
        known.amount = new.amount
        known.currency = new.currency
        try known.update(db)
      }
      return known.reference
    }
    return Payment(method: .card, reference: reference)
  }

  private func find(
    _ reference: String, of amount: Money, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    let known = try await database.read { try PaymentRecord.fetchOne($0, of: order.uuidString) }
    guard let known, known.reference == reference, known.customerId == customer.uuidString,
      known.amount == (try amount.units()), known.currency == amount.currency.rawValue
    else { throw PaymentError.unknownReference }
    return Payment(method: .card, reference: reference)
  }
}

extension PaymentRecord {
  /// The payment of an order, if there is one.
  fileprivate static func fetchOne(_ db: Database, of order: String) throws -> PaymentRecord? {
    try fetchOne(db, sql: "SELECT * FROM payments WHERE order_id = ?", arguments: [order])
  }
}
