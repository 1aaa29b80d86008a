import StrataCode
import StrataRules
import TestSupport
import Testing

/// What a finding tells to do names only what is there.
@Suite("Help of findings")
struct HelpTests {
  private func only(_ rule: Rule, _ source: String, _ profile: Profile? = nil) throws -> Finding {
    let source = MarkedSource(source)
    let found = try findings(in: source.files, before: source.before, of: rule, profile: profile)
    return try #require(found.count == 1 ? found.first : nil, "\(found.map(\.message))")
  }

  private func help(_ rule: Rule, _ source: String) throws -> String {
    try only(rule, source).help.text(in: .english)
  }

  private static let package = """
    //- Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "ShopDomain", dependencies: [.product(name: "Moya", package: "Moya")])
      ]
    )
    //- Sources/ShopDomain/Dish.swift

    """

  @Test func aLinkThatNobodyImportsIsRemoved() throws {
    let idle = Self.package + "public struct Dish { let name: String }"
    #expect(
      try help(.manifestEdge, idle)
        == "remove the link: no file of 'ShopDomain' imports 'Moya'")
    let used = Self.package + "import Moya\npublic struct Dish { let name: String }"
    #expect(try help(.manifestEdge, used).hasPrefix("declare in 'ShopDomain' a protocol"))
  }

  private func construction(_ parameter: String) -> String {
    """
    //- Domain/UseCases/LoadMenuUseCase.swift
    protocol LoadMenuUseCase { func execute() -> [String] }
    struct DefaultLoadMenuUseCase: LoadMenuUseCase {
      func execute() -> [String] { ["soup"].sorted() }
    }
    //- Presentation/Menu/MenuViewModel.swift
    @MainActor final class MenuViewModel {
      private let loadMenu: any LoadMenuUseCase = DefaultLoadMenuUseCase()
      init(\(parameter)) {}
    }
    """
  }

  @Test func onlyWhatAnInitializerTakesIsGiven() throws {
    let given = try help(.selfConstruction, construction("loadMenu: any LoadMenuUseCase"))
    #expect(given.hasPrefix("use the 'LoadMenuUseCase' that 'MenuViewModel' is given"))
    let alone = try help(.selfConstruction, construction("title: String"))
    #expect(alone.hasPrefix("take 'LoadMenuUseCase' in the initializer of 'MenuViewModel'"))
  }

  private func access(_ name: String, _ body: String) -> String {
    """
    //- Domain/Entities/Dish.swift
    struct Dish { let name: String }
    //- Data/Common/\(name).swift
    import Foundation
    final class \(name) {
      \(body)
    }
    //- Presentation/Menu/MenuViewModel.swift
    @MainActor final class MenuViewModel {
      private let helper: \(name)
      init(helper: \(name)) { self.helper = helper }
      func use() -> String { "\\(helper)" }
    }
    """
  }

  private static let loads =
    "func load(_ url: URL) async throws -> Data { try await URLSession.shared.data(from: url).0 }"

  @Test func whatReachesNothingIsMovedAndAClientIsImplementedOver() throws {
    let formatter = try only(
      .infrastructureAccess,
      access("ServerDateFormatter", "func text(_ day: Int) -> String { \"\\(day)\" }"))
    #expect(formatter.severity == .info)
    #expect(
      formatter.help.text(in: .english) == "move 'ServerDateFormatter' to Presentation or Common: "
        + "it uses nothing of the network or a store")
    let general = try only(.infrastructureAccess, access("NetworkProvider", Self.loads))
    #expect(general.severity == .warning)
    #expect(
      general.help.text(in: .english)
        == "declare what 'MenuViewModel' needs as a protocol in Domain, implement it over "
        + "'NetworkProvider' in Data, and pass that in")
    let own = try help(.infrastructureAccess, access("MenuLoader", Self.loads))
    #expect(own.contains("let 'MenuLoader' conform to it"))
  }

  @Test func aScreenThatNobodyBuildsIsAWarning() throws {
    func source(_ other: String) -> String {
      """
      //- Domain/Entities/Dish.swift
      struct Dish { let name: String }
      //- Presentation/ContentView.swift
      import SwiftData
      import SwiftUI
      struct ContentView: View {
        @Query private var dishes: [Int]
        var body: some View { Text("template \\(dishes.count)") }
      }
      #Preview { ContentView() }
      //- App/ShopApp.swift
      import SwiftUI
      @main struct ShopApp: App { var body: some Scene { WindowGroup { EmptyView() } } }
      \(other)
      """
    }
    let idle = try only(.infrastructureAccess, source(""), .router)
    #expect(idle.severity == .warning)
    let shown = try only(
      .infrastructureAccess,
      source(
        """
        //- Presentation/HomeView.swift
        import SwiftUI
        struct HomeView: View { var body: some View { ContentView() } }
        """), .router)
    #expect(shown.severity == .error)
    #expect(
      shown.help.text(in: .english).contains(
        "implement it with 'ModelContext' in a repository in Data"))
  }

  @Test func aUseCaseIsNotToldToDependOnItself() throws {
    let text = try help(
      .concreteDependency,
      """
      //- Domain/UseCases/UserUseCase.swift
      protocol UserUseCase { func names() -> [String] }
      struct DefaultUserUseCase: UserUseCase {
        private let users: UserRepository
        init(users: UserRepository) { self.users = users }
        func names() -> [String] { users.names().sorted() }
      }
      //- Data/Repositories/UserRepository.swift
      final class UserRepository: UserUseCase {
        func names() -> [String] { [] }
      }
      """)
    #expect(!text.contains("depend on 'UserUseCase'"))
    #expect(text.hasPrefix("declare what 'DefaultUserUseCase' asks of 'UserRepository'"))
  }

  @Test func anEnumWithoutRawValuesKeepsNone() throws {
    func coded(_ declaration: String) throws -> String {
      try help(.codable, "//- Domain/Entities/Reminder.swift\n\(declaration)")
    }
    let plain = try coded(
      "enum Reminder: Codable { case before(Trigger) }\nstruct Trigger: Codable { let days: Int }")
    #expect(!plain.contains("raw value"))
    #expect(plain.contains("'ReminderDTO'"))
  }

  @Test func theImportThatIsMissingIsNamed() throws {
    let text = try help(
      .uiFrameworkInViewModel,
      """
      //- Presentation/BillsViewModel.swift
      import UIKit
      @MainActor final class BillsViewModel {
        func ask() { _ = UNUserNotificationCenter.current() }
        struct Failure: LocalizedError {}
      }
      """)
    #expect(text.hasPrefix("write 'import UserNotifications' and 'import Foundation'"))
  }
}
