import Foundation

struct OrderDTO: Decodable {
  enum Status: String, Decodable {
    case received
    case preparing
    case pickedUp = "picked_up"
    case delivered
    case cancelled
  }

  let id: String
  let placedAt: Date
  let status: Status
  let total: String
  let currency: String
  let etaMinutes: Int?

  enum CodingKeys: String, CodingKey {
    case id, status, total, currency
    case placedAt = "placed_at"
    case etaMinutes = "eta_minutes"
  }
}

extension OrderDTO {
  func toDomain() throws -> Order {
    guard let amount = Decimal(string: total), let currency = Currency(rawValue: self.currency)
    else {
      throw OrderError.unavailable
    }
    return Order(
      id: id,
      placedAt: placedAt,
      total: Money(amount: amount, currency: currency),
      status: status.toDomain(),
      minutesLeft: etaMinutes
    )
  }
}

extension OrderDTO.Status {
  func toDomain() -> Order.Status {
    switch self {
    case .received: return .received
    case .preparing: return .preparing
    case .pickedUp: return .onTheWay
    case .delivered: return .delivered
    case .cancelled: return .cancelled
    }
  }
}

struct LoyaltyResponse: Decodable {
  let tier: String
}

struct PlaceOrderBodyDTO: Encodable {
  struct Line: Encodable {
    let dish: String
    let quantity: Int
  }

  let lines: [Line]
  let street: String
  let postcode: String
  let note: String
  let voucher: String?
  let total: String

  init(_ request: OrderRequest) {
    lines = request.lines.map { Line(dish: $0.dish.id, quantity: $0.quantity) }
    street = request.address.street
    postcode = request.address.postcode
    note = request.address.note
    voucher = request.voucherCode
    total = "\(request.total.amount)"
  }
}
