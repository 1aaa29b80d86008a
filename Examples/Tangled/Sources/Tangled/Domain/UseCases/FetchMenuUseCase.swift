import Foundation

/// Finds the dishes that can be ordered now.
protocol FetchMenuUseCase {
  func execute(matching query: String, tag: DietaryTag?) async throws -> [Dish]
}

struct DefaultFetchMenuUseCase: FetchMenuUseCase {
  private let menu: MenuRepository

  init(menu: MenuRepository) {
    self.menu = menu
  }

  func execute(matching query: String, tag: DietaryTag?) async throws -> [Dish] {
    try await menu.dishes()
      .filter { dish in
        guard dish.isAvailable else { return false }
        if let tag, !dish.tags.contains(tag) { return false }
        return query.isEmpty || dish.name.localizedCaseInsensitiveContains(query)
      }
      .sorted { $0.name < $1.name }
  }
}
