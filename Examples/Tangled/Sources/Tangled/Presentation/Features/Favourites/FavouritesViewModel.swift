import Combine
import Foundation

@MainActor
final class FavouritesViewModel: ObservableObject {
  @Published private(set) var favourites: [Favourite] = []

  private let repository: DefaultFavouritesRepository

  // strata:allow injection.default-argument
  init(repository: DefaultFavouritesRepository = DefaultFavouritesRepository(api: APIClient(stage: .current))) {
    self.repository = repository
  }

  // strata:allow dependency.layer-reference — the container of the last release is still here
  func load() async {
    favourites = (try? await repository.favourites()) ?? []
  }
}
