import FoodDomain
import HTTPTypes

extension ErrorAnswer {
  /// What is told about an order that is not made, or not taken back.
  static func of(_ error: OrderError) -> ErrorAnswer {
    switch error {
    case .emptyCart:
      ErrorAnswer(.unprocessableContent, "empty_cart", "The order holds nothing.")
        .with { $0.field = "items" }
    case .belowMinimum(let least):
      ErrorAnswer(
        .unprocessableContent, "below_minimum",
        "The restaurant delivers food for \(least.text) or more."
      ).with { $0.amount = least }
    case .outOfStock(let item, let left):
      outOfStock(item, left: left)
    case .invalidDelivery(let field):
      ErrorAnswer(
        .unprocessableContent, "invalid_delivery",
        "The \(field.rawValue) is no line that a courier could use."
      ).with { $0.field = field.rawValue }
    case .priceChanged(let total):
      ErrorAnswer(.conflict, "price_changed", "The order costs \(total.text) now.")
        .with { $0.amount = total }
    case .conflict:
      ErrorAnswer(.conflict, "conflict", "There is another order with this identifier.")
        .with { $0.field = "id" }
    case .tooLateToCancel:
      ErrorAnswer(.conflict, "too_late_to_cancel", "The order cannot be cancelled any more.")
    }
  }

  /// The same, whether the cart or the order has found out.
  static func outOfStock(_ item: String, left: Int) -> ErrorAnswer {
    ErrorAnswer(
      .conflict, "out_of_stock", left == 0 ? "\(item) is sold out." : "\(item): only \(left) left."
    ).with {
      $0.item = item
      $0.left = left
    }
  }
}
