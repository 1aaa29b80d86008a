import Foundation

/// For the demo at the trade fair.
struct MockFavouritesRepository: FavouritesRepository {
  func favourites() async throws -> [Favourite] {
    [Favourite(id: "1", name: "Ramen", diet: .spicy, addedAt: Date(timeIntervalSince1970: 0))]
  }
}
