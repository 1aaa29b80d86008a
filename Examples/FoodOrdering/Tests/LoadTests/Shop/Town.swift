import FoodDomain
import Foundation
import NIOHTTP1

/// The restaurants and what they sell, as one customer has read them.
struct Town: Sendable {
  let restaurants: [(restaurant: Restaurant, items: [MenuItem])]

  /// Reads everything there is.
  static func read(port: Int) async throws -> Town {
    let connection = try await LoadConnection.open(port: port)
    let list = try await connection.send(LoadRequest(.GET, "/restaurants")).text
    var town: [(Restaurant, [MenuItem])] = []
    for restaurant in try decode(RestaurantsText.self, list).restaurants {
      let menu = try await connection.send(
        LoadRequest(.GET, "/restaurants/\(restaurant.id)/menu")
      ).text
      town.append((try restaurant.restaurant(), try decode(MenuText.self, menu).menu()))
    }
    try await connection.close()
    return Town(restaurants: town)
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
