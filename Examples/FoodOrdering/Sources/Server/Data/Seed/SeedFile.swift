import FoodDomain
import Foundation

/// What `seed.json` holds.
struct SeedFile: Decodable {
  let currency: String
  let restaurants: [SeedRestaurant]
}

/// A restaurant of `seed.json`.
struct SeedRestaurant: Decodable {
  let id: UUID
  let name: String
  let cuisine: String
  let address: String
  let region: String
  let deliveryFee: String
  let minimumOrder: String
  let offer: SeedOffer?
  let items: [SeedItem]

  /// An offer of `seed.json`.
  struct SeedOffer: Decodable {
    let percent: String
    let from: String
  }

  /// An item of `seed.json`.
  struct SeedItem: Decodable {
    let id: UUID
    let name: String
    let summary: String
    let category: String
    let price: String
    let stock: Int
    /// One of `pictures`, without its ending.
    let picture: String?
  }
}

extension SeedRestaurant {
  /// The restaurant, its amounts in a currency.
  func restaurant(in currency: Currency) throws -> Restaurant {
    Restaurant(
      id: id, name: name, cuisine: cuisine, address: address,
      region: try Column.value(TaxRegion.self, region, "region"),
      deliveryFee: try Self.money(deliveryFee, currency),
      minimumOrder: try Self.money(minimumOrder, currency),
      offer: try offer.map {
        Offer(
          percent: try Self.money($0.percent, currency).amount,
          from: try Self.money($0.from, currency))
      })
  }

  /// Its menu.
  func menu(in currency: Currency) throws -> [MenuItem] {
    try items.map { item in
      MenuItem(
        id: item.id, name: item.name, summary: item.summary, category: item.category,
        price: try Self.money(item.price, currency), stock: item.stock,
        picture: item.picture.flatMap { URL(string: "pictures/\($0).png") })
    }
  }

  private static func money(_ text: String, _ currency: Currency) throws -> Money {
    guard let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) else {
      throw RecordError.unusable("amount")
    }
    return Money(amount, currency)
  }
}
