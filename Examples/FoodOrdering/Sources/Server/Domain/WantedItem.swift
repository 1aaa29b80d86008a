package import FoodDomain

/// What a customer asks for, before anybody has looked whether there is such a thing.
package struct WantedItem: Sendable, Hashable {
  package let id: MenuItem.ID
  package let quantity: Int
  package let instructions: String

  package init(id: MenuItem.ID, quantity: Int, instructions: String) {
    self.id = id
    self.quantity = quantity
    self.instructions = instructions
  }
}
