import Foundation
import LoyaltyDomain

enum MenuError: Error {
  case unavailable
}

protocol MenuRepository {
  func dishes() async throws -> [Dish]
}

enum OrderError: Error, Equatable {
  case emptyCart
  case belowMinimum(Money)
  case unknownVoucher
  case unknownOrder
  case signedOut
  case unavailable
}

protocol OrderRepository {
  func place(_ request: OrderRequest) async throws -> Order
  func order(id: Order.ID) async throws -> Order?
  func save(_ order: Order) async throws
  func voucher(code: String) async throws -> VoucherResponse
  func loyaltyTier() async throws -> LoyaltyTier
}

struct VoucherResponse: Decodable {
  let code: String
  let percentOff: Int

  enum CodingKeys: String, CodingKey {
    case code
    case percentOff = "percent_off"
  }
}
