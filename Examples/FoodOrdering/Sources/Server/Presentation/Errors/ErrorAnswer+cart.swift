import FoodDomain
import HTTPTypes

extension ErrorAnswer {
  /// What is told about something that no order can hold.
  static func of(_ error: CartError) -> ErrorAnswer {
    switch error {
    case .otherRestaurant(let name):
      ErrorAnswer(
        .unprocessableContent, "other_restaurant", "The order holds food of \(name) already."
      ).with { $0.restaurant = name }
    case .invalidQuantity(let most):
      ErrorAnswer(
        .unprocessableContent, "invalid_quantity", "An order holds 1 to \(most) of an item."
      ).with {
        $0.field = "quantity"
        $0.limit = most
      }
    case .tooManyItems(let most):
      ErrorAnswer(
        .unprocessableContent, "too_many_items", "An order holds at most \(most) different items."
      ).with {
        $0.field = "items"
        $0.limit = most
      }
    case .outOfStock(let item, let left):
      outOfStock(item, left: left)
    case .invalidInstructions:
      ErrorAnswer(
        .unprocessableContent, "invalid_instructions",
        "Instructions have to be a line of at most 140 characters."
      ).with { $0.field = "instructions" }
    case .notInCart:
      ErrorAnswer(
        .unprocessableContent, "not_in_cart", "The restaurant does not sell one of the items."
      ).with { $0.field = "menuItemID" }
    }
  }
}
