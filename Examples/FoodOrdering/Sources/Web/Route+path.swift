import FoodDomain
import FoodPresentation
import Foundation

extension Route {
  /// Where a browser finds it, such as `/orders`.
  var path: String {
    switch self {
    case .restaurants: "/"
    case .menu(let id): "/restaurants/\(id.uuidString)"
    case .cart: "/cart"
    case .checkout: "/checkout"
    case .login(let next): "/login?next=\(next.path.asQueryValue)"
    case .registration(let next): "/registration?next=\(next.path.asQueryValue)"
    case .orders: "/orders"
    case .order(let id): "/orders/\(id.uuidString)"
    }
  }

  /// The place that a path of this app leads to; nil for all other text, addresses of other
  /// sites among it.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch (parts.first, parts.count) {
    case ("", 1): self = .restaurants
    case ("cart", 1): self = .cart
    case ("checkout", 1): self = .checkout
    case ("orders", 1): self = .orders
    case ("restaurants", 2): guard let id = parts.lastID else { return nil }; self = .menu(id)
    case ("orders", 2): guard let id = parts.lastID else { return nil }; self = .order(id)
    default: return nil
    }
  }
}

extension ArraySlice<Substring> {
  fileprivate var lastID: UUID? { last.flatMap { UUID(uuidString: String($0)) } }
}

extension String {
  fileprivate var asQueryValue: String {
    addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  }
}
