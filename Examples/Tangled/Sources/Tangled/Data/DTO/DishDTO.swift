import Foundation

struct MenuResponse: Decodable {
  let dishes: [DishDTO]
}

struct DishDTO: Decodable {
  let id: String
  let name: String
  let description: String
  let price: String
  let currency: String
  let imageURL: URL?
  let tags: [String]
  let inStock: Bool

  enum CodingKeys: String, CodingKey {
    case id, name, description, price, currency, tags
    case imageURL = "image_url"
    case inStock = "in_stock"
  }
}
