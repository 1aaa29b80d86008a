import Foundation

struct DefaultMenuRepository: MenuRepository {
  private let api: APIClient

  init(api: APIClient) {
    self.api = api
  }

  func dishes() async throws -> [Dish] {
    do {
      let response: MenuResponse = try await api.get("menu")
      return response.dishes.compactMap { Dish(dto: $0) }
    } catch {
      throw MenuError.unavailable
    }
  }
}
