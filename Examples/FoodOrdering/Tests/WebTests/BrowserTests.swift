import Foundation
import GRDB
import Testing

@Suite("The app in a browser", .serialized)
struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func server(port: Int = 0, step: Int = 3600) async throws -> FoodProcess {
    try await FoodProcess([
      "server", "--port", "\(port)", "--database", folder.path("server.sqlite"),
      "--step-seconds", "\(step)",
    ])
  }

  private func web(_ server: URL) async throws -> FoodProcess {
    try await FoodProcess([
      "web", "--web-port", "0", "--server", server.absoluteString,
      "--local-database", folder.path("local.sqlite"),
    ])
  }

  @Test func aCustomerOrdersAlsoWhileTheServerIsAwayAndTakesAnOrderBack() async throws {
    let server = try await server()
    let web = try await web(server.address)
    let browser = try await Browser()
    do {
      try await register(in: browser, at: web.address)
      try await order(in: browser, note: "Second bell")
      #expect(try await browser.text(of: "h1").contains("Received"))
      #expect(try await browser.text().contains("Second bell"))
      try await browser.picture("order")

      server.kill()
      try await browser.open(web.address)
      #expect(try await browser.text().contains("Our server cannot be reached"))
      #expect(try await browser.count(".card") > 3)
      try await browser.picture("offline")
      try await order(in: browser, note: "Ring twice")
      #expect(try await browser.text(of: "h1").contains("Waiting to be sent"))
      try await browser.picture("waiting")

      let back = try await self.server(port: try #require(server.address.port))
      let arrived = try await arrival(in: browser)
      #expect(arrived.contains("Received"))
      try await browser.open(web.address.appendingPathComponent("orders"))
      #expect(try await browser.count(".card.order") == 2)
      #expect(try await browser.count(".tag.received") == 2)
      try await browser.picture("orders")
      #expect(try storedOrders() == 2)
      try await browser.click(".card.order")
      try await browser.click("main form button")
      #expect(try await browser.text(of: "h1").contains("Cancelled"))
      #expect(try await !browser.text().contains("Cancel the order"))
      try await browser.picture("cancelled")
      withExtendedLifetime(back) {}
    } catch {
      await browser.quit()
      throw error
    }
    await browser.quit()
  }

  @Test func aCustomerSeesAnOrderOnItsWay() async throws {
    let server = try await server(step: 1)
    let web = try await web(server.address)
    let browser = try await Browser()
    do {
      try await register(in: browser, at: web.address)
      try await logInAgain(in: browser, at: web.address)
      try await order(in: browser, note: "")
      var status = ""
      for _ in 0..<400 where !status.contains("Delivered") {
        try await browser.reload()
        status = try await browser.text(of: "h1")
      }
      #expect(status.contains("Delivered"))
      #expect(try await browser.text().contains("Enjoy it!"))
    } catch {
      await browser.quit()
      throw error
    }
    await browser.quit()
  }

  private func register(in browser: Browser, at address: URL) async throws {
    try await browser.open(address)
    try await browser.picture("restaurants")
    try await browser.follow("Log in")
    try await browser.follow("Register")
    try await browser.fill("[name=name]", "Ada Okafor")
    try await browser.fill("[name=email]", "ada@example.org")
    try await browser.fill("[name=password]", "correct horse")
    try await browser.fill("[name=address]", "Lindenweg 4, Berlin")
    try await browser.picture("registration")
    try await browser.click("main form button")
    #expect(try await browser.text().contains("Welcome, Ada Okafor!"))
  }

  private func logInAgain(in browser: Browser, at address: URL) async throws {
    try await browser.click(".top form button")
    #expect(try await browser.text().contains("You are logged out."))
    try await browser.open(address.appendingPathComponent("login"))
    try await browser.fill("[name=email]", "ada@example.org")
    try await browser.fill("[name=password]", "wrong horse")
    try await browser.click("main form button")
    #expect(try await browser.text().contains("No account has this email address and password."))
    try await browser.fill("[name=password]", "correct horse")
    try await browser.click("main form button")
    #expect(try await browser.text(of: ".top").contains("Ada Okafor"))
  }

  /// Orders as much of the first thing as it takes, and pays in cash.
  private func order(in browser: Browser, note: String) async throws {
    try await browser.click(".brand")
    try await browser.click(".card")
    try await browser.picture("menu")
    try await browser.fill(".item [name=quantity]", "9")
    try await browser.click(".item button")
    #expect(try await browser.text(of: ".notice").contains("9 ×"))
    try await browser.click(".top .cart")
    try await browser.picture("cart")
    try await browser.follow("Go to checkout")
    try await browser.fill("[name=note]", note)
    try await browser.picture("checkout")
    try await browser.click("main form button")
  }

  /// The head of the order's page once the order is no longer waiting.
  private func arrival(in browser: Browser) async throws -> String {
    var head = try await browser.text(of: "h1")
    for _ in 0..<400 where head.contains("Waiting") {
      try await browser.reload()
      head = try await browser.text(of: "h1")
    }
    return head
  }

  /// How many orders the server has stored.
  private func storedOrders() throws -> Int {
    try DatabaseQueue(path: folder.path("server.sqlite")).read { database in
      try Int.fetchOne(database, sql: "SELECT count(*) FROM orders") ?? 0
    }
  }
}
