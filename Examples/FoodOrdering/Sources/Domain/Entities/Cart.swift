import Foundation

/// What a customer is about to order, all from one restaurant.
package struct Cart: Sendable, Hashable {
  /// The most that one order may hold of an item.
  package static let mostOfAnItem = 20
  /// The most different items in one order.
  package static let mostLines = 50

  /// Whose food it is; nil while there is none.
  package private(set) var restaurant: Restaurant?
  package private(set) var lines: [Line] = []

  /// An item, and how often.
  package struct Line: Sendable, Hashable, Identifiable {
    package var item: MenuItem
    package var quantity: Int
    /// What the kitchen is asked for, such as "no onions".
    package var instructions: String

    package var id: MenuItem.ID { item.id }
    /// The price of all of it.
    package var price: Money { item.price.times(quantity) }
    /// Whether so much of it is left.
    package var isAvailable: Bool { quantity <= item.stock }
  }

  package init() {}

  package var isEmpty: Bool { lines.isEmpty }
  /// How many pieces there are.
  package var count: Int { lines.reduce(0) { $0 + $1.quantity } }

  /// Puts more of an item in.
  ///
  /// - Throws: `CartError`, and then nothing has changed.
  package mutating func add(
    _ item: MenuItem, from restaurant: Restaurant, quantity: Int, instructions: String = ""
  ) throws(CartError) {
    if let other = self.restaurant, other.id != restaurant.id { throw .otherRestaurant(other.name) }
    guard FoodDomain.Line.isHarmless(instructions, atMost: 140) else { throw .invalidInstructions }
    let line = lines.first { $0.id == item.id }
    let sum = (line?.quantity ?? 0).addingReportingOverflow(quantity)
    guard quantity > 0, !sum.overflow else { throw .invalidQuantity(most: Self.mostOfAnItem) }
    try set(
      Line(
        item: item, quantity: try Self.checked(sum.partialValue, of: item),
        instructions: instructions.isEmpty ? line?.instructions ?? "" : instructions))
    self.restaurant = restaurant
  }

  /// Has so many of an item from now on; none takes it out.
  ///
  /// - Throws: `CartError`, and then nothing has changed.
  package mutating func setQuantity(_ quantity: Int, of item: MenuItem.ID) throws(CartError) {
    guard let index = lines.firstIndex(where: { $0.id == item }) else { throw .notInCart }
    if quantity == 0 {
      lines.remove(at: index)
      if lines.isEmpty { restaurant = nil }
    } else {
      lines[index].quantity = try Self.checked(quantity, of: lines[index].item)
    }
  }

  /// The same choice at the prices and out of the stock of now; what is sold no more has none left.
  package func updated(to items: [MenuItem]) -> Cart {
    let known = Dictionary(items.map { ($0.id, $0) }) { first, _ in first }
    var cart = self
    cart.lines = lines.map { line in
      var line = line
      line.item = known[line.id] ?? line.item.with(stock: 0)
      return line
    }
    return cart
  }

  private mutating func set(_ line: Line) throws(CartError) {
    if let index = lines.firstIndex(where: { $0.id == line.id }) {
      lines[index] = line
    } else {
      guard lines.count < Self.mostLines else { throw .tooManyItems(most: Self.mostLines) }
      lines.append(line)
    }
  }

  private static func checked(_ quantity: Int, of item: MenuItem) throws(CartError) -> Int {
    guard (1...mostOfAnItem).contains(quantity) else {
      throw .invalidQuantity(most: mostOfAnItem)
    }
    guard quantity <= item.stock else { throw .outOfStock(item.name, left: max(0, item.stock)) }
    return quantity
  }
}
