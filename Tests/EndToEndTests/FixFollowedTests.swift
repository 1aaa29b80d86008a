import Foundation
import TestSupport
import Testing

/// Kinds that follow a name through other files: errors to callers, and values that two layers share.
@Suite("fixes that follow names")
struct FixFollowedTests: FixingSuite {
  /// The same files with one piece of a text replaced.
  private func other(
    _ files: [String: String], _ path: String, _ old: String, _ new: String
  ) throws -> [String: String] {
    let text = try #require(files[path])
    #expect(text.contains(old))
    var files = files
    files[path] = text.replacingOccurrences(of: old, with: new)
    return shop(files)
  }

  // MARK: throw-default

  private static let mapped = [
    "Domain/Entities/Dish.swift": """
    struct Dish: Equatable, Sendable {
      let name: String
      let diet: Diet
    }

    """,
    "Domain/Entities/Diet.swift": "enum Diet: String, Sendable { case vegan, all }\n",
    "Domain/Repositories/DishRepository.swift": """
    protocol DishRepository { func dishes() async throws -> [Dish] }

    """,
    "Data/DTO/DishDTO.swift": """
    struct DishDTO: Decodable {
      let name: String
      let diet: String
      let kitchen: KitchenDTO

      func toDomain() -> Dish {
        Dish(name: name, diet: Diet(rawValue: diet) ?? .all)
      }
    }

    """,
    "Data/DTO/KitchenDTO.swift": """
    struct KitchenDTO: Decodable {
      let name: String
      func toDomain() -> String { name }
    }

    """,
    "Data/Repositories/LiveDishRepository.swift": """
    enum DishError: Error { case unavailable, denied }

    struct LiveDishRepository: DishRepository {
      let load: () async throws -> [DishDTO]

      func dishes() async throws -> [Dish] {
        do {
          let answer: [DishDTO] = try await load()
          return answer.map { $0.toDomain() }
        } catch {
          throw DishError.unavailable
        }
      }

      func kitchens(_ kitchen: KitchenDTO) -> [String] { [kitchen.toDomain()] }
    }

    """,
  ]

  @Test func aMapperThrowsOnceItsCallersTakeTheError() throws {
    let repository = "Data/Repositories/LiveDishRepository.swift"
    try expect(
      "throw-default", of: shop(Self.mapped),
      becomes: changed([
        "Data/DTO/DishDTO.swift": """
        struct DishDTO: Decodable {
          let name: String
          let diet: String
          let kitchen: KitchenDTO

          func toDomain() throws -> Dish {
            guard let diet = Diet(rawValue: self.diet) else { throw DishError.unavailable }
            return Dish(name: name, diet: diet)
          }
        }

        """,
        repository: Self.mapped[repository]?.replacingOccurrences(
          of: "answer.map { $0", with: "try answer.map { try $0"),
      ]))
  }

  @Test(arguments: [
    ("answer: [DishDTO] = ", "answer = "), ("return answer.map", "return answer.lazy.map"),
    ("async throws -> [Dish]", "async -> [Dish]"),
    ("case unavailable, denied", "case denied, other"),
    ("answer.map { $0.toDomain() }", "answer.map(\\.name).map { _ in dish() }"),
    ("kitchen: KitchenDTO)", "kitchen: Any)"),
  ])
  func aCallThatCannotBeToldLeavesTheMapperAsItIs(_ old: String, _ new: String) throws {
    try expectNothing(
      "throw-default",
      of: try other(Self.mapped, "Data/Repositories/LiveDishRepository.swift", old, new))
  }

  // MARK: move-to-layer

  private static let shown = [
    "Common/Format.swift": "enum Format { static func short(_ text: String) -> String { text } }\n",
    "Domain/Entities/Dish.swift": "struct Dish: Equatable, Sendable { let name: String }\n",
    "Data/Images/PhotoLoader.swift": """
    import Foundation

    actor PhotoLoader {
      func photo(of url: URL, size: PhotoSize) async throws -> Data { Data() }
    }

    """,
    "Presentation/Menu/MenuView.swift": """
    import SwiftUI

    struct MenuView: View {
      let size: PhotoSize
      var body: some View { Text(size.rawValue) }
    }

    enum PhotoSize: String {
      case row
      case tile

      var points: CGSize { CGSize(width: 64, height: 64) }
    }

    """,
  ]

  @Test func aValueThatDataAndScreensShareGoesToWhatBothMayName() throws {
    try expect(
      "move-to-layer", of: shop(Self.shown),
      becomes: changed([
        "Common/PhotoSize.swift": """
        import Foundation

        enum PhotoSize: String {
          case row
          case tile

          var points: CGSize { CGSize(width: 64, height: 64) }
        }

        """,
        "Presentation/Menu/MenuView.swift": """
        import SwiftUI

        struct MenuView: View {
          let size: PhotoSize
          var body: some View { Text(size.rawValue) }
        }

        """,
      ]))
  }

  @Test func whatDrawsOrHasNoSharedFolderStays() throws {
    try expectNothing(
      "move-to-layer",
      of: try other(Self.shown, "Presentation/Menu/MenuView.swift", "CGSize {", "Color {"))
    try expectNothing(
      "move-to-layer",
      of: try other(
        Self.shown, "Presentation/Menu/MenuView.swift", "  case tile\n",
        "  case tile\n\n  func fits(_ view: MenuView) -> Bool { view.size == self }\n"))
    var files = Self.shown
    files["Extensions/Format.swift"] = files["Common/Format.swift"]
    files["Common/Format.swift"] = nil
    try expectNothing("move-to-layer", of: shop(files))
  }
}
