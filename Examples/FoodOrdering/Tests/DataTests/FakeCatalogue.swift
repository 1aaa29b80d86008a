import FoodDomain
import FoodTesting
import Foundation

@testable import FoodData

/// A server with restaurants, as the test answers it.
struct FakeCatalogueRemote: CatalogueRemoteDataSource {
  /// The answer to who asks for all.
  var all: @Sendable () async throws -> [RestaurantDTO] = { throw NoAnswer() }
  /// The answer to who asks for a menu.
  var menu: @Sendable (UUID) async throws -> MenuDTO = { _ in throw NoAnswer() }

  func restaurants() async throws -> [RestaurantDTO] { try await all() }

  func menu(of restaurant: UUID) async throws -> MenuDTO { try await menu(restaurant) }
}

/// A cache in memory, that tells when something is kept.
actor FakeCatalogueLocal: CatalogueLocalDataSource {
  /// When everything is kept.
  static let date = Date.sample(7)
  /// Hears the name of each thing that is kept.
  nonisolated let keeping = Heard<String>()
  private var all: [RestaurantDTO]?
  private var menus: [UUID: MenuDTO]
  private let readFailure: (any Error)?
  private let writeFailure: (any Error)?

  /// Holds what the test says.
  init(
    _ all: [RestaurantDTO]? = nil, menus: [UUID: MenuDTO] = [:],
    readFailure: (any Error)? = nil, writeFailure: (any Error)? = nil
  ) {
    self.all = all
    self.menus = menus
    self.readFailure = readFailure
    self.writeFailure = writeFailure
  }

  func restaurants() async throws -> Kept<[RestaurantDTO]>? {
    if let readFailure { throw readFailure }
    return all.map { Kept(value: $0, savedAt: Self.date) }
  }

  func keep(_ restaurants: [RestaurantDTO]) async throws {
    if let writeFailure { throw writeFailure }
    all = restaurants
    keeping.say("restaurants")
  }

  func menu(of restaurant: UUID) async throws -> Kept<MenuDTO>? {
    if let readFailure { throw readFailure }
    return menus[restaurant].map { Kept(value: $0, savedAt: Self.date) }
  }

  func keep(_ menu: MenuDTO, of restaurant: UUID) async throws {
    if let writeFailure { throw writeFailure }
    menus[restaurant] = menu
    keeping.say("menu")
  }
}

extension MenuDTO {
  /// What a restaurant sells, as the server tells of it.
  static func sample(
    _ items: [MenuItem] = [.sample()], of restaurant: Restaurant = .sample()
  ) -> MenuDTO {
    MenuDTO(restaurant: RestaurantDTO(restaurant), items: items.map(MenuItemDTO.init))
  }
}

extension RestaurantDTO {
  /// A restaurant where no restaurant can be.
  static func nonsense(_ restaurant: Restaurant) -> RestaurantDTO {
    var answer = RestaurantDTO(restaurant)
    answer.region = "XX"
    return answer
  }
}
