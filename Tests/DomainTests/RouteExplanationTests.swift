import StrataFeatures
import StrataCode
import TestSupport
import Testing

@Suite("What explain says of a way")
struct RouteExplanationTests {
  private let shop = Explaining.shop

  private func steps(_ chain: [ExplainedDependency]) -> [String] {
    chain.map { "\($0.from.name) \($0.verb.english) \($0.to.name)" }
  }

  @Test func aDirectNamingIsAChainOfOneStep() throws {
    let route = try #require(try shop.route("OrdersViewModel->LoadOrdersUseCase"))
    #expect(route.ruling == .allowed)
    #expect(steps(route.chain) == ["OrdersViewModel stores LoadOrdersUseCase"])
    #expect(route.breach == nil)
    #expect(route.legal.isEmpty && route.through.isEmpty)
  }

  @Test func theShortestChainSaysWhereItBreaksAndWhatToDo() throws {
    let route = try #require(try shop.route("OrdersView->OrderDTO"))
    #expect(route.ruling == .forbidden)
    #expect(route.breach == 0)
    #expect(route.chain[0].location.start == Position(line: 4, column: 17))
    #expect(route.legal.first?.text.contains("'Order'") == true)
  }

  @Test func whereNothingLeadsThereTheWayThroughProtocolsDoes() throws {
    let route = try #require(try shop.route("OrdersViewModel → APIClient"))
    #expect(route.ruling == .forbidden)
    #expect(route.chain.isEmpty)
    #expect(
      steps(route.through) == [
        "OrdersViewModel stores LoadOrdersUseCase",
        "LoadOrdersUseCase is implemented by DefaultLoadOrdersUseCase",
        "DefaultLoadOrdersUseCase stores OrderRepository",
        "OrderRepository is implemented by LiveOrderRepository",
        "LiveOrderRepository stores APIClient",
      ])
    #expect(route.builder?.name == "AppContainer")
  }

  @Test func aChainTheOtherWayRoundIsSaid() throws {
    let route = try #require(try shop.route("Order->LiveOrderRepository"))
    #expect(route.chain.isEmpty)
    #expect(steps(route.reverse) == ["LiveOrderRepository builds Order"])
  }

  @Test func aForbiddenNamingStandsForTwoLayersAndAllAreCounted() throws {
    let route = try #require(try shop.route("presentation->DATA"))
    #expect(steps(route.chain) == ["OrdersView stores OrderDTO"])
    #expect(route.direct.count == 1 && route.objections == 1)
    #expect(try shop.route("Domain->Presentation")?.chain.isEmpty == true)
  }

  @Test func theCompositionRootAndTestsMayNameAll() throws {
    let root = try #require(try shop.route("AppContainer->APIClient"))
    #expect(root.ruling == .wiring)
    #expect(steps(root.chain) == ["AppContainer builds APIClient"])
    let test = try #require(try shop.route("OrdersViewModelTests->LoadOrdersUseCase"))
    #expect(test.ruling == .test)
    #expect(test.chain.count == 2)
  }

  @Test func anInteractorThatDrivesAScreenIsHeldToTheScreensRules() throws {
    let explain = Explaining(
      """
      //- Domain/Interactors/OrdersInteractor.swift
      final class OrdersInteractor {
        var presenter: OrdersPresenter?
      }
      //- Presentation/Orders/OrdersPresenter.swift
      final class OrdersPresenter { func show(_ order: Order) {} }
      //- Domain/Entities/Order.swift
      struct Order { let id: String }
      """)
    let route = try #require(try explain.route("OrdersInteractor->OrdersPresenter"))
    #expect(route.from.layer == .domain && route.from.heldTo == .presentation)
    #expect(route.ruling == .same)
    #expect(route.breach == nil)
  }

  @Test func aModuleIsToldFromAMisspeltType() {
    let explain = Explaining(
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Orders")])
      //- Sources/Orders/Order.swift
      struct Order { let id: String }
      """)
    #expect(explain.error("Orders->Order") == .unknownEnd("Orders", suggestions: ["Order"]))
  }

  @Test func filesAreEndsToo() throws {
    let route = try #require(
      try shop.route("Presentation/Orders/OrdersView.swift->Data/DTO/OrderDTO.swift"))
    #expect(route.from.kind == .file && route.to.kind == .file)
    #expect(steps(route.chain) == ["OrdersView stores OrderDTO"])
  }

  @Test func previewsAreNoStep() throws {
    let route = try #require(try shop.route("OrdersView->DefaultLoadOrdersUseCase"))
    #expect(route.chain.isEmpty)
  }

  @Test func aChainOfFilesIsSaidToBeOne() throws {
    let explain = Explaining(
      """
      //- Domain/A.swift
      struct A { let b: B }
      //- Domain/B.swift
      struct B { let id: Int }
      struct Other { let c: C }
      //- Domain/C.swift
      struct C { let id: Int }
      """)
    let route = try #require(try explain.route("A->C"))
    #expect(route.isByFile)
    #expect(steps(route.chain) == ["A stores B", "Other stores C"])
    #expect(try explain.route("B->A")?.chain.isEmpty == true)
  }

  @Test func ofTwoShortestChainsTheFirstInTheOrderOfFilesIsTold() throws {
    let source = """
      //- Domain/A.swift
      struct A { let x: X; let y: Y }
      //- Domain/X.swift
      struct X { let z: Z }
      //- Domain/Y.swift
      struct Y { let z: Z }
      //- Domain/Z.swift
      struct Z { let id: Int }
      """
    let route = try #require(try Explaining(source).route("A->Z"))
    #expect(steps(route.chain) == ["A stores X", "X stores Z"])
  }

  @Test func aLongChainEnds() throws {
    let files = (0..<3000).map { number in
      "//- Domain/T\(number).swift\nstruct T\(number) { let next: T\((number + 1) % 3000) }\n"
    }
    let route = try #require(try Explaining(files.joined()).route("T0->T2999"))
    #expect(route.chain.count == 2999)
  }
}
