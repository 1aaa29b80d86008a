import FoodDomain
import FoodServer
import Foundation
import Logging

/// The repositories on a database of their own, with one restaurant and one customer.
struct Fixture {
  let path: String
  let clock = Clock()
  let log = CollectedLog()
  let restaurants: SQLiteRestaurantRepository
  let orders: SQLiteOrderRepository
  let accounts: StoredAccountService
  let payments: SandboxPaymentService
  let seeder: Seeder
  let customer: Customer

  static let restaurant = Restaurant(
    id: UUID(), name: "Udon Bar", cuisine: "Japanese", address: "1 Main Street",
    region: .germany, deliveryFee: Money(150, .yen), minimumOrder: Money(500, .yen),
    offer: Offer(percent: Decimal(125) / 10, from: Money(3000, .yen)))
  static let udon = MenuItem(
    id: UUID(), name: "Udon", summary: "Thick noodles.", category: "Mains",
    price: Money(900, .yen), stock: 3, picture: URL(string: "pictures/pasta.png"))
  static let tea = MenuItem(
    id: UUID(), name: "Tea", summary: "Green.", category: "Drinks", price: Money(200, .yen),
    stock: 5)

  /// Has a test work with it, and takes it away.
  static func use(_ work: (Fixture) async throws -> Void) async throws {
    try await TemporaryFile.use { file in try await work(Fixture(file.path)) }
  }

  private init(_ path: String) async throws {
    self.path = path
    let database = try ServerDatabase(path: path, log: log.logger)
    restaurants = SQLiteRestaurantRepository(database: database)
    orders = SQLiteOrderRepository(database: database)
    let now: @Sendable () -> Date = { [clock] in clock.now }
    accounts = StoredAccountService(
      database: database, passwords: PasswordHasher(cost: .cheap), now: now)
    payments = SandboxPaymentService(database: database, now: now)
    seeder = Seeder(database: database)
    try seeder.add(Self.restaurant, items: [Self.udon, Self.tea])
    customer = try await accounts.register(
      Registration(
        name: "Ada", email: "ada@example.org", password: "correct horse", address: "Here")
    ).customer
  }

  /// An order of some pieces of udon.
  func order(_ quantity: Int = 1, by customer: Customer? = nil, id: UUID = UUID()) -> Order {
    Order(
      id: id, customerID: (customer ?? self.customer).id, restaurantID: Self.restaurant.id,
      restaurantName: Self.restaurant.name,
      items: [
        OrderItem(
          menuItemID: Self.udon.id, name: "Udon", unitPrice: Self.udon.price, quantity: quantity,
          instructions: "hot")
      ],
      totals: OrderTotals(
        subtotal: Self.udon.price.times(quantity), discount: .zero(.yen),
        deliveryFee: Self.restaurant.deliveryFee, tax: Money(73, .yen)),
      payment: Payment(method: .cash),
      delivery: DeliveryDetails(recipient: "Ada", address: "Here", note: "second bell"),
      placedAt: clock.now, status: .received)
  }

  /// How much udon is left.
  func left() async throws -> Int? {
    try await restaurants.items(of: Self.restaurant.id).first?.stock
  }
}
