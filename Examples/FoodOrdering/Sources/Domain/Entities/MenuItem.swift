package import Foundation

/// Something to eat or drink that a restaurant sells.
package struct MenuItem: Sendable, Hashable, Identifiable {
  package let id: UUID
  package let name: String
  /// What it is, in a sentence.
  package let summary: String
  /// The part of the menu that it stands in, such as "Starters".
  package let category: String
  package let price: Money
  /// How many are left.
  package let stock: Int
  /// Where a picture of it can be had; nil if there is none.
  package let picture: URL?

  package init(
    id: UUID, name: String, summary: String, category: String, price: Money, stock: Int,
    picture: URL? = nil
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.category = category
    self.price = price
    self.stock = stock
    self.picture = picture
  }

  /// The same item with another number left.
  package func with(stock: Int) -> MenuItem {
    MenuItem(
      id: id, name: name, summary: summary, category: category, price: price, stock: stock,
      picture: picture)
  }

  /// Whether nothing is left of it.
  package var isSoldOut: Bool { stock <= 0 }
}
