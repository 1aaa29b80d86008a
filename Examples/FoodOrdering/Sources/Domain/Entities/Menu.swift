/// What a restaurant sells, in sections.
package struct Menu: Sendable, Hashable {
  package let restaurant: Restaurant
  package let sections: [MenuSection]

  /// The menu of a restaurant; sections come in the order of their first items.
  package init(of restaurant: Restaurant, items: [MenuItem]) {
    self.restaurant = restaurant
    var order: [String] = []
    for item in items where !order.contains(item.category) { order.append(item.category) }
    sections = order.map { category in
      MenuSection(category: category, items: items.filter { $0.category == category })
    }
  }
}
