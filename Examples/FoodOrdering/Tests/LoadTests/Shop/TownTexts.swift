import FoodDomain
import Foundation

/// All restaurants, in this client's own words.
struct RestaurantsText: Decodable {
  let restaurants: [RestaurantText]
}

/// A restaurant.
struct RestaurantText: Decodable {
  let id: UUID
  let name: String
  let region: String
  let deliveryFee: MoneyText
  let minimumOrder: MoneyText
  let offer: OfferText?

  /// The restaurant, as far as a price goes by it.
  func restaurant() throws -> Restaurant {
    guard let region = TaxRegion(rawValue: region) else { throw Unreadable() }
    return Restaurant(
      id: id, name: name, cuisine: "", address: "", region: region,
      deliveryFee: try deliveryFee.money(), minimumOrder: try minimumOrder.money(),
      offer: try offer.map {
        Offer(percent: try MoneyText.decimal($0.percent), from: try $0.from.money())
      })
  }
}

/// A discount.
struct OfferText: Decodable {
  let percent: String
  let from: MoneyText
}

/// What a restaurant sells.
struct MenuText: Decodable {
  let items: [ItemText]

  /// The items, as far as a price goes by them.
  func menu() throws -> [MenuItem] {
    try items.map {
      MenuItem(
        id: $0.id, name: $0.name, summary: "", category: "", price: try $0.price.money(),
        stock: $0.stock)
    }
  }
}

/// An item of a menu.
struct ItemText: Decodable {
  let id: UUID
  let name: String
  let price: MoneyText
  let stock: Int
}

/// An amount, as text.
struct MoneyText: Decodable {
  let amount: String
  let currency: String

  /// The money that is meant.
  func money() throws -> Money {
    guard let currency = Currency(rawValue: currency) else { throw Unreadable() }
    return Money(try Self.decimal(amount), currency)
  }

  /// The number that is meant.
  static func decimal(_ text: String) throws -> Decimal {
    guard let decimal = Decimal(string: text) else { throw Unreadable() }
    return decimal
  }
}

/// The server says something that this client does not understand.
struct Unreadable: Error {}
