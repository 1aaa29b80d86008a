import Foundation
import LoyaltyDomain

struct DefaultOrderRepository: OrderRepository {
  private let api: APIClient
  private let store: OrderStore

  init(api: APIClient, store: OrderStore) {
    self.api = api
    self.store = store
  }

  func place(_ request: OrderRequest) async throws -> Order {
    do {
      let response: OrderDTO = try await api.post("orders", body: PlaceOrderBodyDTO(request))
      return try response.toDomain()
    } catch APIError.unauthorized {
      throw OrderError.signedOut
    } catch {
      throw OrderError.unavailable
    }
  }

  func order(id: Order.ID) async throws -> Order? {
    do {
      return try await store.order(id: id)
    } catch {
      throw OrderError.unavailable
    }
  }

  func save(_ order: Order) async throws {
    do {
      try await store.save(order)
    } catch {
      throw OrderError.unavailable
    }
  }

  func voucher(code: String) async throws -> VoucherResponse {
    do {
      return try await api.get("vouchers/\(code)")
    } catch APIError.notFound {
      throw OrderError.unknownVoucher
    } catch {
      throw OrderError.unavailable
    }
  }

  func loyaltyTier() async throws -> LoyaltyTier {
    do {
      let response: LoyaltyResponse = try await api.get("loyalty")
      guard let tier = LoyaltyTier(rawValue: response.tier) else { throw LoyaltyError.notAMember }
      return tier
    } catch APIError.transport(let error) {
      throw LoyaltyError.unreachable(error)
    } catch {
      throw LoyaltyError.notAMember
    }
  }
}
