package import FoodDomain
import Foundation

/// Counts what is left.
package actor InMemoryStockRepository: StockRepository {
  private var items: [Restaurant.ID: [MenuItem]]

  package init(_ menus: [Menu]) {
    items = Dictionary(
      menus.map { ($0.restaurant.id, $0.sections.flatMap(\.items)) }
    ) { first, _ in first }
  }

  package func items(of restaurant: Restaurant.ID) async throws -> [MenuItem] {
    guard let items = items[restaurant] else { throw ServiceError.notFound }
    return items
  }

  /// Takes all that is ordered, or nothing.
  func take(_ ordered: [OrderItem], from restaurant: Restaurant.ID) throws {
    guard var left = items[restaurant] else { throw ServiceError.notFound }
    for item in ordered {
      let index = left.firstIndex { $0.id == item.menuItemID && $0.stock >= item.quantity }
      guard let index else {
        let stock = left.first { $0.id == item.menuItemID }?.stock ?? 0
        throw OrderError.outOfStock(item.name, left: stock)
      }
      left[index] = left[index].with(stock: left[index].stock - item.quantity)
    }
    items[restaurant] = left
  }

  /// Has again what was taken for an order.
  func putBack(_ ordered: [OrderItem], to restaurant: Restaurant.ID) {
    items[restaurant] = items[restaurant]?.map { item in
      let back = ordered.filter { $0.menuItemID == item.id }.reduce(0) { $0 + $1.quantity }
      return item.with(stock: item.stock + back)
    }
  }
}
