import Foundation
import TestSupport
import Testing

/// Names that say what a type is, wherever it is named.
@Suite("fixes of names")
struct FixRenameTests: FixingSuite {
  private static let repository = """
    protocol MenuRepository: Sendable {
      func dishes() -> [String]
    }

    """
  private static let useCase = """
    //
    //  LoadMenu.swift
    //

    struct LoadMenu: Sendable {
      let repository: any MenuRepository
      func execute() -> [String] { repository.dishes().filter { !$0.isEmpty } }
    }

    """
  private static let caller = """
    struct CountDishesUseCase: Sendable {
      let load: LoadMenu
      func execute() -> Int { load.execute().count }
    }

    """

  private func app(_ more: [String: String] = [:]) -> [String: String] {
    shop(
      [
        "Domain/Repositories/MenuRepository.swift": Self.repository,
        "Domain/UseCases/LoadMenu.swift": Self.useCase,
        "Domain/UseCases/CountDishesUseCase.swift": Self.caller,
      ].merging(more) { $1 })
  }

  private func renamed(_ text: String) -> String {
    text.replacingOccurrences(of: "LoadMenu", with: "LoadMenuUseCase")
  }

  @Test func aUseCaseIsCalledSoEverywhere() throws {
    try expect(
      "rename", of: app(),
      becomes: changed([
        "Domain/UseCases/LoadMenu.swift": nil,
        "Domain/UseCases/LoadMenuUseCase.swift": renamed(Self.useCase),
        "Domain/UseCases/CountDishesUseCase.swift": renamed(Self.caller),
      ]), profile: "router")
  }

  @Test func aViewIsCalledSoInItsXcodeProject() throws {
    let card = "import SwiftUI\n\nstruct Dish: View {\n  var body: some View { Text(\"tea\") }\n}\n"
    let menu = "import SwiftUI\n\nstruct MenuView: View {\n  var body: some View { Dish() }\n}\n"
    let folders = ["Presentation/Views": ["Dish.swift", "MenuView.swift"]]
    let project = xcodeProject(of: folders)
    try expect(
      "rename",
      of: [
        "Shop.xcodeproj/project.pbxproj": project, "Presentation/Views/Dish.swift": card,
        "Presentation/Views/MenuView.swift": menu,
      ],
      becomes: [
        "Presentation/Views/Dish.swift": nil,
        "Presentation/Views/DishView.swift": card.replacingOccurrences(
          of: "Dish", with: "DishView"),
        "Presentation/Views/MenuView.swift": menu.replacingOccurrences(
          of: "Dish", with: "DishView"),
        "Shop.xcodeproj/project.pbxproj": project.replacingOccurrences(
          of: "Dish.swift", with: "DishView.swift"),
      ], profile: "router")
  }

  @Test(arguments: [
    // The name is taken.
    ["Domain/Entities/Load.swift": "struct LoadMenuUseCase: Sendable {}\n"],
    // A comment tells of it.
    ["Domain/UseCases/CountDishesUseCase.swift": "// Asks LoadMenu.\n" + caller],
    // A text may mean it.
    ["Presentation/Words.swift": "let title = \"LoadMenu\"\n"],
    // Others may use it.
    ["Domain/UseCases/LoadMenu.swift": useCase.replacing("struct", with: "public struct")],
  ])
  func whatMaySayTheNameOtherwiseKeepsIt(_ more: [String: String]) throws {
    try expectNothing("rename", of: app(more), profile: "router")
  }
}
