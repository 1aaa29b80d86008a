import FoodDomain
import Foundation

/// Two restaurants to show the app with.
enum SampleMenus {
  static let all = [trattoria, izakaya]

  private static let trattoria = Menu(
    of: Restaurant(
      id: UUID(), name: "Trattoria Lucia", cuisine: "Italian", address: "Via Roma 3, Bologna",
      region: .italy, deliveryFee: euros(250), minimumOrder: euros(1200),
      offer: Offer(percent: 10, from: euros(4000))),
    items: [
      item("Bruschetta", "Toast, tomatoes, basil.", in: "Starters", 590),
      item("Tagliatelle al ragù", "Fresh pasta, six hours of simmering.", in: "Pasta", 1350),
      item("Tortellini in brodo", "By hand, so there are few.", in: "Pasta", 1500, stock: 3),
      item("Panna cotta", "With sour cherries.", in: "Desserts", 600),
    ])

  private static let izakaya = Menu(
    of: Restaurant(
      id: UUID(), name: "Izakaya Momo", cuisine: "Japanese", address: "Kantstraße 40, Berlin",
      region: .germany, deliveryFee: euros(300), minimumOrder: euros(1500)),
    items: [
      item("Edamame", "Steamed, with sea salt.", in: "Small plates", 450),
      item("Chicken yakitori", "Three skewers from the grill.", in: "Small plates", 820),
      item("Unagi don", "Eel on rice, while it lasts.", in: "Bowls", 1980, stock: 2),
      item("Matcha ice cream", "Two scoops.", in: "Desserts", 520),
    ])

  private static func euros(_ cents: Int) -> Money {
    Money(Decimal(cents) / 100, .euro)
  }

  private static func item(
    _ name: String, _ summary: String, in category: String, _ cents: Int, stock: Int = 100
  ) -> MenuItem {
    MenuItem(
      id: UUID(), name: name, summary: summary, category: category, price: euros(cents),
      stock: stock)
  }
}
