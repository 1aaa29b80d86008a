import Foundation
import TestSupport
import Testing

/// Conformances that nobody asks for, and defaults that build what a screen must not know.
@Suite("fixes of coding and defaults")
struct FixCodingTests: FixingSuite {
  private static let mapped = [
    "Domain/Entities/Dish.swift":
      "struct Dish: Identifiable, Codable, Equatable {\n  let id: Int\n}\n",
    "Domain/Repositories/DishRepository.swift":
      "protocol DishRepository { func dishes() throws -> [Dish] }\n",
    "Data/DTO/DishDTO.swift": """
    struct DishDTO: Decodable {
      let id: Int
      func toDomain() -> Dish { Dish(id: id) }
    }

    """,
  ]

  @Test(arguments: [true, false])
  func whatAnExtensionOfCodingIsCalledOnStaysCoded(_ isCalled: Bool) throws {
    var files = Self.mapped
    files["Data/DTO/DishDTO.swift"]?.replace(
      "Dish(id: id) }",
      with:
        "Dish(id: id) }\n  func log() { print(toDomain().\(isCalled ? "asDictionary()" : "id")) }")
    files["Data/Coding.swift"] =
      "extension Encodable {\n  func asDictionary() -> [String: String] { [:] }\n}\n"
    if isCalled { return try expectNothing("drop-coding", of: shop(files)) }
    try expect(
      "drop-coding", of: shop(files),
      becomes: changed([
        "Domain/Entities/Dish.swift": "struct Dish: Identifiable, Equatable {\n  let id: Int\n}\n"
      ]))
  }

  @Test func codingThatNobodyAsksForGoes() throws {
    try expect(
      "drop-coding", of: shop(Self.mapped),
      becomes: changed([
        "Domain/Entities/Dish.swift":
          "struct Dish: Identifiable, Equatable {\n  let id: Int\n}\n"
      ]))
  }

  @Test func codingGoesWhereverItIsSaid() throws {
    var files = Self.mapped
    files["Domain/Entities/Dish.swift"] = """
      struct Dish: Identifiable, Encodable, Decodable {
        let id: Int
      }

      """
    let plain = """
      struct Dish: Identifiable {
        let id: Int
      }

      """
    try expect(
      "drop-coding", of: shop(files), becomes: changed(["Domain/Entities/Dish.swift": plain]))
    files["Domain/Entities/Dish.swift"] = """
      struct Dish: Identifiable, Decodable {
        let id: Int
      }

      extension Dish: Encodable {}

      """
    try expect(
      "drop-coding", of: shop(files), becomes: changed(["Domain/Entities/Dish.swift": plain]))
    files["Domain/Entities/Dish.swift"] = plain.replacingOccurrences(
      of: "able {", with: "able, Decodable {")
    files["Domain/Entities/Dish+More.swift"] = """
      extension Dish: Encodable, Equatable {
        var isFirst: Bool { id == 1 }
      }

      """
    try expect(
      "drop-coding", of: shop(files),
      becomes: changed([
        "Domain/Entities/Dish.swift": plain,
        "Domain/Entities/Dish+More.swift": """
        extension Dish: Equatable {
          var isFirst: Bool { id == 1 }
        }

        """,
      ]))
  }

  @Test(arguments: [
    // Under a condition, over several lines, or in a file with nothing else.
    "#if DEBUG\nextension Dish: Encodable {}\n#endif\nlet first = 1\n",
    "extension Dish:\n  Encodable,\n  Equatable\n{}\nlet first = 1\n",
    "extension Dish: Encodable {}\n",
  ])
  func codingOfWhichHalfWouldStayStays(twin: String) throws {
    var files = Self.mapped
    files["Domain/Entities/Dish.swift"] = "struct Dish: Decodable {\n  let id: Int\n}\n"
    files["Domain/Entities/Dish+Coding.swift"] = twin
    try expectNothing("drop-coding", of: shop(files))
  }

  @Test(arguments: [
    // A call whose result is inferred decodes what Data does not make.
    ("Data/DTO/DishDTO.swift", "Dish(id: id)", "fatalError()"),
    // Somebody encodes it.
    (
      "Domain/Repositories/DishRepository.swift", "throws -> [Dish] }",
      "throws -> [Dish] }\nfunc sent(_ dish: Dish) throws -> Data { try JSONEncoder().encode(dish) }"
    ),
    // Another coded type holds it.
    ("Data/DTO/DishDTO.swift", "let id: Int\n", "let id: Int\n  let dish: Dish\n"),
    // A store rests on it.
    (
      "Data/DTO/DishDTO.swift", "struct DishDTO",
      "import GRDB\nextension Dish: FetchableRecord {}\nstruct DishDTO"
    ),
    // It says itself how it is coded.
    (
      "Domain/Entities/Dish.swift", "let id: Int\n",
      "let id: Int\n  enum CodingKeys: String, CodingKey { case id }\n"
    ),
  ])
  func codingThatMayBeAskedForStays(_ path: String, _ old: String, _ new: String) throws {
    var files = Self.mapped
    let text = try #require(files[path])
    #expect(text.contains(old))
    files[path] = text.replacingOccurrences(of: old, with: new)
    try expectNothing("drop-coding", of: shop(files))
  }

  @Test func aDefaultThatBuildsInfrastructureIsMadeByTheCaller() throws {
    let repository = """
      protocol MenuRepository { func dishes() -> [String] }

      """
    let live = """
      import Foundation

      struct APIClient { let session: URLSession }

      struct LiveMenuRepository: MenuRepository {
        let api: APIClient
        func dishes() -> [String] { [] }
      }

      """
    let screen = """
      @MainActor final class MenuViewModel {
        private let repository: any MenuRepository

        // strata:allow injection.default-argument — for the demo
        init(repository: any MenuRepository = LiveMenuRepository(api: APIClient(session: .shared))) {
          self.repository = repository
        }
      }

      """
    try expect(
      "inject",
      of: shop([
        "Domain/Repositories/MenuRepository.swift": repository,
        "Data/Repositories/LiveMenuRepository.swift": live,
        "Presentation/Menu/MenuViewModel.swift": screen,
      ]),
      becomes: changed([
        "Presentation/Menu/MenuViewModel.swift": """
        @MainActor final class MenuViewModel {
          private let repository: any MenuRepository

          init(repository: any MenuRepository) {
            self.repository = repository
          }
        }

        """
      ]))
  }
}
