import Combine
import Foundation

@MainActor
final class OrdersViewModel: ObservableObject {
  @Published private(set) var current: Order?
  @Published private(set) var message: String?

  private let applyUpdate: ApplyOrderUpdateUseCase
  private let decoder: JSONDecoder

  init(applyUpdate: ApplyOrderUpdateUseCase) {
    self.applyUpdate = applyUpdate
    decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
  }

  /// A push about an order has come in.
  func receive(_ push: Data) async {
    do {
      let update = try decoder.decode(OrderDTO.self, from: push)
      let order = try await applyUpdate.execute(update)
      current = order.isActive ? order : nil
      message = nil
    } catch {
      message = "We could not refresh your order."
    }
  }
}
