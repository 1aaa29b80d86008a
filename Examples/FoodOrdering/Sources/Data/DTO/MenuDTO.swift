/// The answer to `GET /restaurants/{id}/menu`.
struct MenuDTO: Codable, Sendable {
  var restaurant: RestaurantDTO
  var items: [MenuItemDTO]
}

/// Something on a menu, as the server tells of it.
struct MenuItemDTO: Codable, Sendable {
  var id: String
  var name: String
  var summary: String
  var category: String
  var price: MoneyDTO
  var stock: Int
  var picture: String?
}
