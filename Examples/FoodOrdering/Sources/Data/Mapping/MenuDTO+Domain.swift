import FoodDomain
import Foundation

extension RestaurantDTO {
  init(_ restaurant: Restaurant) {
    self.init(
      id: restaurant.id.uuidString, name: restaurant.name, cuisine: restaurant.cuisine,
      address: restaurant.address, region: restaurant.region.rawValue,
      deliveryFee: MoneyDTO(restaurant.deliveryFee),
      minimumOrder: MoneyDTO(restaurant.minimumOrder),
      offer: restaurant.offer.map {
        OfferDTO(percent: "\($0.percent)", from: MoneyDTO($0.from))
      })
  }

  func restaurant() throws(MappingError) -> Restaurant {
    guard let region = TaxRegion(rawValue: region) else { throw .invalid("region", region) }
    return Restaurant(
      id: try UUID(id, as: "id"), name: name, cuisine: cuisine, address: address, region: region,
      deliveryFee: try deliveryFee.money(), minimumOrder: try minimumOrder.money(),
      offer: try offer?.offer())
  }
}

extension OfferDTO {
  func offer() throws(MappingError) -> Offer {
    Offer(percent: try Decimal(exactly: percent, as: "percent"), from: try from.money())
  }
}

extension MenuItemDTO {
  init(_ item: MenuItem) {
    self.init(
      id: item.id.uuidString, name: item.name, summary: item.summary, category: item.category,
      price: MoneyDTO(item.price), stock: item.stock, picture: item.picture?.absoluteString)
  }

  func item() throws(MappingError) -> MenuItem {
    guard stock >= 0 else { throw .invalid("stock", "\(stock)") }
    return MenuItem(
      id: try UUID(id, as: "id"), name: name, summary: summary, category: category,
      price: try price.money(), stock: stock,
      picture: try picture.map { text throws(MappingError) in try URL(ofPicture: text) })
  }
}

extension URL {
  /// Where a browser could get it, and no file of this device.
  fileprivate init(ofPicture text: String) throws(MappingError) {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil
    else { throw .invalid("picture", text) }
    self = url
  }
}
