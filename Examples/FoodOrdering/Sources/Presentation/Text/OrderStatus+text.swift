package import FoodDomain

extension OrderStatus {
  /// In a word or two.
  package var title: String {
    switch self {
    case .waiting: "Waiting to be sent"
    case .received: "Received"
    case .preparing: "In the kitchen"
    case .onTheWay: "On the way"
    case .delivered: "Delivered"
    case .refused: "Refused"
    case .cancelling: "Being cancelled"
    case .cancelled: "Cancelled"
    }
  }

  /// In a sentence, about an order from a restaurant.
  package func sentence(restaurant: String) -> String {
    switch self {
    case .waiting:
      "Our server is away. Your order is saved here and will be sent as soon as it is back."
    case .received: "\(restaurant) has your order."
    case .preparing: "\(restaurant) is cooking for you."
    case .onTheWay: "A courier is on the way with your food from \(restaurant)."
    case .delivered: "Your food from \(restaurant) is there. Enjoy it!"
    case .refused: "\(restaurant) could not take your order any more. You pay nothing."
    case .cancelling:
      "Our server is away. \(restaurant) hears of your cancellation as soon as it is back."
    case .cancelled: "Your order from \(restaurant) is cancelled. You pay nothing."
    }
  }
}
