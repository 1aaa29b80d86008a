package import FoodDomain

extension OrderNews {
  /// In a sentence.
  package var text: String { status.sentence(restaurant: restaurantName) }
}
