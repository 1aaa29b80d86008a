import Foundation
import TestSupport
import Testing

/// Fixes that hand on what is there, and leave what only looks as if it could go.
@Suite("fixes that are sound")
struct FixSoundTests: FixingSuite {
  @Test func whatACallIsHandedIsHandedOn() throws {
    let screen = """
      @MainActor final class MenuViewModel {
        private let loadMenu: LoadMenuUseCase
        init(loadMenu: LoadMenuUseCase = LoadMenuUseCase()) { self.loadMenu = loadMenu }
      }

      """
    let useCase = """
      final class LoadMenuUseCase {
        func execute(_ names: [String]) -> [String] { names.sorted() }
      }

      """
    let maker = """
      struct AppContainer {
        @MainActor func makeMenu(loading: LoadMenuUseCase) -> MenuViewModel { MenuViewModel() }
      }

      """
    try expect(
      "inject",
      of: shop([
        "Domain/UseCases/LoadMenuUseCase.swift": useCase,
        "Presentation/MenuViewModel.swift": screen, "App/AppContainer.swift": maker,
      ]),
      becomes: changed([
        "Presentation/MenuViewModel.swift": screen.replacingOccurrences(
          of: " = LoadMenuUseCase()", with: ""),
        "App/AppContainer.swift": maker.replacingOccurrences(
          of: "MenuViewModel() }", with: "MenuViewModel(loadMenu: loading) }"),
      ]))
  }

  /// To inject what the interactor makes would only let the view model make it; what is about the same bytes
  /// takes the place of that in the same run.
  @Test func whatWaitedForAFixThatWentWrongIsWritten() throws {
    let orders = """
      @MainActor final class OrdersViewModel {
        private let loadMenu: LoadMenuUseCase
        init(loadMenu: LoadMenuUseCase) { self.loadMenu = loadMenu }
      }

      """
    let container = """
      struct AppContainer {
        @MainActor func makeOrders() -> OrdersViewModel { OrdersViewModel(loadMenu: makeLoadMenu()) }
        func makeLoadMenu() -> LoadMenuUseCase { LoadMenuUseCase() }
      }

      """
    let app = """
      import SwiftUI
      @main struct ShopApp: App {
        @StateObject private var menu = MenuViewModel()
        var body: some Scene { WindowGroup { Text(menu.menu().joined()) } }
      }

      """
    let screen = """
      import Combine

      final class MenuViewModel: ObservableObject {
        private let interactor = MenuInteractor()
        init() { print("menu") }
        func menu() -> [String] { interactor.menu() }
      }

      """
    let project = try FixedProject(
      shop([
        "Domain/UseCases/LoadMenuUseCase.swift": """
        final class LoadMenuUseCase {
          func execute(_ names: [String]) -> [String] { names.filter { !$0.isEmpty } }
        }

        """,
        "Presentation/Menu/MenuInteractor.swift": """
        struct MenuInteractor {
          private let loadMenu = LoadMenuUseCase()
          func menu() -> [String] { loadMenu.execute(["soup"]).sorted() }
        }

        """,
        "Presentation/Menu/MenuViewModel.swift": screen,
        "Presentation/Orders/OrdersViewModel.swift": orders,
        "App/AppContainer.swift": container, "App/ShopApp.swift": app,
      ]))
    let run = try project.fix("inject", nil)
    #expect(run.output.contains("fix 1 finding"))
    #expect(run.output.contains("'Sources/Shop/Presentation/Menu/MenuInteractor.swift' stays"))
    let texts = try project.texts()
    #expect(
      texts["Sources/Shop/App/ShopApp.swift"]?.contains(
        "MenuViewModel(interactor: MenuInteractor())") == true)
  }
}
