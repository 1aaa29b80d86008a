package import FoodDomain

/// Network first: what is left as the server says it, and as it was last seen without the server.
package struct LiveStockRepository: StockRepository {
  let remote: any CatalogueRemoteDataSource
  let local: any CatalogueLocalDataSource

  package func items(of restaurant: Restaurant.ID) async throws -> [MenuItem] {
    try await inDomainTerms {
      do {
        let answer = try await remote.menu(of: restaurant)
        let items = try answer.items.map { try $0.item() }
        // What is true is told even where it cannot be kept.
        try? await local.keep(answer, of: restaurant)
        return items
      } catch let error as RemoteError where error.leavesOpen {
        guard let kept = try await local.menu(of: restaurant) else { throw error }
        return try kept.value.items.map { try $0.item() }
      }
    }
  }
}
