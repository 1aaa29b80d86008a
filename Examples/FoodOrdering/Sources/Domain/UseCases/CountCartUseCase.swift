/// Says how much is in the cart, without asking anybody what it costs now.
package protocol CountCartUseCase: Sendable {
  /// How many pieces there are.
  func count() async throws -> Int
}

/// Counts what is in the cart that a repository keeps.
package struct CountCart: CountCartUseCase {
  private let carts: any CartRepository

  package init(carts: any CartRepository) {
    self.carts = carts
  }

  package func count() async throws -> Int { try await carts.cart().count }
}
