package import FoodDomain

/// Finds the restaurants that the test answers.
package struct FakeFetchRestaurants: FetchRestaurantsUseCase {
  private let answer: @Sendable (String) -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error>

  /// Answers with what the work says.
  package init(
    _ answer:
      @escaping @Sendable (String) -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error>
  ) {
    self.answer = answer
  }

  package func restaurants(
    matching text: String
  ) -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> {
    answer(text)
  }
}

/// Shows the menu that the test answers.
package struct FakeFetchMenu: FetchMenuUseCase {
  private let answer: @Sendable (Restaurant.ID) -> AsyncThrowingStream<Snapshot<Menu>, any Error>

  /// Answers with what the work says.
  package init(
    _ answer:
      @escaping @Sendable (Restaurant.ID) -> AsyncThrowingStream<Snapshot<Menu>, any Error>
  ) {
    self.answer = answer
  }

  package func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<Menu>, any Error> {
    answer(restaurant)
  }
}

/// Puts food where the test says.
package struct FakeAddToCart: AddToCartUseCase {
  /// What is to be put in.
  package struct Request: Sendable {
    /// What it is.
    package let item: MenuItem
    /// Who cooks it.
    package let restaurant: Restaurant
    /// How often.
    package let quantity: Int
    /// What the kitchen is asked for.
    package let instructions: String
  }

  private let answer: @Sendable (Request) async throws -> Cart

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (Request) async throws -> Cart) {
    self.answer = answer
  }

  package func add(
    _ item: MenuItem, from restaurant: Restaurant, quantity: Int, instructions: String
  ) async throws -> Cart {
    try await answer(
      Request(item: item, restaurant: restaurant, quantity: quantity, instructions: instructions))
  }
}

/// Changes quantities as the test says.
package struct FakeChangeQuantity: ChangeQuantityUseCase {
  private let answer: @Sendable (MenuItem.ID, Int) async throws -> Cart

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable (MenuItem.ID, Int) async throws -> Cart) {
    self.answer = answer
  }

  package func change(_ item: MenuItem.ID, to quantity: Int) async throws -> Cart {
    try await answer(item, quantity)
  }
}

/// Reckons as the test says.
package struct FakeQuoteOrder: QuoteOrderUseCase {
  private let answer: @Sendable () async throws -> Quote

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable () async throws -> Quote) {
    self.answer = answer
  }

  package func quote() async throws -> Quote { try await answer() }
}

/// Counts as the test says.
package struct FakeCountCart: CountCartUseCase {
  private let answer: @Sendable () async throws -> Int

  /// Answers with what the work says.
  package init(_ answer: @escaping @Sendable () async throws -> Int) {
    self.answer = answer
  }

  package func count() async throws -> Int { try await answer() }
}
