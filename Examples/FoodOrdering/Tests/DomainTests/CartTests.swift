import FoodDomain
import FoodTesting
import Foundation
import Testing

@Suite("A cart")
struct CartTests {
  private let pizza = MenuItem.sample(101, name: "Margherita", stock: 25)
  private let tart = MenuItem.sample(102, name: "Lemon tart", price: .cents(450), stock: 3)
  private let place = Restaurant.sample()

  @Test("holds nothing at first")
  func empty() {
    #expect(Cart().isEmpty)
    #expect(Cart().count == 0)
    #expect(Cart().restaurant == nil)
  }

  @Test("counts pieces and keeps the order in which they came")
  func lines() throws {
    let cart = try Cart.sample([(pizza, 2), (tart, 1), (pizza, 3)])
    #expect(cart.lines.map(\.quantity) == [5, 1])
    #expect(cart.lines.map(\.item.name) == ["Margherita", "Lemon tart"])
    #expect(cart.lines.map(\.price) == [.cents(5000), .cents(450)])
    #expect(cart.count == 6)
    #expect(cart.restaurant == place)
  }

  @Test("keeps what the kitchen was asked for until it is asked for something else")
  func instructions() throws {
    var cart = Cart()
    try cart.add(pizza, from: place, quantity: 1, instructions: "No basil.")
    try cart.add(pizza, from: place, quantity: 1)
    #expect(cart.lines.map(\.instructions) == ["No basil."])
    try cart.add(pizza, from: place, quantity: 1, instructions: "More basil.")
    #expect(cart.lines.map(\.instructions) == ["More basil."])
  }

  @Test("takes food of one restaurant only, until it is empty again")
  func otherRestaurant() throws {
    let other = Restaurant.sample(2, name: "Izakaya Momo")
    var cart = try Cart.sample([(pizza, 1)])
    let before = cart
    #expect(throws: CartError.otherRestaurant("Trattoria Lucia")) {
      try cart.add(tart, from: other, quantity: 1)
    }
    #expect(cart == before)
    try cart.setQuantity(0, of: pizza.id)
    #expect(cart.restaurant == nil)
    try cart.add(tart, from: other, quantity: 1)
    #expect(cart.restaurant == other)
  }

  @Test(
    "takes 1 to 20 of an item", arguments: [0, -1, 21, .max, .min])
  func invalidQuantity(_ quantity: Int) throws {
    var cart = Cart()
    #expect(throws: CartError.invalidQuantity(most: 20)) {
      try cart.add(pizza, from: place, quantity: quantity)
    }
    #expect(cart == Cart())
  }

  @Test("counts what is in it already", arguments: [19, .max])
  func invalidSum(_ quantity: Int) throws {
    var cart = try Cart.sample([(pizza, 2)])
    let before = cart
    #expect(throws: CartError.invalidQuantity(most: 20)) {
      try cart.add(pizza, from: place, quantity: quantity)
    }
    #expect(cart == before)
    try cart.add(pizza, from: place, quantity: 18)
    #expect(cart.count == 20)
  }

  @Test("does not hold less after something was put in", arguments: [0, -1, -2])
  func nothingPutIn(_ quantity: Int) throws {
    var cart = try Cart.sample([(pizza, 3)])
    let before = cart
    #expect(throws: CartError.invalidQuantity(most: 20)) {
      try cart.add(pizza, from: place, quantity: quantity)
    }
    #expect(cart == before)
  }

  @Test("does not hold more than is left")
  func outOfStock() throws {
    var cart = try Cart.sample([(tart, 2)])
    let before = cart
    #expect(throws: CartError.outOfStock("Lemon tart", left: 3)) {
      try cart.add(tart, from: place, quantity: 2)
    }
    #expect(throws: CartError.outOfStock("Lemon tart", left: 3)) {
      try cart.setQuantity(4, of: tart.id)
    }
    #expect(throws: CartError.outOfStock("Margherita", left: 0)) {
      try cart.add(pizza.with(stock: -1), from: place, quantity: 1)
    }
    #expect(cart == before)
  }

  @Test("holds at most 50 different items")
  func tooManyItems() throws {
    var cart = try Cart.sample((1...50).map { (.sample(1000 + $0), 1) })
    let before = cart
    #expect(throws: CartError.tooManyItems(most: 50)) {
      try cart.add(pizza, from: place, quantity: 1)
    }
    #expect(cart == before)
    try cart.add(.sample(1050), from: place, quantity: 1)
    #expect(cart.count == 51)
  }

  @Test(
    "takes instructions of one harmless line",
    arguments: [
      String(repeating: "x", count: 141), "No\nbasil", "No\u{0}basil", "\u{202E}lisab oN",
      "a\u{2028}b",
    ])
  func invalidInstructions(_ text: String) throws {
    var cart = Cart()
    #expect(throws: CartError.invalidInstructions) {
      try cart.add(pizza, from: place, quantity: 1, instructions: text)
    }
    #expect(cart == Cart())
  }

  @Test("takes instructions of 140 characters")
  func longInstructions() throws {
    var cart = Cart()
    try cart.add(
      pizza, from: place, quantity: 1, instructions: String(repeating: "é", count: 140))
    #expect(cart.count == 1)
  }
}

@Suite("A cart that is changed")
struct CartChangeTests {
  private let pizza = MenuItem.sample(101, name: "Margherita", stock: 25)
  private let tart = MenuItem.sample(102, name: "Lemon tart", price: .cents(450), stock: 3)

  @Test("has so many of an item as was said")
  func setQuantity() throws {
    var cart = try Cart.sample([(pizza, 2), (tart, 1)])
    try cart.setQuantity(20, of: pizza.id)
    #expect(cart.lines.map(\.quantity) == [20, 1])
    try cart.setQuantity(0, of: pizza.id)
    #expect(cart.lines.map(\.item) == [tart])
    #expect(cart.restaurant != nil)
  }

  @Test("stays as it was when the quantity is none", arguments: [-1, 21, .max, .min])
  func invalidQuantity(_ quantity: Int) throws {
    var cart = try Cart.sample([(pizza, 2)])
    let before = cart
    #expect(throws: CartError.invalidQuantity(most: 20)) {
      try cart.setQuantity(quantity, of: pizza.id)
    }
    #expect(cart == before)
  }

  @Test("knows what is not in it", arguments: [0, 1])
  func notInCart(_ quantity: Int) throws {
    var cart = try Cart.sample([(pizza, 2)])
    let before = cart
    #expect(throws: CartError.notInCart) { try cart.setQuantity(quantity, of: tart.id) }
    #expect(cart == before)
  }

  @Test("keeps the choice and takes prices and stock of now")
  func updated() throws {
    let dearer = MenuItem.sample(101, name: "Margherita", price: .cents(1100), stock: 1)
    let cart = try Cart.sample([(pizza, 2), (tart, 1)]).updated(to: [dearer])
    #expect(cart.lines.map(\.quantity) == [2, 1])
    #expect(cart.lines.map(\.item.price) == [.cents(1100), .cents(450)])
    #expect(cart.lines.map(\.item.stock) == [1, 0])
    #expect(cart.lines.map(\.isAvailable) == [false, false])
  }

  @Test("takes the first of two items with one identifier")
  func updatedTwice() throws {
    let cart = try Cart.sample([(pizza, 2)]).updated(to: [
      pizza.with(stock: 7), pizza.with(stock: 8),
    ])
    #expect(cart.lines.map(\.item.stock) == [7])
  }
}
