import FoodDomain
import Foundation
import GRDB

/// A row of `restaurants`.
struct RestaurantRecord: ServerRecord {
  static let databaseTableName = "restaurants"

  var id: String
  var position: Int
  var name: String
  var cuisine: String
  var address: String
  var region: String
  var currency: String
  var deliveryFee: Int64
  var minimumOrder: Int64
  /// As text, for a decimal has no column of its own.
  var offerPercent: String?
  var offerFrom: Int64?

  /// The names of the columns.
  enum CodingKeys: String, CodingKey {
    case id, position, name, cuisine, address, region, currency
    case deliveryFee = "delivery_fee"
    case minimumOrder = "minimum_order"
    case offerPercent = "offer_percent"
    case offerFrom = "offer_from"
  }
}

extension RestaurantRecord {
  /// A restaurant at a place of the list.
  init(_ restaurant: Restaurant, position: Int) throws {
    let currency = restaurant.deliveryFee.currency
    guard restaurant.minimumOrder.currency == currency,
      restaurant.offer.map({ $0.from.currency == currency }) ?? true
    else { throw RecordError.unusable("currency") }
    self.init(
      id: restaurant.id.uuidString, position: position, name: restaurant.name,
      cuisine: restaurant.cuisine, address: restaurant.address,
      region: restaurant.region.rawValue, currency: currency.rawValue,
      deliveryFee: try restaurant.deliveryFee.units(),
      minimumOrder: try restaurant.minimumOrder.units(),
      offerPercent: restaurant.offer?.percent.description,
      offerFrom: try restaurant.offer?.from.units())
  }

  /// The restaurant of the row.
  func restaurant() throws -> Restaurant {
    let currency = try Column.value(Currency.self, currency, "currency")
    return Restaurant(
      id: try Column.id(id, "id"), name: name, cuisine: cuisine, address: address,
      region: try Column.value(TaxRegion.self, region, "region"),
      deliveryFee: Money(units: deliveryFee, currency),
      minimumOrder: Money(units: minimumOrder, currency), offer: try offer(in: currency))
  }

  private func offer(in currency: Currency) throws -> Offer? {
    guard let offerPercent, let offerFrom else { return nil }
    guard let percent = Decimal(string: offerPercent) else {
      throw RecordError.unusable("offer_percent")
    }
    return Offer(percent: percent, from: Money(units: offerFrom, currency))
  }
}
