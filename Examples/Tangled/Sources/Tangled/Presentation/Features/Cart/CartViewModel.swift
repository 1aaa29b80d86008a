import Combine
import Foundation

@MainActor
final class CartViewModel: ObservableObject {
  @Published private(set) var cart = Cart(currency: .euro)
  @Published private(set) var suggestions: [Dish] = []
  @Published private(set) var isPlacing = false
  @Published private(set) var message: String?
  @Published var street = ""
  @Published var postcode = ""
  @Published var note = ""
  @Published var voucherCode = ""

  private let fetchMenu: FetchMenuUseCase
  private let placeOrder: PlaceOrderUseCase

  init(fetchMenu: FetchMenuUseCase, placeOrder: PlaceOrderUseCase) {
    self.fetchMenu = fetchMenu
    self.placeOrder = placeOrder
  }

  var itemCount: Int { cart.itemCount }

  func add(_ dish: Dish) {
    cart.add(dish)
  }

  func remove(_ id: Cart.Line.ID) {
    cart.remove(id)
  }

  func loadSuggestions() async {
    do {
      let dishes = try await fetchMenu.execute(matching: "", tag: nil)
      suggestions = Array(dishes.filter { !cart.contains($0) }.prefix(3))
    } catch {
      suggestions = []
    }
  }

  func checkOut() async {
    isPlacing = true
    defer { isPlacing = false }
    let request = OrderRequest(
      lines: cart.lines,
      address: DeliveryAddress(street: street, postcode: postcode, note: note),
      voucherCode: voucherCode.isEmpty ? nil : voucherCode,
      total: cart.total
    )
    do {
      let placed = try await placeOrder.execute(request)
      cart = Cart(currency: cart.currency)
      message = "Thank you! This order earns you \(placed.earnedPoints) points."
    } catch {
      message = text(for: error)
    }
  }

  private func text(for error: Error) -> String {
    switch error as? OrderError {
    case .emptyCart: return "Your cart is empty."
    case .belowMinimum(let minimum): return "We deliver from \(minimum.text)."
    case .unknownVoucher: return "We do not know this voucher."
    case .signedOut: return "Please sign in again."
    case .unknownOrder, .unavailable, nil: return "Something went wrong. Please try again."
    }
  }
}
