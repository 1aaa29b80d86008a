import FoodDomain
import FoodTesting
import Foundation
import Testing

@testable import FoodData

/// Something that is wrong with an answer.
struct Flaw<DTO: Sendable>: Sendable, CustomTestStringConvertible {
  /// Its name.
  let testDescription: String
  /// The value that is wrong.
  let value: String
  /// Puts it into a good answer.
  let spoil: @Sendable (inout DTO) -> Void

  init(_ field: String, _ value: String, _ spoil: @escaping @Sendable (inout DTO) -> Void) {
    testDescription = field
    self.value = value
    self.spoil = spoil
  }

  /// What is said about it.
  var error: MappingError { .invalid(testDescription, value) }
}

@Suite("Restaurants and menus, as the server tells of them")
struct MenuMappingTests {
  private let offer = Offer(percent: 12.5, from: .cents(4000))

  @Test("come back as they went", arguments: TaxRegion.allCases)
  func roundTrip(_ region: TaxRegion) throws {
    for restaurant in [Restaurant.sample(region: region), .sample(region: region, offer: offer)] {
      #expect(try RestaurantDTO(restaurant).restaurant() == restaurant)
    }
    let picture = URL(string: "http://127.0.0.1:8080/pictures/pizza.png")
    for item in [MenuItem.sample(), .sample(stock: 0), .sample(picture: picture)] {
      #expect(try MenuItemDTO(item).item() == item)
    }
  }

  @Test(
    "are none with a restaurant that cannot be",
    arguments: [
      Flaw<RestaurantDTO>("id", "1") { $0.id = "1" },
      Flaw("region", "XX") { $0.region = "XX" },
      Flaw("amount", "much") { $0.deliveryFee.amount = "much" },
      Flaw("currency", "XXX") { $0.deliveryFee.currency = "XXX" },
      Flaw("amount", "") { $0.minimumOrder.amount = "" },
      Flaw("percent", "half") { $0.offer?.percent = "half" },
      Flaw("amount", "1,5") { $0.offer?.from.amount = "1,5" },
    ])
  func badRestaurant(_ flaw: Flaw<RestaurantDTO>) {
    var answer = RestaurantDTO(.sample(offer: offer))
    flaw.spoil(&answer)
    #expect(throws: flaw.error) { try answer.restaurant() }
  }

  @Test(
    "are none with an item that cannot be",
    arguments: [
      Flaw<MenuItemDTO>("id", "") { $0.id = "" },
      Flaw("amount", "1.2.3") { $0.price.amount = "1.2.3" },
      Flaw("currency", "") { $0.price.currency = "" },
      Flaw("stock", "-1") { $0.stock = -1 },
      Flaw("picture", "") { $0.picture = "" },
      Flaw("picture", "pictures/pizza.png") { $0.picture = "pictures/pizza.png" },
      Flaw("picture", "file:///etc/passwd") { $0.picture = "file:///etc/passwd" },
      Flaw("picture", "javascript:alert(1)") { $0.picture = "javascript:alert(1)" },
      Flaw("picture", "http:///pizza.png") { $0.picture = "http:///pizza.png" },
    ])
  func badItem(_ flaw: Flaw<MenuItemDTO>) {
    var answer = MenuItemDTO(.sample())
    flaw.spoil(&answer)
    #expect(throws: flaw.error) { try answer.item() }
  }
}

@Suite("Orders, as the server tells of them")
struct OrderMappingTests {
  @Test("come back as they went", arguments: OrderStatus.allCases)
  func roundTrip(_ status: OrderStatus) throws {
    let order = Order.sample(
      items: [.sample(), .sample(.sample(102), quantity: 20, instructions: "")],
      payment: Payment(method: .card, reference: "pay_1"), status: status)
    #expect(try OrderDTO(order).order(of: order.customerID) == order)
  }

  @Test("belong to who has asked for them")
  func customer() throws {
    #expect(try OrderDTO(.sample()).order(of: .sample(502)).customerID == .sample(502))
  }

  @Test(
    "are none with a field that cannot be",
    arguments: [
      Flaw<OrderDTO>("id", "1") { $0.id = "1" },
      Flaw("restaurantID", "") { $0.restaurantID = "" },
      Flaw("status", "eaten") { $0.status = "eaten" },
      Flaw("menuItemID", "x") { $0.items[0].menuItemID = "x" },
      Flaw("quantity", "0") { $0.items[0].quantity = 0 },
      Flaw("quantity", "-1") { $0.items[0].quantity = -1 },
      Flaw("amount", "?") { $0.items[0].unitPrice.amount = "?" },
      Flaw("amount", "a") { $0.totals.subtotal.amount = "a" },
      Flaw("amount", "b") { $0.totals.discount.amount = "b" },
      Flaw("currency", "c") { $0.totals.deliveryFee.currency = "c" },
      Flaw("currency", "d") { $0.totals.tax.currency = "d" },
      Flaw("method", "shells") { $0.payment.method = "shells" },
    ])
  func bad(_ flaw: Flaw<OrderDTO>) {
    var answer = OrderDTO(.sample())
    flaw.spoil(&answer)
    #expect(throws: flaw.error) { try answer.order(of: .sample(501)) }
  }

  @Test("are sent with all that the server has to know, and no prices of this side")
  func place() throws {
    let order = Order.sample(payment: Payment(method: .card, reference: "pay_1"))
    let body = try JSONEncoder().encode(try PlaceOrderDTO(order))
    let fields = try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
    #expect(
      Set(fields.keys) == ["id", "restaurantID", "items", "delivery", "payment", "agreedTotal"])
    let items = try #require(fields["items"] as? [[String: Any]])
    #expect(items.map { Set($0.keys) } == [["menuItemID", "quantity", "instructions"]])
    #expect(fields["agreedTotal"] as? [String: String] == ["amount": "24.08", "currency": "EUR"])
    #expect(fields["payment"] as? [String: String] == ["method": "card", "reference": "pay_1"])
  }
}

@Suite("Accounts, as the server tells of them")
struct AccountMappingTests {
  private let answer = SessionDTO(
    customer: CustomerDTO(
      id: UUID.sample(501).uuidString, name: "Ada Byron", email: "ada501@example.org",
      address: "Kantstraße 40, Berlin"),
    token: "secret-token")

  @Test("have a customer and a token")
  func good() throws {
    #expect(try answer.session() == .sample())
  }

  @Test(
    "are none without",
    arguments: [
      Flaw<SessionDTO>("token", "nothing") { $0.token = "" },
      Flaw("customer.id", "1") { $0.customer.id = "1" },
    ])
  func bad(_ flaw: Flaw<SessionDTO>) {
    var answer = answer
    flaw.spoil(&answer)
    #expect(throws: flaw.error) { try answer.session() }
  }
}
