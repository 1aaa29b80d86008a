import Foundation

/// Restaurants and menus as they were last seen.
protocol CatalogueLocalDataSource: Sendable {
  func restaurants() async throws -> Kept<[RestaurantDTO]>?
  func keep(_ restaurants: [RestaurantDTO]) async throws
  func menu(of restaurant: UUID) async throws -> Kept<MenuDTO>?
  func keep(_ menu: MenuDTO, of restaurant: UUID) async throws
}
