import Foundation
import TestSupport
import Testing

@Suite("strata add screen and feature")
struct AddFeatureTests {
  private static let domain = "Sources/Shop/Domain"
  private static let data = "Sources/Shop/Data"
  private static let screens = "Sources/Shop/Presentation"
  private let project: PlannedProject

  init() throws {
    project = try PlannedProject([
      "\(Self.domain)/Entities/Order.swift":
        "struct Order: Equatable, Sendable { let number: Int }\n",
      "\(Self.domain)/Repositories/OrderRepository.swift": """
      protocol OrderRepository: Sendable {
        func orders() async throws -> [Order]
      }

      """,
      "\(Self.data)/Repositories/LiveOrderRepository.swift": """
      struct LiveOrderRepository: OrderRepository {
        func orders() async throws -> [Order] { [Order(number: 1)] }
      }

      """,
      "\(Self.domain)/UseCases/FetchOrdersUseCase.swift": """
      struct FetchOrdersUseCase: Sendable {
        private let repository: any OrderRepository

        init(repository: any OrderRepository) {
          self.repository = repository
        }

        /// Thin on purpose: the rules of this operation belong here.
        func execute() async throws -> [Order] {
          return try await repository.orders()
        }
      }

      """,
      "\(Self.screens)/Orders/OrderListViewModel.swift": """
      import Observation

      @Observable
      @MainActor
      final class OrderListViewModel {
        private(set) var orders: [Order] = []
        private(set) var hasFailed = false
        var selected: Int?

        private let fetchOrders: FetchOrdersUseCase

        init(fetchOrders: FetchOrdersUseCase) {
          self.fetchOrders = fetchOrders
        }

        /// Loads the orders.
        func load() async {
          do {
            orders = try await fetchOrders.execute()
          } catch {
            fail()  // says so
          }
        }

        private func fail() { hasFailed = true }

        func cheapest() -> Int? { orders.map(\\.number).min() }
      }

      """,
      "\(Self.screens)/Orders/OrderListView.swift": """
      import SwiftUI

      struct OrderListView: View {
        @State private var viewModel: OrderListViewModel

        init(viewModel: OrderListViewModel) {
          _viewModel = State(initialValue: viewModel)
        }

        var body: some View {
          List(viewModel.orders, id: \\.number) { Text("\\($0.number)") }
            .task { await viewModel.load() }
        }
      }

      """,
      "\(Self.screens)/Route.swift": """
      enum Route {
        case home
        case orderList
        case about(page: Int)
      }

      """,
      "Sources/Shop/App/AppDIContainer.swift": """
      import SwiftUI

      @MainActor
      struct AppDIContainer {
        private var orderRepository: any OrderRepository { LiveOrderRepository() }

        func makeOrderList() -> OrderListView {
          OrderListView(
            viewModel: OrderListViewModel(
              fetchOrders: FetchOrdersUseCase(repository: orderRepository)))
        }

        @ViewBuilder
        func view(for route: Route) -> some View {
          switch route {
          case .home: Text("home")
          case .orderList: makeOrderList()
          case .about(let page): Text("\\(page)")
          }
        }
      }

      """,
      "Sources/Shop/App/First.swift": """
      @MainActor
      enum First {
        static var shown: OrderListView { AppDIContainer().makeOrderList() }
      }

      """,
    ])
  }

  private func add(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["add"] + arguments + ["--yes"], in: project.root)
  }

  private static let model = "\(screens)/Invoices/InvoiceListViewModel.swift"

  @Test func writesAFeatureAsItsSiblingIs() throws {
    let run = try add("feature", "Invoice", "--field", "number:Int")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(
      try project.text(Self.model) == """
        import Observation

        @Observable
        @MainActor
        final class InvoiceListViewModel {
          private(set) var invoices: [Invoice] = []
          private(set) var hasFailed = false
          private let fetchInvoices: FetchInvoicesUseCase

          init(fetchInvoices: FetchInvoicesUseCase) {
            self.fetchInvoices = fetchInvoices
          }

          func load() async {
            do {
              invoices = try await fetchInvoices.execute()
            } catch {
              fail()
            }
          }

          private func fail() { hasFailed = true }
        }

        """)
    #expect(
      try project.text("\(Self.screens)/Invoices/InvoiceListView.swift") == """
        import SwiftUI

        struct InvoiceListView: View {
          @State private var viewModel: InvoiceListViewModel

          init(viewModel: InvoiceListViewModel) {
            _viewModel = State(initialValue: viewModel)
          }

          var body: some View {
            #warning("show what 'InvoiceListView' is for")
            Text("InvoiceList")
              .task { await viewModel.load() }
          }
        }

        """)
    #expect(
      try project.text("\(Self.domain)/UseCases/FetchInvoicesUseCase.swift").contains(
        "return try await repository.invoices()"))
    #expect(project.has("\(Self.domain)/Entities/Invoice.swift"))
    #expect(project.has("\(Self.domain)/Repositories/InvoiceRepository.swift"))
    #expect(project.has("\(Self.data)/Repositories/LiveInvoiceRepository.swift"))
    #expect(try project.strata("check").code == 0)
    let compiled = [
      "\(Self.domain)/Entities/Invoice.swift", "\(Self.domain)/UseCases/FetchInvoicesUseCase.swift",
      "\(Self.domain)/Repositories/InvoiceRepository.swift", Self.model,
    ]
    #expect(try project.diagnostics(compiled) == "")
  }

  @Test func wiresWhereTheSiblingIsWired() throws {
    let before = try project.text("Sources/Shop/App/AppDIContainer.swift")
    let run = try add("feature", "Invoice", "--field", "number:Int")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let container = try project.text("Sources/Shop/App/AppDIContainer.swift")
    let wired = [
      "  private var invoiceRepository: any InvoiceRepository { LiveInvoiceRepository() }\n",
      "        fetchInvoices: FetchInvoicesUseCase(repository: invoiceRepository)))\n",
    ]
    for line in wired { #expect(container.contains(line), "\(container)") }
    // Nothing of what was there is gone.
    let old = before.split(separator: "\n")
    #expect(container.split(separator: "\n").filter(old.contains).count >= old.count)
    // One of a kind is nothing that could be repeated.
    #expect(
      run.output.contains(
        "wire 'InvoiceListView' as 'OrderListView' is, at Sources/Shop/App/First"),
      "\(run.output)")
    #expect(try project.strata("undo").code == 0)
    #expect(try project.text("Sources/Shop/App/AppDIContainer.swift") == before)
    #expect(!project.has(Self.model))
  }

  @Test func namesThePlacesOfWhatItDoesNotWrite() throws {
    let app = project.root.appendingPathComponent("Sources/Shop/App")
    let files = [
      // What a key is called is not made up.
      "OrderTracker": "struct OrderTracker {\n  func run() -> String { \"orders.seen\" }\n}\n",
      "Tracking": """
      enum Tracking {
        static func trackOrders() -> String { OrderTracker().run() }
        static func all() -> [String] { [OrderTracker().run()] }
      }

      """,
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: app.appendingPathComponent(name + ".swift"))
    }
    let run = try add("feature", "Invoice", "--field", "number:Int", "--dry-run")
    let step = "wire 'InvoiceTracker' as 'OrderTracker' is, at Sources/Shop/App/Tracking.swift:"
    #expect(run.output.contains(step + "2"), "\(run.output)\(run.errors)")
    #expect(!run.output.contains(step + "3"), "\(run.output)\(run.errors)")
  }

  @Test func namesWherePartsOfTheAppArePutTogether() throws {
    let app = project.root.appendingPathComponent("Sources/Shop/App")
    let files = [
      "OrderAssembly":
        "struct OrderAssembly {\n  struct Key {}\n  func run() -> String { \"orders.seen\" }\n}\n",
      "ShopContainer": """
      struct ShopContainer {
        func assemblies() -> [Any] { [OrderAssembly(), OrderAssembly.Key()] }
      }

      """,
    ]
    for (name, text) in files {
      try Data(text.utf8).write(to: app.appendingPathComponent(name + ".swift"))
    }
    let run = try add("feature", "Invoice", "--field", "number:Int", "--dry-run")
    #expect(
      run.output.contains(
        "wire 'InvoiceAssembly' as 'OrderAssembly' is, at Sources/Shop/App/ShopContainer.swift:2"),
      "\(run.output)\(run.errors)")
  }

  @Test func wiresWhereAPersonSaysThatItIsOpened() throws {
    let files = [
      "Presentation/Coupons/CouponListView":
        "import SwiftUI\nstruct CouponListView: View { var body: some View { Text(\"\") } }\n",
      "App/MainRouter": """
      enum MainRouter {
        static func showCouponList() -> String { String(describing: CouponListView.self) }
      }

      """,
      "App/Help": "enum Help { static let page = 1 }\n",
    ]
    for (name, text) in files {
      let file = project.root.appendingPathComponent("Sources/Shop/\(name).swift")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let feature = ["feature", "Invoice", "--field", "number:Int", "--dry-run", "--format", "patch"]
    let line =
      "static func showInvoiceList() -> String { String(describing: InvoiceListView.self) }"
    let alone = try BuiltCommand.run(["add"] + feature, in: project.root)
    #expect(!alone.output.contains("MainRouter"), "\(alone.output)\(alone.errors)")
    let told = try BuiltCommand.run(["add"] + feature + ["--from", "MainRouter"], in: project.root)
    #expect(told.output.contains("+  " + line), "\(told.output)\(told.errors)")
    let help = try add("feature", "Invoice", "--field", "number:Int", "--from", "Help", "--dry-run")
    let step = "open 'Invoice' from 'Help', in Sources/Shop/App/Help.swift"
    #expect(help.output.contains(step), "\(help.output)\(help.errors)")
  }

  @Test func newFilesGoIntoNoFolderThatIsLeft() throws {
    let old = project.root.appendingPathComponent("\(Self.screens)/_old/Coupons")
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    for name in ["InvoiceRow", "InvoiceLine", "InvoiceCell"] {
      let view =
        "import SwiftUI\nstruct \(name)ListView: View { var body: some View { Text(\"\") } }\n"
      let model = "@MainActor final class \(name)ListViewModel { private(set) var page = 1 }\n"
      try Data(view.utf8).write(to: old.appendingPathComponent(name + "ListView.swift"))
      try Data(model.utf8).write(to: old.appendingPathComponent(name + "ListViewModel.swift"))
    }
    let run = try add("feature", "Invoice", "--field", "number:Int", "--dry-run")
    #expect(run.output.contains("\(Self.screens)/Invoices/InvoiceListView.swift"), "\(run.output)")
    #expect(!run.output.contains("_old"), "\(run.output)\(run.errors)")
  }

  @Test func writesAScreenForWhatIsThere() throws {
    #expect(try add("entity", "Coupon", "--field", "number:Int").code == 0)
    let run = try add("screen", "CouponList", "--in", "\(Self.screens)/Shop")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    // Nobody can be asked for coupons yet.
    #expect(
      try project.text("\(Self.screens)/Shop/CouponListViewModel.swift") == """
        import Observation

        @Observable
        @MainActor
        final class CouponListViewModel {
          private(set) var coupons: [Coupon] = []
          #warning("ask for what 'CouponListViewModel' shows")
        }

        """)
    #expect(run.output.contains("decide 1 thing in '\(Self.screens)/Shop/CouponListView.swift'"))
  }

  @Test func asksWhatItIsToldToAsk() throws {
    let run = try add(
      "screen", "Latest", "--like", "OrderList", "--asks", "FetchOrdersUseCase", "--shows", "Order")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let text = try project.text("\(Self.screens)/Orders/LatestViewModel.swift")
    #expect(text.contains("orders = try await fetchOrders.execute()"), "\(text)")
    #expect(text.contains("final class LatestViewModel {"), "\(text)")
    #expect(text.contains("private(set) var orders: [Order] = []"), "\(text)")
  }

  @Test(arguments: [
    (["screen", "OrderList"], "'OrderListViewModel' exists already"),
    (["screen", "Coupon", "--like", "Nothing"], "'Nothing'"),
    (["screen", "Coupon", "--asks", "Nothing"], "'Nothing'"),
    (["screen", "Coupon", "--shows", "Nothing"], "'Nothing'"),
    (["feature", "OrderList"], "'OrderListView' exists already"),
    (["feature", "Coupon", "--like", "Nothing"], "'Nothing'"),
    (["feature", "Coupon", "--from", "MainRouters"], "'MainRouters'"),
  ])
  func saysWhatItDoesNotTake(arguments: [String], message: String) throws {
    let run = try BuiltCommand.run(["add"] + arguments + ["--yes"], in: project.root)
    #expect(run.code == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
