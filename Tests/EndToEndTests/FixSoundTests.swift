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
}
