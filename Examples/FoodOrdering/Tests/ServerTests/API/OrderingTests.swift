import Testing

/// What a customer does on a good day.
struct OrderingTests {
  @Test func `a customer registers, browses, orders and follows the order`() async throws {
    try await TestServer.use(kitchenStep: .milliseconds(100)) { server in
      let api = server.api
      let token = try await api.newCustomer()
      #expect(try await api.send("GET", "/restaurants").count("restaurants") == 8)
      let menu = try await api.send("GET", "/restaurants/\(Dish.roast.restaurant)/menu")
      #expect(menu["restaurant", "name"] == "Zum Goldenen Hirsch")
      #expect(menu["items", "2", "price", "amount"] == "16.90")

      let order = OrderText()
      let placed = try await api.place(order, as: token)
      #expect(placed.status == 201)
      #expect(placed["id"] == order.key)
      #expect(placed["totals", "tax", "amount"] == "1.39")
      #expect(placed["status"] == "received")
      #expect(try await api.send("GET", "/orders", as: token)["orders", "0", "id"] == order.key)

      var status = "received"
      while status != "delivered" {
        let answer = try await api.send("GET", "/orders/\(order.key)", as: token)
        status = try #require(answer["status"])
      }
      #expect(server.log.text.contains("order \(order.key) delivered"))
    }
  }

  @Test func `a card is charged before, and the order names the payment`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      var order = OrderText()
      let payment = try await server.api.pay(for: order.key, as: token)
      #expect(payment.status == 201)
      let reference = try #require(payment["reference"])
      #expect(try await server.api.pay(for: order.key, as: token)["reference"] == reference)

      order.payment = #"{"method": "card", "reference": "\#(reference)"}"#
      let placed = try await server.api.place(order, as: token)
      #expect(placed.status == 201)
      #expect(placed["payment", "reference"] == reference)
      #expect(try server.ledger().payments == 1)
    }
  }

  @Test func `an order is taken back, however often that is asked`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let order = OrderText()
      #expect(try await server.api.place(order, as: token).status == 201)
      for _ in 1...2 {
        let answer = try await server.api.send(
          "POST", "/orders/\(order.key)/cancellation", as: token)
        #expect(answer.status == 200 && answer["status"] == "cancelled")
      }
      #expect(server.log.text.contains("order \(order.key) cancelled"))
      let other = try await server.api.newCustomer("Grace")
      for id in [order.key, "none"] {
        let answer = try await server.api.send("POST", "/orders/\(id)/cancellation", as: other)
        #expect(answer.status == 404)
      }
    }
  }

  @Test func `an order that a kitchen has begun stays an order`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      let order = OrderText()
      #expect(try await server.api.place(order, as: token).status == 201)
      try server.change("UPDATE orders SET status = 'preparing'")
      let answer = try await server.api.send(
        "POST", "/orders/\(order.key)/cancellation", as: token)
      #expect(answer.status == 409 && answer.code == "too_late_to_cancel")
      #expect(
        try await server.api.send("GET", "/orders", as: token)["orders", "0", "status"]
          == "preparing")
    }
  }

  @Test func `what changed its price can be paid again for the same order`() async throws {
    try await TestServer.use { server in
      let token = try await server.api.newCustomer()
      var order = OrderText()
      let first = try await server.api.pay(for: order.key, as: token)["reference"]
      let reference = try #require(first)
      try server.change("UPDATE menu_items SET price = 1800 WHERE id = '\(Dish.roast.id)'")
      order.payment = #"{"method": "card", "reference": "\#(reference)"}"#
      let changed = try await server.api.place(order, as: token)
      #expect(changed.status == 409 && changed.code == "price_changed")
      let amount = try #require(changed["error", "amount", "amount"])

      order.amount = "\"\(amount)\""
      #expect(try await server.api.place(order, as: token).code == "unknown_reference")
      let again = try await server.api.pay(for: order.key, amount: amount, as: token)
      #expect(again["reference"] == reference)
      #expect(try await server.api.place(order, as: token).status == 201)
      let later = try await server.api.pay(for: order.key, amount: "99.00", as: token)
      #expect(later.status == 409 && later.code == "conflict")
    }
  }

  @Test func `orders are listed newest first, and only one's own`() async throws {
    try await TestServer.use { server in
      let ada = try await server.api.newCustomer("Ada")
      let bob = try await server.api.newCustomer("Bob")
      let orders = [OrderText(), OrderText()]
      for order in orders { #expect(try await server.api.place(order, as: ada).status == 201) }
      try server.change(
        "UPDATE orders SET placed_at = placed_at - 60000 WHERE id = '\(orders[0].key)'")
      let list = try await server.api.send("GET", "/orders", as: ada)
      #expect(list["orders", "0", "id"] == orders[1].key)
      #expect(list["orders", "1", "id"] == orders[0].key)
      #expect(try await server.api.send("GET", "/orders", as: bob).count("orders") == 0)
    }
  }

  @Test func `a restart keeps accounts, sessions, orders and what was sold`() async throws {
    try await TemporaryFile.use { file in
      let order = OrderText.of(.goulash)
      var token = ""
      try await TestServer.use(file) { server in
        token = try await server.api.newCustomer()
        #expect(try await server.api.place(order, as: token).status == 201)
      }
      let before = try Ledger(path: file.path)
      try await TestServer.use(file) { server in
        let again = try await server.api.place(order, as: token)
        #expect(again.status == 200)
        #expect(try server.ledger() == before)
        #expect(try await server.api.send("GET", "/orders", as: token).count("orders") == 1)
      }
    }
  }
}
