import FoodDomain
import FoodServer
import Foundation
import Testing

/// Carts that are made of what somebody far away asks for.
struct FillCartTests {
  private let carts = FillCart(repository: OneMenu())
  private let udon = Fixture.udon

  @Test func `names and prices are the menu's`() async throws {
    let wanted = WantedItem(id: udon.id, quantity: 2, instructions: "hot")
    let cart = try await carts.cart(of: [wanted], from: Fixture.restaurant.id)
    #expect(cart.restaurant == Fixture.restaurant)
    #expect(cart.lines.map(\.item.price) == [udon.price])
    #expect(cart.lines.map(\.quantity) == [2])
    #expect(cart.lines.map(\.instructions) == ["hot"])
  }

  @Test func `the same item twice is one line`() async throws {
    let wanted = WantedItem(id: udon.id, quantity: 2, instructions: "")
    let cart = try await carts.cart(of: [wanted, wanted], from: Fixture.restaurant.id)
    #expect(cart.lines.map(\.quantity) == [4])
  }

  @Test func `what is not on the menu cannot be ordered`() async throws {
    await #expect(throws: CartError.notInCart) {
      try await carts.cart(
        of: [WantedItem(id: UUID(), quantity: 1, instructions: "")], from: Fixture.restaurant.id)
    }
  }

  @Test func `how much is left is not asked yet`() async throws {
    let wanted = WantedItem(id: udon.id, quantity: udon.stock + 1, instructions: "")
    let cart = try await carts.cart(of: [wanted], from: Fixture.restaurant.id)
    #expect(cart.count == udon.stock + 1)
  }

  @Test func `nothing makes an empty cart`() async throws {
    #expect(try await carts.cart(of: [], from: Fixture.restaurant.id).isEmpty)
  }
}

/// One restaurant with its menu.
private struct OneMenu: RestaurantRepository {
  func restaurants() -> AsyncThrowingStream<Snapshot<[Restaurant]>, any Error> {
    AsyncThrowingStream {
      $0.yield(.current([Fixture.restaurant]))
      $0.finish()
    }
  }

  func menu(
    of restaurant: Restaurant.ID
  ) -> AsyncThrowingStream<Snapshot<(Restaurant, [MenuItem])>, any Error> {
    AsyncThrowingStream {
      $0.yield(.current((Fixture.restaurant, [Fixture.udon, Fixture.tea])))
      $0.finish()
    }
  }
}
