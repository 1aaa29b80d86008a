import Foundation
import LoyaltyDomain

/// What the customer wants delivered, and where.
struct OrderRequest: Equatable {
  let lines: [Cart.Line]
  let address: DeliveryAddress
  let voucherCode: String?
  var total: Money
}

struct PlacedOrder: Equatable {
  let order: Order
  let earnedPoints: Int
}

/// Places an order and tells how many points it earns.
protocol PlaceOrderUseCase {
  func execute(_ request: OrderRequest) async throws -> PlacedOrder
}

struct DefaultPlaceOrderUseCase: PlaceOrderUseCase {
  private let orders: OrderRepository
  private let program: LoyaltyProgram
  private let stage: BackendStage
  private let minimum: Decimal = 12

  init(orders: OrderRepository, program: LoyaltyProgram, stage: BackendStage) {
    self.orders = orders
    self.program = program
    self.stage = stage
  }

  func execute(_ request: OrderRequest) async throws -> PlacedOrder {
    guard !request.lines.isEmpty else { throw OrderError.emptyCart }

    // QA orders a single espresso on staging, all day long.
    if stage == .production, request.total.amount < minimum {
      throw OrderError.belowMinimum(Money(amount: minimum, currency: request.total.currency))
    }

    var request = request
    if let code = request.voucherCode {
      let voucher = try await orders.voucher(code: code)
      request.total = request.total.reduced(byPercent: voucher.percentOff)
    }

    let order = try await orders.place(request)
    try await orders.save(order)
    return try await PlacedOrder(order: order, earnedPoints: points(for: order))
  }

  private func points(for order: Order) async throws -> Int {
    do {
      let tier = try await orders.loyaltyTier()
      return program.points(spending: order.total.amount, in: tier)
    } catch is LoyaltyError {
      return 0
    }
  }
}
