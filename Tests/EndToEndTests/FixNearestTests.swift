import Foundation
import TestSupport
import Testing

/// Where code goes by what lies nearest to it, and what is left alone where nothing says so.
@Suite("fixes in the nearest place")
struct FixNearestTests: FixingSuite {
  private static let using = """
    struct LoadMenuUseCase {
      let repository: any MenuRepository
      func execute() -> [String] { repository.dishes().sorted() }
    }

    """
  private static let asked = "protocol MenuRepository { func dishes() -> [String] }\n"
  private static let live =
    "struct LiveMenuRepository: MenuRepository { func dishes() -> [String] { [] } }\n"

  /// A repository protocol in Data, and what else there is in Domain.
  private func menu(_ data: String, _ domain: [String: String]) -> [String: String] {
    shop(
      [
        "Domain/UseCases/LoadMenuUseCase.swift": Self.using,
        "Data/Repositories/MenuRepository.swift": data,
      ].merging(domain) { $1 })
  }

  private static let other = [
    "Domain/Repositories/CartRepository.swift":
      "protocol CartRepository { func items() -> [Int] }\n"
  ]

  // MARK: places

  @Test(arguments: [
    ("Domain/Repositories/CartRepository.swift", true),
    ("Domain/UseCases/Carts/CartRepository.swift", false),
    ("Domain/Carts/CartRepository.swift", false),
  ])
  func aProtocolGoesToWhereItsKindLies(_ path: String, _ isFixed: Bool) throws {
    let files = menu(
      Self.asked + "\n" + Self.live, [path: Self.other.values.first ?? ""])
    let run = try FixedProject(files).fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test(arguments: [("AuthService", true), ("MenuRepository", false)])
  func aProtocolOfNoKindGoesToWhereOthersAreCalledSo(_ other: String, _ isFixed: Bool) throws {
    let files = shop([
      "Domain/UseCases/SignInUseCase.swift": """
      struct SignInUseCase {
        let service: any SocialService
        func execute(_ name: String) -> Bool { service.signIn(name.lowercased()) }
      }

      """,
      "Domain/Repositories/CartRepository.swift": Self.other.values.first ?? "",
      "Domain/Repositories/Known.swift": "protocol \(other) { func known() -> [String] }\n",
      "Data/Social/SocialService.swift":
        "protocol SocialService { func signIn(_ name: String) -> Bool }\n",
    ])
    let run = try FixedProject(files).fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test(arguments: [
    ("MenuRepositoryError", "Entities", "Repositories"), ("KitchenError", "Entities", "Entities"),
    ("KitchenError", "Models", "Models"),
  ])
  func anErrorGoesToThePromiseItIsCalledAfter(
    _ error: String, _ values: String, _ home: String
  ) throws {
    let declared = "enum \(error): Error { case closed }\n"
    let project = try FixedProject(
      shop([
        "Domain/\(values)/Dish.swift": "struct Dish: Equatable, Sendable { let name: String }\n",
        "Domain/Repositories/MenuRepository.swift":
          "protocol MenuRepository { func dishes() throws -> [Dish] }\n",
        "Domain/UseCases/LoadMenuUseCase.swift": """
        struct LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() throws -> [Dish] {
            do { return try repository.dishes() } catch let error as \(error) { throw error }
          }
        }

        """,
        "Data/Repositories/LiveMenuRepository.swift": declared + """

          struct LiveMenuRepository: MenuRepository {
            func dishes() throws -> [Dish] { throw \(error).closed }
          }

          """,
      ]))
    let run = try project.fix("move-to-layer", nil)
    let path = Self.base + "Domain/\(home)/\(error).swift"
    #expect(try project.texts()[path] == declared, "\(run.output)")
  }

  @Test(arguments: [("Entity", "Repository"), ("Entities", "Repositories")])
  func aNewFolderIsCalledAsThoseBesideIt(_ beside: String, _ name: String) throws {
    var files = menu(
      Self.asked + "\n" + Self.live,
      ["Domain/\(beside)/Cart.swift": "struct Cart: Equatable, Sendable { let items: [Int] }\n"])
    files[Self.base + "Domain/UseCases/LoadMenuUseCase.swift"] = nil
    files[Self.base + "Domain/\(beside)/LoadMenuUseCase.swift"] = Self.using
    files[Self.base + "Data/Repositories/MenuRepository.swift"] = nil
    files[Self.base + "Data/Menu/MenuRepository.swift"] = Self.asked + "\n" + Self.live
    let project = try FixedProject(files)
    let run = try project.fix("move-to-layer", nil)
    let path = Self.base + "Domain/\(name)/MenuRepository.swift"
    #expect(try project.texts()[path] == Self.asked, "\(run.output)")
  }

  @Test(arguments: [
    ("", false), ("struct Answer { let status: OrderStatus }\n", true),
  ])
  func whatOnlyScreensNameIsNoBusiness(_ user: String, _ isFixed: Bool) throws {
    let files = shop([
      "Domain/Entities/Order.swift": "struct Order: Equatable, Sendable { let number: Int }\n",
      "Data/Models/OrderStatus.swift":
        "enum OrderStatus: String, Sendable { case open, closed }\n",
      "Data/Models/Answer.swift": user,
      "Presentation/Orders/OrderView.swift": """
      import SwiftUI

      struct OrderView: View {
        let status: OrderStatus
        var body: some View { Text(status.rawValue) }
      }

      """,
    ])
    let run = try FixedProject(files).fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: names and comments

  @Test func whatIsLeftIsCalledAfterWhatItHolds() throws {
    let header = "// Data/Repositories/MenuRepository.swift\n"
    let place = "enum Place { case kitchen }\n\n"
    try expect(
      "move-to-layer", of: menu(header + place + Self.asked + "\n" + Self.live, Self.other),
      becomes: changed([
        "Data/Repositories/MenuRepository.swift": nil,
        "Data/Repositories/LiveMenuRepository.swift":
          "// Data/Repositories/LiveMenuRepository.swift\n" + place + Self.live,
        "Domain/Repositories/MenuRepository.swift":
          "// Domain/Repositories/MenuRepository.swift\n\n" + Self.asked,
      ]))
    // Two types of other names: no name is true for both.
    let live = Self.live.replacingOccurrences(of: "LiveMenuRepository", with: "Kitchen")
    try expectNothing(
      "move-to-layer", of: menu(place + Self.asked + "\n" + live, Self.other))
  }

  @Test(arguments: [
    ("/// Dishes of today.\n", true), ("/// Defined here, and used by Domain.\n", false),
    ("/// Part of the data layer.\n", false),
  ])
  func aCommentAboutThePlaceHoldsCodeThere(_ comment: String, _ isFixed: Bool) throws {
    let files = menu(comment + Self.asked + "\n" + Self.live, Self.other)
    let run = try FixedProject(files).fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  // MARK: wiring

  @Test(arguments: [("LoadMenuUseCaseProtocol", true), ("LoadMenuRepository", false)])
  func aProtocolOfAnotherKindIsNoNameForWhatIsHeld(_ name: String, _ isFixed: Bool) throws {
    let files = shop([
      "Domain/UseCases/LoadMenuUseCase.swift": """
      protocol \(name) { func execute() -> [String] }

      final class LoadMenuUseCase: \(name) {
        func execute() -> [String] { ["tea", "cake"].sorted() }
      }

      """,
      "Presentation/Menu/MenuViewModel.swift": """
      @MainActor final class MenuViewModel {
        private let load: LoadMenuUseCase
        init(load: LoadMenuUseCase) { self.load = load }
        func show() { print(load.execute()) }
      }

      """,
    ])
    let run = try FixedProject(files).fix("use-protocol", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  /// A view model with a default, made in a container that may have the same.
  private func made(
    _ keeping: String, _ container: String, _ call: String
  ) -> [String: String] {
    shop([
      "Domain/LoadMenuUseCase.swift":
        "struct LoadMenuUseCase { func execute(_ all: [Int]) -> [Int] { all.filter { $0 > 1 } } }\n",
      "Presentation/MenuViewModel.swift": """
      @MainActor final class MenuViewModel {
        private let load: LoadMenuUseCase?
        private let title: String
        init(title: String, load: LoadMenuUseCase = LoadMenuUseCase()) {
          self.title = title
          self.load = \(keeping)
        }
      }

      """,
      "App/AppContainer.swift": """
      struct AppContainer {
        func title() -> String { "Menu" }
      \(container)  @MainActor func makeMenu() -> MenuViewModel { \(call) }
      }

      """,
    ])
  }

  private static let factory = "  func loadMenu() -> LoadMenuUseCase { LoadMenuUseCase() }\n"

  @Test(arguments: [
    (factory, "self.title()", "self.loadMenu()"), (factory, "title()", "loadMenu()"),
    ("", "title()", "LoadMenuUseCase()"),
  ])
  func aContainerIsAskedForWhatItMakes(
    _ container: String, _ title: String, _ load: String
  ) throws {
    let project = try FixedProject(made("load", container, "MenuViewModel(title: \(title))"))
    let run = try project.fix("inject", nil)
    let text = try project.texts()[Self.base + "App/AppContainer.swift"] ?? ""
    #expect(text.contains("MenuViewModel(title: \(title), load: \(load))"), "\(run.output)\(text)")
  }

  @Test(arguments: [
    // Nothing tells how the container is asked, or the initializer has no use for it.
    ("load", factory, "MenuViewModel(title: \"Menu\")"),
    ("nil", "", "MenuViewModel(title: \"Menu\")"),
  ])
  func aDefaultStaysWhereWhatToPassIsUnclear(
    _ keeping: String, _ container: String, _ call: String
  ) throws {
    try expectNothing("inject", of: made(keeping, container, call))
  }

  /// A repository that makes its store by default, and an assembly that makes the repository.
  private func stored(_ note: String, _ assembly: String) -> [String: String] {
    shop(
      [
        "Domain/Repositories/MenuRepository.swift": Self.asked,
        "Data/Stores/MenuStorage.swift": """
        import Foundation
        final class MenuStorage {
          func names() -> [String] { UserDefaults.standard.stringArray(forKey: "menu") ?? [] }
        }

        """,
        "Data/Repositories/LiveMenuRepository.swift": """
        struct Clock {}
        final class LiveMenuRepository: MenuRepository {
          private let clock: Clock
          private let store: MenuStorage
          init(
            clock: Clock,\(note)
            store: MenuStorage = MenuStorage()
          ) {
            self.clock = clock
            self.store = store
          }
          func dishes() -> [String] { store.names() }
        }

        """,
        "App/MenuAssembly.swift": """
        import Swinject
        struct MenuAssembly: Assembly {
          let clock = Clock()
          func assemble(container: Container) {
        \(assembly)
          }
        }

        """,
      ])
  }

  @Test(arguments: [
    ("clock: clock", "", "clock: clock, store: MenuStorage()"),
    ("clock: clock", "\n    // The store of the watch reads the same.", nil),
    ("clock: r.resolve(Clock.self)!", "", "clock: r.resolve(Clock.self)!, store: MenuStorage()"),
  ])
  func aDefaultThatACommentTellsOfStays(
    _ given: String, _ note: String, _ written: String?
  ) throws {
    let making =
      "    container.register(MenuRepository.self) { r in LiveMenuRepository(\(given)) }"
    let files = stored(note, making)
    guard let written else { return try expectNothing("inject", of: files) }
    try expectAssembly(of: files, toSay: "LiveMenuRepository(\(written))")
  }

  @Test(arguments: [
    (
      "clock: r.resolve(Clock.self)!",
      "clock: r.resolve(Clock.self)!, store: r.resolve(MenuStorage.self)!"
    ),
    ("clock: clock", nil),
  ])
  func aContainerThatRegistersATypeIsAskedForIt(_ given: String, _ written: String?) throws {
    let making = """
          container.register(MenuStorage.self) { _ in MenuStorage() }
          container.register(MenuRepository.self) { r in LiveMenuRepository(\(given)) }
      """
    let files = stored("", making)
    guard let written else { return try expectNothing("inject", of: files) }
    try expectAssembly(of: files, toSay: "LiveMenuRepository(\(written))")
  }

  private func expectAssembly(of files: [String: String], toSay line: String) throws {
    let project = try FixedProject(files)
    let run = try project.fix("inject", nil)
    let text = try project.texts()[Self.base + "App/MenuAssembly.swift"] ?? ""
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains(line), "\(run.output)\(text)")
  }

  // MARK: what views would only hand on

  @Test(arguments: [
    (0, true), (1, false), (2, false),
  ])
  func aScreenIsNotHandedWhatItWouldHandOn(_ screens: Int, _ isFixed: Bool) throws {
    var files = shop([
      "Domain/UseCases/SortMenuUseCase.swift": """
      struct SortMenuUseCase: Sendable {
        static let shared = SortMenuUseCase()
        func execute(_ names: [String]) -> [String] { names.sorted() }
      }

      """,
      "Presentation/MenuViewModel.swift": """
      final class MenuViewModel {
        private let sort: SortMenuUseCase
        init(sort: SortMenuUseCase = .shared) { self.sort = sort }
        func names() -> [String] { sort.execute([]) }
      }

      """,
    ])
    if screens == 0 {
      files[Self.base + "App/AppContainer.swift"] =
        "struct AppContainer { let menu = MenuViewModel() }\n"
    }
    for number in 0..<screens {
      files[Self.base + "Presentation/Menu\(number)View.swift"] = """
        import SwiftUI
        struct Menu\(number)View: View {
          let model = MenuViewModel()
          var body: some View { Text(model.names().joined()) }
        }

        """
    }
    let run = try FixedProject(files).fix("inject", nil)
    #expect(run.output.contains("takes 'sort' without a default") == isFixed, "\(run.output)")
  }

  @Test func aTypeThatWouldBeLeftEmptyStays() throws {
    try expectNothing(
      "move-members",
      of: shop([
        "Domain/Entities/NewsRules.swift":
          "struct NewsRules { func isOpen(_ news: NewsDTO) -> Bool { news.id > 0 } }\n",
        "Data/DTO/NewsDTO.swift": "struct NewsDTO: Decodable { let id: Int }\n",
        "Data/NewsLoader.swift":
          "struct NewsLoader { func load(_ n: NewsDTO) -> Bool { NewsRules().isOpen(n) } }\n",
      ]))
  }
}
