import Foundation

/// Restaurants and menus on the server.
protocol CatalogueRemoteDataSource: Sendable {
  func restaurants() async throws -> [RestaurantDTO]
  func menu(of restaurant: UUID) async throws -> MenuDTO
}

extension FoodAPI: CatalogueRemoteDataSource {
  func restaurants() async throws -> [RestaurantDTO] {
    let answer: RestaurantsDTO = try await get("/restaurants")
    return answer.restaurants
  }

  func menu(of restaurant: UUID) async throws -> MenuDTO {
    try await get("/restaurants/\(restaurant.uuidString)/menu")
  }
}
