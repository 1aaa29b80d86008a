#if DEBUG
  import FoodDomain
  import Foundation

  // What previews show: made up, and the same each time.

  extension UUID {
    /// One for each number.
    static func preview(_ number: UInt8) -> UUID {
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }
  }

  extension Money {
    static func preview(_ cents: Int) -> Money { Money(Decimal(cents) / 100, .euro) }
  }

  extension Customer {
    static let preview = Customer(
      id: .preview(1), name: "Ada Okafor", email: "ada@example.org", address: "Lindenweg 4, Berlin")
  }

  extension Restaurant {
    static let preview = Restaurant(
      id: .preview(2), name: "Trattoria Lucia", cuisine: "Italian", address: "Via Roma 3, Bologna",
      region: .italy, deliveryFee: .preview(250), minimumOrder: .preview(1200),
      offer: Offer(percent: 10, from: .preview(4000)))
  }

  extension MenuItem {
    static let preview = MenuItem(
      id: .preview(3), name: "Tagliatelle al ragù", summary: "Fresh pasta, six hours of simmering.",
      category: "Pasta", price: .preview(1350), stock: 100,
      picture: URL(string: "http://127.0.0.1:8080/pictures/pasta.png"))
    static let previewOfSoldOut = MenuItem(
      id: .preview(4), name: "Tortellini in brodo", summary: "By hand, so there are few.",
      category: "Pasta", price: .preview(1500), stock: 0)
  }

  extension Menu {
    static let preview = Menu(of: .preview, items: [.preview, .previewOfSoldOut])
  }

  extension OrderTotals {
    static let preview = OrderTotals(
      subtotal: .preview(2700), discount: .preview(0), deliveryFee: .preview(250),
      tax: .preview(295))
  }

  extension Quote {
    /// What a cart of two plates costs.
    static func preview() throws -> Quote {
      var cart = Cart()
      try cart.add(.preview, from: .preview, quantity: 2, instructions: "No cheese.")
      return Quote(cart: cart, totals: .preview)
    }
  }

  extension Order {
    /// An order that has come so far.
    static func preview(_ status: OrderStatus = .preparing, number: UInt8 = 5) -> Order {
      Order(
        id: .preview(number), customerID: Customer.preview.id, restaurantID: Restaurant.preview.id,
        restaurantName: Restaurant.preview.name,
        items: [
          OrderItem(
            menuItemID: MenuItem.preview.id, name: MenuItem.preview.name,
            unitPrice: MenuItem.preview.price, quantity: 2, instructions: "No cheese.")
        ],
        totals: .preview, payment: Payment(method: .payPal, reference: "pay_preview"),
        delivery: DeliveryDetails(recipient: "Ada Okafor", address: "Lindenweg 4, Berlin"),
        placedAt: Date(timeIntervalSince1970: 1_794_657_600), status: status)
    }
  }
#endif
