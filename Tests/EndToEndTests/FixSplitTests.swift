import Foundation
import TestSupport
import Testing

/// The kinds that part what two layers are for.
@Suite("fixes that split values")
struct FixSplitTests: FixingSuite {
  private static let coded = [
    "Domain/Entities/Dish.swift": """
    import Foundation

    struct Dish: Identifiable, Decodable, Equatable {
      let id: Int
      let name: String
      let parts: [Part]?

      enum CodingKeys: String, CodingKey {
        case id, parts
        case name = "dish_name"
      }
    }

    """,
    "Domain/Entities/Part.swift": """
    struct Part: Decodable, Equatable {
      let name: String
    }

    """,
    "Domain/Repositories/DishRepository.swift":
      "protocol DishRepository { func dishes() async throws -> [Dish] }\n",
    "Domain/UseCases/LoadDishesUseCase.swift": """
    struct LoadDishesUseCase {
      let repository: any DishRepository
      func execute() async throws -> [Dish] {
        try await repository.dishes().filter { $0.id > 0 }
      }
    }

    """,
    "Data/DTO/OrderDTO.swift": "struct OrderDTO: Decodable { let id: Int }\n",
    "Data/Repositories/LiveDishRepository.swift": """
    import Foundation

    struct LiveDishRepository: DishRepository {
      let answer: @Sendable () async throws -> Data
      func dishes() async throws -> [Dish] {
        let data = try await answer()
        return try JSONDecoder().decode([Dish].self, from: data)
      }
    }

    """,
  ]

  @Test func anEntityThatOneRepositoryDecodesLeavesTheCodingToADTO() throws {
    try expect(
      "separate-dto", of: shop(Self.coded),
      becomes: changed([
        "Data/DTO/DishDTO.swift": """
        struct DishDTO: Decodable {
          let id: Int
          let name: String
          let parts: [PartDTO]?

          enum CodingKeys: String, CodingKey {
            case id, parts
            case name = "dish_name"
          }
        }

        extension DishDTO {
          func toDomain() -> Dish {
            Dish(id: id, name: name, parts: parts?.map { $0.toDomain() })
          }
        }

        struct PartDTO: Decodable {
          let name: String
        }

        extension PartDTO {
          func toDomain() -> Part {
            Part(name: name)
          }
        }

        """,
        "Domain/Entities/Dish.swift": """
        import Foundation

        struct Dish: Identifiable, Equatable {
          let id: Int
          let name: String
          let parts: [Part]?
        }

        """,
        "Domain/Entities/Part.swift": "struct Part: Equatable {\n  let name: String\n}\n",
        "Data/Repositories/LiveDishRepository.swift":
          Self.coded["Data/Repositories/LiveDishRepository.swift"]?.replacingOccurrences(
            of: "[Dish].self, from: data)",
            with: "[DishDTO].self, from: data).map { $0.toDomain() }"),
      ]))
  }

  private static let inferring = """
    import Foundation

    struct Client {
      func get<Answer: Decodable>(_ path: String) async throws -> Answer {
        try JSONDecoder().decode(Answer.self, from: Data(path.utf8))
      }
    }

    struct LiveDishRepository: DishRepository {
      let client: Client
      func dishes() async throws -> [Dish] {
        do {
          return try await client.get("dishes")
        } catch {
          return []
        }
      }
    }

    """

  @Test func whatAResultSaysOfItsTypeIsDecodedInThatPlace() throws {
    var files = Self.coded
    files["Data/Repositories/LiveDishRepository.swift"] = Self.inferring
    let project = try FixedProject(shop(files))
    #expect(try project.run("fix", "--choose", "separate-dto", "--yes").code == 0)
    let text = try project.texts()[Self.base + "Data/Repositories/LiveDishRepository.swift"]
    #expect(
      text
        == Self.inferring.replacingOccurrences(
          of: "      return try await client.get(\"dishes\")",
          with: """
                  let response: [DishDTO] = try await client.get("dishes")
                  return response.map { $0.toDomain() }
            """))
  }

  @Test(arguments: [
    ("Domain/Entities/Dish.swift", "let id: Int", "let id: Int = 1"),
    ("Domain/Entities/Dish.swift", "let name: String", "private let name: String"),
    (
      "Domain/Entities/Part.swift", "let name: String",
      "let name: String\n  init(from decoder: any Decoder) throws { name = \"\" }"
    ),
    (
      "Data/DTO/OrderDTO.swift", "let id: Int", "let id: Int; let dish: Dish"
    ),
    (
      "Data/Repositories/LiveDishRepository.swift", "let data = try",
      "print(Dish.self)\n    let data = try"
    ),
    (
      "Data/Repositories/LiveDishRepository.swift", "JSONDecoder().decode([Dish].self, from: data)",
      "PropertyReader().decode(all: [Dish].self, from: data, at: 1)"
    ),
  ])
  func whatCannotBeFollowedStaysCoded(_ path: String, _ old: String, _ new: String) throws {
    var files = Self.coded
    let text = try #require(files[path])
    #expect(text.contains(old))
    files[path] = text.replacingOccurrences(of: old, with: new)
    try expectNothing("separate-dto", of: shop(files))
  }

  private static let drawn = [
    "Domain/Entities/Tag.swift": """
    import SwiftUI

    enum Tag: String, CaseIterable {
      case vegan
      case spicy

      var title: String { rawValue.capitalized }

      /// Stands beside the name.
      var tint: Color {
        self == .vegan ? .green : .red
      }
    }

    """,
    "Domain/UseCases/LoadTagsUseCase.swift":
      "struct LoadTagsUseCase { func execute() -> [Tag] { Tag.allCases.filter { $0 != .spicy } } }\n",
    "Presentation/Menu/MenuView.swift": """
    import SwiftUI

    struct MenuView: View {
      let tag: Tag
      var body: some View { Text(tag.title).foregroundColor(tag.tint) }
    }

    """,
  ]

  @Test func whatAValueDrawsGoesToTheScreenThatAsksForIt() throws {
    try expect(
      "move-members", of: shop(Self.drawn),
      becomes: changed([
        "Domain/Entities/Tag.swift": """
        import Foundation

        enum Tag: String, CaseIterable {
          case vegan
          case spicy

          var title: String { rawValue.capitalized }
        }

        """,
        "Presentation/Menu/Tag+Presentation.swift": """
        import SwiftUI

        extension Tag {
          /// Stands beside the name.
          var tint: Color {
            self == .vegan ? .green : .red
          }
        }

        """,
      ]))
  }

  @Test(arguments: [
    ("Domain/Entities/Tag.swift", "self == .vegan ?", "isPlain ?"),
    ("Presentation/Menu/MenuView.swift", ".foregroundColor(tag.tint)", ""),
    ("Domain/UseCases/LoadTagsUseCase.swift", "$0 != .spicy", "$0.tint != nil"),
  ])
  func whatOthersNeedStaysWhereItIs(_ path: String, _ old: String, _ new: String) throws {
    var files = Self.drawn
    let text = try #require(files[path])
    #expect(text.contains(old))
    files[path] = text.replacingOccurrences(of: old, with: new)
    files["Domain/Entities/Tag.swift"]? +=
      "\nextension Tag { private var isPlain: Bool { true } }\n"
    try expectNothing("move-members", of: shop(files))
  }
}
