/// Shows what a restaurant sells.
package protocol FetchMenuUseCase: Sendable {
  /// The menu in sections; what is sold out comes last in each.
  func menu(of restaurant: Restaurant.ID) -> AsyncThrowingStream<Snapshot<Menu>, any Error>
}

/// Reads it from a repository.
package struct FetchMenu: FetchMenuUseCase {
  private let repository: any RestaurantRepository

  package init(repository: any RestaurantRepository) {
    self.repository = repository
  }

  package func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<Menu>, any Error> {
    repository.menu(of: restaurant).mapped { known in
      known.map { restaurant, items in
        let sections = Menu(of: restaurant, items: items).sections
        return Menu(
          of: restaurant,
          items: sections.flatMap { section in
            section.items.filter { !$0.isSoldOut } + section.items.filter(\.isSoldOut)
          })
      }
    }
  }
}
