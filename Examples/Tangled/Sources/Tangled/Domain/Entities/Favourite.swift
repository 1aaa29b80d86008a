import Foundation

/// A dish that a customer wants to find again.
struct Favourite: Identifiable, Hashable, Codable {
  let id: Dish.ID
  let name: String
  let diet: DietaryTag
  let addedAt: Date

  /// Favourites of guests go with the session.
  var isKept: Bool { SessionStore.shared.customer != nil }
}
