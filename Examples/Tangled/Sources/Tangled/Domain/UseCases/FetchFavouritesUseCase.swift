import Foundation

/// Lists a customer's favourites, unless they were hidden.
struct FetchFavouritesUseCase {
  private let repository: FavouritesRepository
  private let settings: UserDefaults

  init(repository: FavouritesRepository, settings: UserDefaults) {
    self.repository = repository
    self.settings = settings
  }

  func execute() async throws -> [Favourite] {
    if settings.bool(forKey: "hidesFavourites") { return [] }
    return try await repository.favourites()
  }
}
