package import FoodDomain
package import Foundation
import GRDB

/// A gateway that charges nobody: it checks cards and approvals, forgets them, and keeps what it
/// agreed to.
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
      return try await agree(to: amount, by: .card, for: order, by: customer)
    case .approved(let approval):
      guard approval.isGood(for: order) else { throw PaymentError.notApproved(approval.method) }
      return try await agree(to: amount, by: approval.method, for: order, by: customer)
    case .wallet(let wallet):
      // Wallets are asked where their owners are.
      throw PaymentError.notApproved(wallet.method)
    case .authorized(let method, let reference):
      return try await find(reference, by: method, of: amount, for: order, by: customer)
    }
  }

  /// One payment an order: asked for again, it is the same, with what the order costs now.
  private func agree(
    to amount: Money, by method: PaymentMethod, for order: Order.ID, by customer: Customer.ID
  ) async throws -> Payment {
    let new = PaymentRecord(
      reference: "pay_" + SessionToken().text.prefix(32), orderId: order.uuidString,
      customerId: customer.uuidString, amount: try amount.units(),
      currency: amount.currency.rawValue, method: method.rawValue)
    let reference = try await database.write { db in
      guard var known = try PaymentRecord.fetchOne(db, of: new.orderId) else {
        try new.insert(db)
        return new.reference
      }
      guard known.customerId == new.customerId else { throw OrderError.conflict }
      if !known.isAlike(new) {
        if try OrderRecord.exists(db, key: new.orderId) { throw OrderError.conflict }
        known.amount = new.amount
        known.currency = new.currency
        known.method = new.method
        try known.update(db)
      }
      return known.reference
    }
    return Payment(method: method, reference: reference)
  }

  private func find(
    _ reference: String, by method: PaymentMethod, of amount: Money, for order: Order.ID,
    by customer: Customer.ID
  ) async throws -> Payment {
    let known = try await database.read { try PaymentRecord.fetchOne($0, of: order.uuidString) }
    guard let known, known.reference == reference, known.customerId == customer.uuidString,
      known.method == method.rawValue, known.amount == (try amount.units()),
      known.currency == amount.currency.rawValue
    else { throw PaymentError.unknownReference }
    return Payment(method: method, reference: reference)
  }
}

extension WalletApproval {
  /// Whether a wallet of the sandbox has given it, for this order and no other.
  fileprivate func isGood(for order: Order.ID) -> Bool {
    switch method {
    case .applePay, .payPal: token == "\(method.rawValue)_sandbox_\(order.uuidString)"
    case .cash, .card: false
    }
  }
}

extension PaymentRecord {
  /// Whether it is as much, and paid the same way.
  fileprivate func isAlike(_ other: PaymentRecord) -> Bool {
    (amount, currency, method) == (other.amount, other.currency, other.method)
  }

  /// The payment of an order, if there is one.
  fileprivate static func fetchOne(_ db: Database, of order: String) throws -> PaymentRecord? {
    try fetchOne(db, sql: "SELECT * FROM payments WHERE order_id = ?", arguments: [order])
  }
}
