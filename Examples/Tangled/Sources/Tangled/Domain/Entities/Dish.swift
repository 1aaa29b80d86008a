import Foundation

/// Something a restaurant cooks and we deliver.
struct Dish: Identifiable, Hashable {
  let id: String
  let name: String
  let summary: String
  let price: Money
  let photo: URL?
  let tags: [DietaryTag]
  let isAvailable: Bool
}

// Menu, search and favourites all need this one.
extension Dish {
  init?(dto: DishDTO) {
    guard let amount = Decimal(string: dto.price), let currency = Currency(rawValue: dto.currency)
    else { return nil }
    self.init(
      id: dto.id,
      name: dto.name,
      summary: dto.description,
      price: Money(amount: amount, currency: currency),
      photo: dto.imageURL,
      tags: dto.tags.compactMap { DietaryTag(rawValue: $0) },
      isAvailable: dto.inStock
    )
  }
}
