import Foundation
import TestSupport
import Testing

/// What readers sent back for where it was put or what it left behind, and what they would merge.
@Suite("fixes in the right place")
struct FixPlacesTests: FixingSuite {
  private static let making = [
    "Domain/LoadMenuUseCase.swift":
      "struct LoadMenuUseCase { func execute(_ all: [Int]) -> [Int] { all.filter { $0 > 1 } } }\n",
    "Presentation/MenuViewModel.swift": """
    @MainActor final class MenuViewModel {
      private let loadMenu: LoadMenuUseCase
      init(loadMenu: LoadMenuUseCase = LoadMenuUseCase()) { self.loadMenu = loadMenu }
    }

    """,
    "App/AppContainer.swift":
      "struct AppContainer { @MainActor func makeMenu() -> MenuViewModel { MenuViewModel() } }\n",
  ]

  @Test(arguments: [("Menu", true), ("MenuViewModel", false)])
  func aCallThatNoKnownTargetCompilesMayBreakAllTheSame(_ name: String, _ isFixed: Bool) throws {
    var files = shop(Self.making)
    files["sources/shop/Presentation/Menu.swift"] = "@MainActor let menu = \(name)()\n"
    if isFixed {
      let project = try FixedProject(files)
      #expect(try project.fix("inject", nil).output.contains("fix 1 finding"))
    } else {
      try expectNothing("inject", of: files)
    }
  }

  @Test(arguments: [("struct Row: View", true), ("final class Listener", false)])
  func whatStandsInAViewIsOnTheMainActorIfItSaysSo(_ row: String, _ isFixed: Bool) throws {
    let body = isFixed ? "    var body: some View { Text(\"\") }\n" : ""
    let files = shop([
      "Presentation/Orders/OrdersViewModel.swift": """
      import Combine

      final class OrdersViewModel: ObservableObject {
        @Published private(set) var titles: [String] = []
        func refresh() async { titles = ["one"] }
      }

      """,
      "Presentation/Orders/OrdersView.swift": """
      import SwiftUI

      struct OrdersView: View {
        @StateObject private var model = OrdersViewModel()
        var body: some View { Text(model.titles.first ?? "") }

        \(row) {
          var model: OrdersViewModel
      \(body)  }
      }

      """,
    ])
    let project = try FixedProject(files)
    let run = try project.fix("isolate-view-model", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test(arguments: [("struct Menu { let rows: [MenuRow] }\n", true), ("", false)])
  func aScreensModelIsTheBusinesssOnlyWhereThatKeepsIt(_ holder: String, _ isFixed: Bool) throws {
    let files = shop([
      "Domain/Entities/Dish.swift": """
      struct Dish: Sendable {
        let title: String
        func told() -> MenuRow { MenuRow(title: title) }
      }

      \(holder)
      """,
      "Domain/Entities/Order.swift": "struct Order: Sendable { let dish: Dish }\n",
      "Presentation/Menu/Model/MenuRow.swift":
        "struct MenuRow: Equatable, Sendable { let title: String }\n",
      "Presentation/Menu/MenuView.swift": """
      import SwiftUI

      struct MenuView: View {
        let row: MenuRow
        var body: some View { Text(row.title) }
      }

      """,
    ])
    let project = try FixedProject(files)
    let run = try project.fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  private static let drawn = [
    "Domain/Entities/Tag.swift": """
    import SwiftUI

    enum Tag: String {
      case vegan
      case spicy
      var tint: Color { self == .vegan ? .green : .red }
    }

    """,
    "Presentation/Screens/Menu/MenuView.swift": """
    import SwiftUI

    struct MenuView: View {
      let tag: Tag
      var body: some View { Text(tag.rawValue).foregroundColor(tag.tint) }
    }

    """,
    "Presentation/Screens/Theme/ThemeView.swift": """
    import SwiftUI

    struct ThemeView: View {
      let theme: Theme
      var body: some View { Text("").foregroundColor(theme.tint) }
    }

    """,
    "Presentation/Screens/Theme/Theme.swift":
      "import SwiftUI\n\nstruct Theme { let tint: Color }\n",
  ]

  @Test func whoAsksAnotherTypeForTheSameNameHasNoSayInThePlace() throws {
    let project = try FixedProject(shop(Self.drawn))
    let run = try project.fix("move-members", nil)
    let path = Self.base + "Presentation/Screens/Menu/Tag+Presentation.swift"
    #expect(try project.texts()[path] != nil, "\(run.output)")
  }

  @Test func aFolderOfFoldersGetsNoFirstFile() throws {
    var files = Self.drawn
    files["Presentation/Screens/Theme/ThemeView.swift"]? += "let tag = Tag.vegan.tint\n"
    try expectNothing("move-members", of: shop(files))
  }

  @Test func aDoubleAmongTheTestsIsNotDressedUpForTheApp() throws {
    let double =
      "struct MockCart: CartRepository { func items() -> [String] { [\"tea\"] } }\n"
    let files = [
      "Domain/CartRepository.swift": "protocol CartRepository { func items() -> [String] }\n",
      "Data/LiveCart.swift":
        "struct LiveCart: CartRepository { func items() -> [String] { [] } }\n",
      "Presentation/CartPreview.swift": "#if DEBUG\nlet cart = MockCart()\n#endif\n",
    ]
    let good = try FixedProject(shop(files.merging(["Data/MockCart.swift": double]) { $1 }))
    #expect(try good.fix("wrap-in-debug", nil).output.contains("fix 1 finding"))
    try expectNothing(
      "wrap-in-debug", of: shop(files.merging(["ShopTests/MockCart.swift": double]) { $1 }))
  }

  @Test(arguments: [("Entities", true), ("Cart", false)])
  func aNewFolderIsMadeAmongThoseOfPartsAlone(_ folder: String, _ isFixed: Bool) throws {
    let path = Self.base + "Domain/Repositories/MenuRepository.swift"
    let project = try FixedProject(
      shop([
        "Domain/\(folder)/Cart.swift":
          "struct Cart: Equatable, Sendable { let dishes: [String] }\n",
        "Domain/\(folder)/LoadMenuUseCase.swift": """
        struct LoadMenuUseCase {
          let repository: any MenuRepository
          func execute() -> [String] { repository.dishes().sorted() }
        }

        """,
        "Data/Repositories/LiveMenuRepository.swift": """
        protocol MenuRepository { func dishes() -> [String] }

        struct LiveMenuRepository: MenuRepository { func dishes() -> [String] { [] } }

        """,
      ]))
    let run = try project.fix("move-to-layer", nil)
    #expect(try (project.texts()[path] != nil) == isFixed, "\(run.output)")
  }

  @Test(arguments: [("Models", true), ("Reminders", false)])
  func aValueGoesToNoFolderOfAnotherSubject(_ folder: String, _ isFixed: Bool) throws {
    let files = shop([
      "Domain/\(folder)/ReminderPreset.swift":
        "enum ReminderPreset: String, Sendable { case atStart, before }\n",
      "Domain/Week/Workweek.swift": """
      enum Workweek {
        static func isFree(_ day: Int, _ rule: RepeatRule) -> Bool { rule == .none && day > 5 }
      }

      """,
      "Data/Enums/RepeatRule.swift": "enum RepeatRule: String, Sendable { case none, daily }\n",
    ])
    let project = try FixedProject(files)
    let run = try project.fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test(arguments: [
    ("OrderError", "Domain/UseCases/LoadUseCase.swift", true),
    ("OrderError", "Presentation/Menu/MenuViewModel.swift", false),
    ("StoreError", "Domain/UseCases/LoadUseCase.swift", false),
    ("CoreDataError", "Domain/UseCases/LoadUseCase.swift", false),
  ])
  func anErrorIsTheBusinesssIfThatSpeaksOfIt(
    _ name: String, _ user: String, _ isFixed: Bool
  ) throws {
    let project = try FixedProject(
      shop([
        "Domain/Entities/Dish.swift": "struct Dish: Sendable { let id: Int }\n",
        "Data/Errors/\(name).swift": "enum \(name): Error { case missing, broken }\n",
        user: "final class \(user.contains("Use") ? "LoadUseCase" : "MenuViewModel") {\n"
          + "  func execute(_ error: \(name)) -> Bool { error == .missing }\n}\n",
      ]))
    let run = try project.fix("move-to-layer", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }
}
