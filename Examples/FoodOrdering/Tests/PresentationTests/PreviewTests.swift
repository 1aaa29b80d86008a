#if DEBUG
  import FoodDomain
  import Testing

  @testable import FoodPresentation

  @MainActor
  @Suite("What previews show")
  struct PreviewTests {
    private let factory = PreviewViewModelFactory()
    private let router = AppRouter()

    @Test("is something to eat, and something that is sold out")
    func browsing() async throws {
      let list = factory.makeRestaurantListViewModel(router: router)
      await list.load()
      #expect(list.restaurants == [.preview] && list.message == nil)
      let menu = factory.makeMenuViewModel(of: Restaurant.preview.id, router: router)
      await menu.load()
      let items = try #require(menu.menu).sections.flatMap(\.items)
      #expect(items.map(\.isSoldOut) == [false, true])
      #expect(items.first?.picture != nil)
      await menu.add(MenuItem.preview.id, quantity: 2)
      #expect(menu.added == "2 × Tagliatelle al ragù")
    }

    @Test("is a cart that can be changed and ordered")
    func ordering() async throws {
      let cart = factory.makeCartViewModel(router: router)
      await cart.load()
      await cart.change(MenuItem.preview.id, to: 3)
      #expect(cart.message == nil && cart.quote?.cart.count == 2)
      let checkout = factory.makeCheckoutViewModel(order: Order.preview().id, router: router)
      await checkout.load()
      #expect(router.path.isEmpty)
      await checkout.placeOrder()
      #expect(router.path == [.order(Order.preview().id)])
    }

    @Test("costs what its items cost")
    func totals() throws {
      let quote = try Quote.preview()
      #expect(quote.totals?.subtotal == quote.cart.lines.first?.price)
      #expect(Order.preview().totals.subtotal == Order.preview().items.first?.price)
      #expect(try quote.totals?.total() == .preview(3245))
    }

    @Test("is an order of each status", arguments: OrderStatus.allCases)
    func orders(_ status: OrderStatus) async {
      let order = PreviewViewModelFactory(status: status)
        .makeOrderViewModel(of: Order.preview().id, router: router)
      await order.load()
      #expect(order.order?.status == status && order.message == nil)
      let list = factory.makeOrderListViewModel(router: router)
      await list.load()
      #expect(list.orders.contains { $0.status == status })
      #expect(Set(list.orders.map(\.id)).count == OrderStatus.allCases.count)
    }

    @Test("is somebody who has logged in")
    func account() async {
      let account = factory.makeAccountViewModel(router: router)
      await account.load()
      #expect(account.customer == .preview && account.itemsInCart == 2)
      #expect(account.news.map(\.status) == [.onTheWay])
    }
  }
#endif
