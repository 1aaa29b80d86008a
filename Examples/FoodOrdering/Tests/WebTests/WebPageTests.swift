import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Pages, asked for by hand")
struct WebPageTests {
  @Test func whatPeopleTypeIsShownAsTextAndNeverAsMarkup() async throws {
    let site = try await Site()
    let script = "<script>alert(1)</script>\"><img src=x onerror=alert(1)>{{customer}}"
    let search = try await site.get("/?q=\(Site.encoded(script))")
    #expect(search.status == 200)
    #expect(!search.text.contains("<script>") && !search.text.contains("<img"))
    #expect(search.text.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(search.text.contains("{{customer}}"))
    let registered = try await site.post(
      "/registration",
      ["name": "<b>Ada</b>", "email": "b@example.org", "password": "x", "address": "<i>\"'"])
    #expect(registered.status == 422)
    #expect(registered.text.contains("&lt;b&gt;Ada&lt;/b&gt;"))
    #expect(!registered.text.contains("<i>"))
  }

  @Test(arguments: [
    "0", "-1", "21", "99999999999999999999", "1.5", "two", "", "1; DROP TABLE cart",
  ])
  func aQuantityThatIsNoneIsRefusedAndNothingIsInTheCart(_ quantity: String) async throws {
    let site = try await Site()
    let (restaurant, item) = try await site.somethingToEat()
    let answer = try await site.post(
      "/cart/items", ["restaurant": restaurant, "item": item, "quantity": quantity])
    #expect(answer.status == 422)
    #expect(answer.text.contains("An order holds 1 to 20 of an item."))
    #expect(try await site.get("/cart").text.contains("There is nothing in it yet"))
  }

  @Test func aFormOfAnotherSiteChangesNothing() async throws {
    let site = try await Site()
    let (restaurant, item) = try await site.somethingToEat()
    let answer = try await site.post(
      "/cart/items", ["restaurant": restaurant, "item": item, "quantity": "1"],
      headers: ["Origin": "https://evil.example"])
    #expect(answer.status == 403)
    #expect(try await site.get("/cart").text.contains("There is nothing in it yet"))
  }

  @Test(arguments: [
    "https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)",
  ])
  func loggingInLeadsToPlacesOfThisAppOnly(_ next: String) async throws {
    let site = try await Site()
    let page = try await site.get("/login?next=\(Site.encoded(next))")
    #expect(page.text.contains("name=\"next\" value=\"/\""))
    #expect(!page.text.contains("evil"))
    let answer = try await site.register(next: next)
    #expect(answer.status == 303 && answer.location == "/")
  }

  @Test func whoGuessesAVisitorIsANewOne() async throws {
    let site = try await Site()
    _ = try await site.register(next: "/")
    #expect(try await site.get("/").text.contains("Ada"))
    let stranger = try await site.get(
      "/", cookie: "food_visitor=\(String(repeating: "a", count: 64))")
    #expect(stranger.text.contains("Log in") && !stranger.text.contains("Ada"))
  }

  @Test func loggingInMakesTheOldCookieWorthless() async throws {
    let site = try await Site()
    _ = try await site.get("/")
    let before = await site.cookie
    _ = try await site.register(next: "/")
    #expect(await site.cookie != before)
    #expect(try await site.get("/", cookie: before).text.contains("Log in"))
  }

  @Test func formsThatAreTooLargeOrNoneAreRefused() async throws {
    let site = try await Site()
    let large = try await site.post("/login", ["email": String(repeating: "a", count: 40_000)])
    #expect(large.status == 413)
    #expect(try await site.post("/login", ["email": "a"]).status == 400)
    #expect(try await site.post("/cart/items", ["item": "x"]).status == 400)
    #expect(
      try await site.post("/cart/items", ["restaurant": "'", "item": "'", "quantity": "1"]).status
        == 404)
  }

  @Test(arguments: [
    "/nothing", "/restaurants/1", "/restaurants/00000000-0000-0000-0000-000000000000",
    "/restaurants/%27%20OR%201=1", "/../../etc/passwd", "/templates/layout.mustache",
  ])
  func whatIsNotThereIsNotFoundAndTellsNothing(_ path: String) async throws {
    let answer = try await Site().get(path)
    #expect([400, 404].contains(answer.status))
    #expect(!answer.text.contains("Error") && !answer.text.contains("root:"))
    #expect(!answer.text.contains("{{"))
  }

  /// A site where somebody has nine of something in the cart.
  private func siteWithCart() async throws -> Site {
    let site = try await Site()
    _ = try await site.register(next: "/")
    let (restaurant, item) = try await site.somethingToEat()
    let cart = ["restaurant": restaurant, "item": item, "quantity": "9"]
    #expect(try await site.post("/cart/items", cart).status == 303)
    return site
  }

  @Test(arguments: ["", "free", "-1", "24.08abc", "1e9", "NaN", "1.2.3", "９"])
  func aTotalThatIsNoneIsRefusedAndNothingIsOrdered(_ amount: String) async throws {
    let site = try await siteWithCart()
    let answer = try await site.post(
      "/checkout",
      [
        "order": UUID().uuidString, "recipient": "Ada", "address": "Lindenweg 4",
        "method": "cash", "agreedAmount": amount, "agreedCurrency": "EUR",
      ])
    #expect(answer.status == 400)
    #expect(try await site.get("/orders").text.contains("You have not ordered yet"))
  }

  @Test func aWayToPayThatThereIsNotIsRefusedAndNothingIsOrdered() async throws {
    let site = try await siteWithCart()
    let page = try await site.get("/checkout").text
    let form = [
      "order": UUID().uuidString, "recipient": "Ada", "address": "Lindenweg 4",
      "method": "promises", "agreedAmount": try #require(page.value(of: "agreedAmount")),
      "agreedCurrency": "EUR",
    ]
    #expect(try await site.post("/checkout", form).status == 400)
    #expect(try await site.get("/orders").text.contains("You have not ordered yet"))
  }

  @Test func anOrderIsPaidByAWalletThatMayDeclineAndIsCancelled() async throws {
    let site = try await siteWithCart()
    let page = try await site.get("/checkout").text
    for method in ["cash", "card", "applePay", "payPal"] {
      #expect(page.contains("name=\"method\" value=\"\(method)\""), "\(method)")
    }
    #expect(page.contains("name=\"payPalAccount\" type=\"email\" value=\"ada@example.org\""))
    var form = [
      "order": UUID().uuidString, "recipient": "Ada", "address": "Lindenweg 4",
      "method": "payPal", "payPalAccount": "declined@example.org",
      "agreedAmount": try #require(page.value(of: "agreedAmount")), "agreedCurrency": "EUR",
    ]
    let declined = try await site.post("/checkout", form)
    #expect(declined.status == 422)
    #expect(declined.text.contains("PayPal did not approve this payment."))
    #expect(declined.text.contains("value=\"payPal\" checked"))
    form["payPalAccount"] = "ada@example.org"
    let order = try #require(try await site.post("/checkout", form).location)
    let ordered = try await site.get(order).text
    #expect(ordered.contains("By PayPal"))
    #expect(ordered.contains("At your door <strong>at about "))
    #expect(ordered.contains("action=\"\(order)/cancellation\""))
    #expect(try await site.post("\(order)/cancellation", [:]).location == order)
    let cancelled = try await site.get(order).text
    #expect(cancelled.contains("is cancelled. You pay nothing."))
    #expect(!cancelled.contains("At your door") && !cancelled.contains("/cancellation"))
  }

  @Test func ordersOfNobodyAskToLogIn() async throws {
    let site = try await Site()
    #expect(try await site.get("/orders").location == "/login?next=%2Forders")
    let order = "/orders/\(UUID().uuidString)"
    #expect(try await site.get(order).status == 303)
    _ = try await site.register(next: "/")
    #expect(try await site.get(order).status == 404)
  }

  @Test func picturesComeFromTheServerAndFromNowhereElse() async throws {
    let folder = try TemporaryFolder()
    let server = try await FoodProcess([
      "server", "--port", "0", "--database", folder.path("server.sqlite"),
    ])
    let origin = server.address.absoluteString.trimmingCharacters(in: ["/"])
    let site = try await Site(server: server.address)
    let (restaurant, _) = try await site.somethingToEat()
    let page = try await site.get("/restaurants/\(restaurant)")
    #expect(page.text.contains("<img class=\"dish\" src=\"\(origin)/pictures/"))
    let policy = page.header("Content-Security-Policy")
    #expect(policy?.contains("img-src 'self' \(origin);") == true, "\(policy ?? "")")
    let alone = try await Site().get("/").header("Content-Security-Policy")
    #expect(alone?.contains("img-src 'self';") == true)
    withExtendedLifetime(folder) {}
  }

  @Test func everyPageForbidsScriptsAndFrames() async throws {
    let site = try await Site()
    for path in ["/", "/cart", "/login", "/nothing"] {
      let policy = try await site.get(path).header("Content-Security-Policy")
      #expect(policy?.contains("default-src 'none'") == true, "\(path)")
      #expect(policy?.contains("frame-ancestors 'none'") == true, "\(path)")
    }
  }
}
