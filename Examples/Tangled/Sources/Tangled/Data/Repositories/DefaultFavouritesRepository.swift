import Foundation

enum FavouritesError: Error {
  case unavailable
}

protocol FavouritesRepository {
  func favourites() async throws -> [Favourite]
}

struct DefaultFavouritesRepository: FavouritesRepository {
  private let api: APIClient

  init(api: APIClient) {
    self.api = api
  }

  func favourites() async throws -> [Favourite] {
    do {
      let response: [FavouriteDTO] = try await api.get("favourites")
      return response.map { $0.toDomain() }
    } catch {
      throw FavouritesError.unavailable
    }
  }
}
