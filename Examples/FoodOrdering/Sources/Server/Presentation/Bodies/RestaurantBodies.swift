import FoodDomain
import Foundation

/// What `GET /restaurants` answers.
struct RestaurantsBody: Encodable {
  let restaurants: [RestaurantBody]
}

/// What `GET /restaurants/{id}/menu` answers.
struct MenuBody: Encodable {
  let restaurant: RestaurantBody
  let items: [MenuItemBody]
}

/// A restaurant.
struct RestaurantBody: Encodable {
  let id: String
  let name: String
  let cuisine: String
  let address: String
  let region: String
  let deliveryFee: MoneyBody
  let minimumOrder: MoneyBody
  let offer: OfferBody?

  init(_ restaurant: Restaurant) {
    id = restaurant.id.uuidString
    name = restaurant.name
    cuisine = restaurant.cuisine
    address = restaurant.address
    region = restaurant.region.rawValue
    deliveryFee = MoneyBody(restaurant.deliveryFee)
    minimumOrder = MoneyBody(restaurant.minimumOrder)
    offer = restaurant.offer.map(OfferBody.init)
  }
}

/// A discount.
struct OfferBody: Encodable {
  let percent: String
  let from: MoneyBody

  init(_ offer: Offer) {
    percent = offer.percent.description
    from = MoneyBody(offer.from)
  }
}

/// An item of a menu.
struct MenuItemBody: Encodable {
  let id: String
  let name: String
  let summary: String
  let category: String
  let price: MoneyBody
  let stock: Int
  let picture: String?

  /// - Parameter server: Where its pictures are, as whoever asks calls it.
  init(_ item: MenuItem, at server: URL?) {
    id = item.id.uuidString
    name = item.name
    summary = item.summary
    category = item.category
    price = MoneyBody(item.price)
    stock = item.stock
    picture = item.picture.flatMap { URL(string: $0.relativeString, relativeTo: server) }
      .flatMap { $0.host() == nil ? nil : $0.absoluteString }
  }
}
