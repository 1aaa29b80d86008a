/// A part of a menu with its items, in the order of the restaurant.
package struct MenuSection: Sendable, Hashable {
  package let category: String
  package let items: [MenuItem]

  package init(category: String, items: [MenuItem]) {
    self.category = category
    self.items = items
  }
}
