/// Where it is known how much is left.
package protocol StockRepository: Sendable {
  /// What a restaurant sells with its prices and how much is left, as well as it is known.
  ///
  /// - Throws: `ServiceError`.
  func items(of restaurant: Restaurant.ID) async throws -> [MenuItem]
}
