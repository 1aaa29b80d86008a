import FoodDomain
import FoodPresentation
import FoodTesting
import Foundation
import Testing

@MainActor
@Suite("The orders on the screen")
struct OrderListViewModelTests {
  private let router = AppRouter(path: [.orders])

  @Test("are sent first where they wait, then shown")
  func load() async {
    let steps = Recording<String>()
    let model = model {
      await steps.record("fetch \($0 == .sample(501))")
      return .current([.sample()])
    } sending: {
      await steps.record("send \($0 == .sample(501))")
    }
    await model.load()
    #expect(await steps.events == ["send true", "fetch true"])
    #expect(model.orders == [.sample()])
    #expect(model.savedAt == nil)
    #expect(!model.isLoading)
  }

  @Test("say how old they are while the server is away")
  func saved() async {
    let model = model { _ in .saved([.sample()], at: .sample(7)) }
    await model.load()
    #expect(model.savedAt == .sample(7))
  }

  @Test("stay what they were when no newer ones can be had, with the reason")
  func failure() async {
    let answers = Recording<String>()
    let model = model { _ in
      await answers.record("")
      if await answers.events.count == 2 { throw ServiceError.unavailable }
      return .current([.sample()])
    }
    await model.load()
    await model.load()
    #expect(model.message == FailureText.text(of: ServiceError.unavailable))
    #expect(model.orders == [.sample()])
    await model.load()
    #expect(model.message == nil)
  }

  @Test("are nobody's business who has not logged in")
  func notSignedIn() async {
    let model = model(customer: nil) { _ in .current([.sample()]) }
    await model.load()
    #expect(router.path == [.login(then: .orders)])
    #expect(model.orders.isEmpty)
  }

  @Test("lead to logging in when the session has ended, and back")
  func sessionEnded() async {
    await model { _ in throw ServiceError.notSignedIn }.load()
    #expect(router.path == [.login(then: .orders)])
    await LoginViewModel(
      login: FakeLogin { _ in .sample() }, next: .orders, router: router
    ).logIn()
    #expect(router.path == [.orders])
    let model = model {
      _ in
      .current([])
    } sending: {
      _ in
      throw ServiceError.notSignedIn
    }
    await model.load()
    #expect(router.path == [.login(then: .orders)])
    #expect(!model.isLoading)
  }

  @Test("lead to each of them")
  func open() {
    model { _ in .current([]) }.open(.sample(901))
    #expect(router.path == [.orders, .order(.sample(901))])
  }

  private func model(
    customer: Customer? = .sample(),
    _ fetch: @escaping @Sendable (Customer.ID) async throws -> Snapshot<[Order]>,
    sending: @escaping @Sendable (Customer.ID) async throws -> Void = { _ in }
  ) -> OrderListViewModel {
    OrderListViewModel(
      fetchOrders: FakeFetchOrders(fetch), sendWaitingOrders: FakeSendWaitingOrders(sending),
      signedIn: FakeSignedInCustomer(customer), router: router)
  }
}

@MainActor
@Suite("An order on the screen")
struct OrderViewModelTests {
  private let router = AppRouter(path: [.order(.sample(901))])

  @Test("is sent first if it waits, then shown as far as it has come")
  func load() async {
    let steps = Recording<String>()
    let model = model { order, customer in
      #expect(order == .sample(901) && customer == .sample(501))
      await steps.record("track")
      return .current(.sample(status: .onTheWay))
    } sending: { _ in
      await steps.record("send")
    }
    await model.load()
    #expect(await steps.events == ["send", "track"])
    #expect(model.order?.status == .onTheWay)
    #expect(model.savedAt == nil)
  }

  @Test("says how old the knowledge is while the server is away")
  func saved() async {
    let model = model { _, _ in .saved(.sample(), at: .sample(7)) }
    await model.load()
    #expect(model.order == .sample())
    #expect(model.savedAt == .sample(7))
  }

  @Test("says when it is going to be there, as far as is known")
  func estimate() async {
    let model = model { _, _ in .saved(.sample(), at: .sample(7)) }
    #expect(model.estimatedDelivery == nil)
    await model.load()
    #expect(model.estimatedDelivery == .sample(1807))
  }

  @Test("is missing with a reason", arguments: [ServiceError.notFound, .offline])
  func failure(_ error: ServiceError) async {
    let model = model { _, _ in throw error }
    await model.load()
    #expect(model.message == FailureText.text(of: error))
    #expect(model.order == nil)
  }

  @Test("leads to logging in, and back, where nobody has or the session has ended")
  func notSignedIn() async {
    await model(customer: nil) { _, _ in .current(.sample()) }.load()
    #expect(router.path == [.login(then: .order(.sample(901)))])
    await LoginViewModel(
      login: FakeLogin { _ in .sample() }, next: .order(.sample(901)), router: router
    ).logIn()
    #expect(router.path == [.order(.sample(901))])
    await model { _, _ in throw ServiceError.notSignedIn }.load()
    #expect(router.path == [.login(then: .order(.sample(901)))])
  }

  @Test("may be taken back as long as the Domain says so", arguments: OrderStatus.allCases)
  func canCancel(_ status: OrderStatus) async {
    let model = model { _, _ in .current(.sample(status: status)) }
    #expect(!model.canCancel)
    await model.load()
    #expect(model.canCancel == status.canBeCancelled)
  }

  @Test("is taken back once, sent, and shown as what has become of it")
  func cancel() async {
    let steps = Recording<String>()
    let model = model { _, _ in
      .current(.sample(status: .cancelled))
    } sending: { _ in
      await steps.record("send")
    } cancelling: { order, customer in
      #expect(order == .sample(901) && customer == .sample(501))
      await steps.record("cancel")
      return .sample(status: .cancelling)
    }
    await model.cancel()
    #expect(await steps.events == ["cancel", "send"])
    #expect(model.order?.status == .cancelled)
    #expect(model.message == nil)
    #expect(!model.isCancelling)
  }

  @Test("says why it cannot be taken back, and how far it is")
  func tooLate() async {
    let model = model { _, _ in
      .current(.sample(status: .preparing))
    } cancelling: { _, _ in
      throw OrderError.tooLateToCancel
    }
    await model.cancel()
    #expect(model.message == FailureText.text(of: OrderError.tooLateToCancel))
    #expect(model.order?.status == .preparing)
  }

  @Test("is taken back by who has logged in")
  func cancelNotSignedIn() async {
    await model(customer: nil) { _, _ in .current(.sample()) }.cancel()
    #expect(router.path == [.login(then: .order(.sample(901)))])
    router.path = [.order(.sample(901))]
    await model { _, _ in
      .current(.sample())
    } cancelling: { _, _ in
      throw ServiceError.notSignedIn
    }.cancel()
    #expect(router.path == [.login(then: .order(.sample(901)))])
  }

  @Test("leads to all of them")
  func openOrders() {
    model { _, _ in .current(.sample()) }.openOrders()
    #expect(router.current == .orders)
  }

  private func model(
    customer: Customer? = .sample(),
    _ track: @escaping @Sendable (Order.ID, Customer.ID) async throws -> Snapshot<Order>,
    sending: @escaping @Sendable (Customer.ID) async throws -> Void = { _ in },
    cancelling: @escaping @Sendable (Order.ID, Customer.ID) async throws -> Order = { _, _ in
      throw NoAnswer()
    }
  ) -> OrderViewModel {
    OrderViewModel(
      id: .sample(901), trackOrder: FakeTrackOrder(track),
      estimateDelivery: FakeEstimateDelivery { $0.savedAt.map { $0 + 1800 } },
      cancelOrder: FakeCancelOrder(cancelling),
      sendWaitingOrders: FakeSendWaitingOrders(sending),
      signedIn: FakeSignedInCustomer(customer), router: router)
  }
}
