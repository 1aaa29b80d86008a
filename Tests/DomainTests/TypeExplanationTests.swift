import StrataFeatures
import StrataCode
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("What explain says of a type")
struct TypeExplanationTests {
  private let shop = Explaining.shop

  @Test func aTypeHasItsPlaceItsRoleAndTheReason() throws {
    let type = try #require(try shop.type("OrdersViewModel"))
    #expect(type.keyword == "class")
    #expect(type.type.layer == .presentation)
    #expect(type.type.location.file == "Presentation/Orders/OrdersViewModel.swift")
    #expect(type.type.location.start.line == 2)
    #expect(type.externalSupertypes == ["ObservableObject"])
    #expect(type.roles.map(\.role) == [.viewModel])
    #expect(type.roles.first?.reason?.english == "its name says 'ViewModel'")
  }

  @Test func whoNamesATypeIsSaidByLayerTheTellingFirst() throws {
    let type = try #require(try shop.type("OrdersViewModel"))
    let told = type.namedBy.map { "\($0.from.name) \($0.verb.english)" }
    #expect(
      told == [
        "AppContainer builds", "OrdersViewModelTests builds", "OrdersView stores",
        "OrdersView.swift builds",
      ])
    #expect(type.namedBy[0].from.layer == .app)
    #expect(type.namedBy[0].places == 2)
    #expect(type.namedBy.last?.verdict.excuse == "a preview, a test double or debug code")
  }

  @Test func forbiddenNamingsAreMarkedOnBothSides() throws {
    let view = try #require(try shop.type("OrdersView"))
    let naming = try #require(view.names.first)
    #expect(naming.to.name == "OrderDTO")
    #expect(naming.verdict.severity == .error)
    #expect(view.findings.map(\.rule) == ["dependency.dto-in-presentation"])
    let dto = try #require(try shop.type("OrderDTO"))
    #expect(dto.namedBy.first?.from.name == "OrdersView")
    #expect(dto.namedBy.first?.verdict.severity == .error)
    #expect(dto.findings.isEmpty)
  }

  @Test func anImplementationKnowsWhatStandsForItAndWhoBuildsIt() throws {
    let type = try #require(try shop.type("LiveOrderRepository"))
    #expect(type.abstractions.map(\.name) == ["OrderRepository"])
    #expect(type.builders.map(\.from.name) == ["AppContainer"])
    let other = try #require(try shop.type("OrderRepository"))
    #expect(other.subtypes.map(\.name) == ["LiveOrderRepository"])
    #expect(other.builders.isEmpty)
  }

  @Test func anExtensionOfAnotherLayerIsNotTheTypesOwnCode() throws {
    let order = try #require(try shop.type("Order"))
    #expect(order.extensions.map(\.file) == ["Data/DTO/OrderDTO.swift"])
    #expect(order.names.isEmpty)
    #expect(
      order.namedBy.contains { $0.from.name == "OrderDTO.swift" && $0.verb.english == "extends" })
  }

  @Test func aNestedTypeIsFoundByItsPathAndByItsLine() throws {
    let byName = try #require(try shop.type("Order.Status"))
    #expect(byName.type.location.file == "Domain/Entities/Order.swift")
    #expect(byName.namedBy.map(\.from.name) == ["Order"])
    #expect(try shop.type("Domain/Entities/Order.swift:2")?.type == byName.type)
    #expect(try shop.type("Domain/Entities/Order.swift:4")?.type.name == "Order")
    #expect(try shop.type("Domain/Entities/Order.swift:2:1")?.type.name == "Order")
  }

  @Test func aLineInNoTypeIsItsFile() throws {
    let text = try shop("Presentation/Orders/OrdersView.swift:1").subject
    guard case .file(let file) = text else {
      Issue.record("no file")
      return
    }
    #expect(file.line == 1)
    #expect(file.types.map(\.name) == ["OrdersView"])
  }

  @Test func severalTypesOfANameAreListed() throws {
    guard case .types(let same) = try shop("Status").subject else {
      Issue.record("not several")
      return
    }
    #expect(same.types.map(\.type.name) == ["OrderDTO.Status", "Order.Status"])
  }

  @Test func theTypeThatShipsComesBeforeItsDouble() throws {
    let explain = Explaining(
      """
      //- Domain/Clock.swift
      struct Clock { let now: Int }
      //- AppTests/Clock.swift
      import XCTest
      struct Clock { let now: Int }
      """)
    let type = try #require(try explain.type("Clock"))
    #expect(type.type.location.file == "Domain/Clock.swift")
    #expect(type.namesakes.map(\.location.file) == ["AppTests/Clock.swift"])
  }

  @Test(arguments: [
    ("@main struct Shop {}", "Shop", "it is marked '@main'"),
    ("struct Row: View {}", "Row", "it is a 'View'"),
    ("class Base: UIViewController {}\nclass Sub: Base {}", "Sub", "it is a 'UIViewController'"),
    ("struct FeedDTO: Codable {}", "FeedDTO", "it is a 'Codable' and its name says 'DTO'"),
    ("class MockFeed {}", "MockFeed", "its name says 'Mock'"),
    ("protocol FeedGateway { func f() }", "FeedGateway", "its name says 'Gateway'"),
    (
      "protocol FeedRepository { func f() }\nclass Feeds: FeedRepository {}", "Feeds",
      "it conforms to repository protocol 'FeedRepository'"
    ),
  ])
  func aRoleHasItsReason(source: String, name: String, reason: String) throws {
    let explain = Explaining("//- Data/A.swift\n" + source)
    let type = try #require(try explain.type(name))
    #expect(type.roles.contains { $0.reason?.hasPrefix(reason) == true }, "\(type.roles)")
  }

  @Test func whatBuildsTheServicesInTheAppIsAContainerWithoutNamingARole() throws {
    let app = Explaining(
      """
      //- Application/DIContainer/AppDIContainer.swift
      final class AppDIContainer {
        lazy var service: Service = LoggingService(around: NetworkService())
      }
      final class AppSettings { let service = NetworkService() }
      //- Application/App.swift
      @main struct ShopApp { let container = AppDIContainer() }
      //- Infrastructure/Network/NetworkService.swift
      protocol Service {}
      final class NetworkService: Service {}
      final class LoggingService: Service {
        init(around service: Service) {}
      }
      """)
    #expect(try app.type("AppDIContainer")?.roles.map(\.role) == [.container])
    #expect(try app.type("AppSettings")?.roles.map(\.role) == [])
  }

  @Test func whatMakesTheValuesOfAScreenIsNoContainer() throws {
    let app = Explaining(
      """
      //- Modules/Orders/OrdersViewModelFactory.swift
      protocol OrdersViewModelFactory {
        func makeRow() -> RowViewModel
        func makeHeader() -> HeaderViewModel
      }
      //- Modules/Orders/Rows.swift
      final class RowViewModel {}
      final class HeaderViewModel {}
      """)
    #expect(try app.type("OrdersViewModelFactory")?.roles.map(\.role) == [])
  }
}

extension DependencyStatus {
  /// Why no rule objects, where that is to be said.
  fileprivate var excuse: String? {
    if case .excused(let reason) = self { reason.english } else { nil }
  }
}
