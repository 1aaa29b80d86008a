/// A restaurant, as the server tells of it.
struct RestaurantDTO: Codable, Sendable {
  var id: String
  var name: String
  var cuisine: String
  var address: String
  var region: String
  var deliveryFee: MoneyDTO
  var minimumOrder: MoneyDTO
  var offer: OfferDTO?
}

/// A discount, as the server tells of it.
struct OfferDTO: Codable, Sendable {
  var percent: String
  var from: MoneyDTO
}

/// The answer to `GET /restaurants`.
struct RestaurantsDTO: Codable, Sendable {
  var restaurants: [RestaurantDTO]
}
