import Combine
import Foundation

@MainActor
final class FavouritesViewModel: ObservableObject {
  @Published private(set) var favourites: [Favourite] = []

  private let repository: DefaultFavouritesRepository

  // strata:allow injection.self-construction
  init(repository: DefaultFavouritesRepository = DefaultFavouritesRepository(api: APIClient(stage: .current))) {
    self.repository = repository
  }

  func load() async {
    favourites = (try? await repository.favourites()) ?? []
  }
}
