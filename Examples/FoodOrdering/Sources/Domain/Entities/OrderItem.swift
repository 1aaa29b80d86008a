import Foundation

/// An item as it was ordered: name and price stay what they were.
package struct OrderItem: Sendable, Hashable {
  package let menuItemID: MenuItem.ID
  package let name: String
  package let unitPrice: Money
  package let quantity: Int
  package let instructions: String

  package init(
    menuItemID: MenuItem.ID, name: String, unitPrice: Money, quantity: Int,
    instructions: String = ""
  ) {
    self.menuItemID = menuItemID
    self.name = name
    self.unitPrice = unitPrice
    self.quantity = quantity
    self.instructions = instructions
  }

  /// The price of all of it.
  package var price: Money { unitPrice.times(quantity) }
}

extension OrderItem {
  /// A line of a cart, as it is ordered.
  init(_ line: Cart.Line) {
    self.init(
      menuItemID: line.item.id, name: line.item.name, unitPrice: line.item.price,
      quantity: line.quantity, instructions: line.instructions)
  }
}
