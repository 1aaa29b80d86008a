#if DEBUG
  import FoodDomain

  /// Finds one restaurant, whatever is searched for.
  struct DummyFetchRestaurantsUseCase: FetchRestaurantsUseCase {
    func restaurants(
      matching text: String
    ) -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> {
      AsyncThrowingStream { continuation in
        continuation.yield(.current([.preview]))
        continuation.finish()
      }
    }
  }

  /// Shows one menu.
  struct DummyFetchMenuUseCase: FetchMenuUseCase {
    func menu(of restaurant: Restaurant.ID) -> AsyncThrowingStream<Snapshot<Menu>, any Error> {
      AsyncThrowingStream { continuation in
        continuation.yield(.current(.preview))
        continuation.finish()
      }
    }
  }

  /// Takes whatever a cart can hold, and forgets it.
  struct DummyAddToCartUseCase: AddToCartUseCase {
    func add(
      _ item: MenuItem, from restaurant: Restaurant, quantity: Int, instructions: String
    ) async throws -> Cart {
      var cart = Cart()
      try cart.add(item, from: restaurant, quantity: quantity, instructions: instructions)
      return cart
    }
  }

  /// Changes what the preview's cart holds, and forgets it.
  struct DummyChangeQuantityUseCase: ChangeQuantityUseCase {
    func change(_ item: MenuItem.ID, to quantity: Int) async throws -> Cart {
      var cart = try Quote.preview().cart
      try cart.setQuantity(quantity, of: item)
      return cart
    }
  }

  /// Counts what the preview's cart holds.
  struct DummyCountCartUseCase: CountCartUseCase {
    func count() async throws -> Int { try Quote.preview().cart.count }
  }

  /// Always asks for the same.
  struct DummyQuoteOrderUseCase: QuoteOrderUseCase {
    func quote() async throws -> Quote { try .preview() }
  }
#endif
