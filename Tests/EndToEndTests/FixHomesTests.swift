import Foundation
import TestSupport
import Testing

/// Where moved code goes, and what is left of the file that it leaves.
@Suite("homes of moved code")
struct FixHomesTests: FixingSuite {
  private static let base = "Sources/Shop/"
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop")])

    """
  private static let useCase = """
    struct LoadMenuUseCase: Sendable {
      let repository: any MenuRepository
      func execute() -> [String] { repository.dishes().filter { !$0.isEmpty } }
    }

    """

  private func shop(_ files: [String: String]) -> [String: String] {
    var all = ["Package.swift": Self.manifest]
    for (path, text) in files { all[Self.base + path] = text }
    return all
  }

  private func changed(_ files: [String: String?]) -> [String: String?] {
    Dictionary(uniqueKeysWithValues: files.map { (Self.base + $0, $1) })
  }

  @Test func aLayerThatIsOneFolderIsAHome() throws {
    try expect(
      "move-to-layer",
      of: shop([
        "Domain/LoadMenuUseCase.swift": Self.useCase,
        "Data/LiveMenuRepository.swift": """
        //
        //  File.swift
        //  Shop
        //

        import UIKit

        protocol MenuRepository: Sendable {
          func dishes() -> [String]
        }

        struct LiveMenuRepository: MenuRepository {
          let image: UIImage
          func dishes() -> [String] { [] }
        }

        """,
      ]),
      becomes: changed([
        "Domain/MenuRepository.swift": """
        //
        //  MenuRepository.swift
        //  Shop
        //

        protocol MenuRepository: Sendable {
          func dishes() -> [String]
        }

        """,
        "Data/LiveMenuRepository.swift": """
        //
        //  File.swift
        //  Shop
        //

        import UIKit

        struct LiveMenuRepository: MenuRepository {
          let image: UIImage
          func dishes() -> [String] { [] }
        }

        """,
      ]))
  }

  @Test func aRecordLiesBesideTheOnlyClientThatDecodesIt() throws {
    let record = "struct MenuResponse: Decodable {\n  let dishes: [String]\n}\n"
    try expect(
      "move-to-layer",
      of: shop([
        "Domain/LoadMenuUseCase.swift": Self.useCase,
        "Domain/MenuRepository.swift":
          "protocol MenuRepository: Sendable {\n  func dishes() -> [String]\n}\n",
        "Domain/MenuResponse.swift": record,
        "Data/Network/MenuClient.swift": """
        import Foundation

        struct MenuClient {
          func decode(_ data: Data) throws -> [String] {
            try JSONDecoder().decode(MenuResponse.self, from: data).dishes
          }
        }

        """,
        "Data/Repositories/LiveMenuRepository.swift":
          "struct LiveMenuRepository: MenuRepository {\n  func dishes() -> [String] { [] }\n}\n",
      ]),
      becomes: changed([
        "Domain/MenuResponse.swift": nil, "Data/Network/MenuResponse.swift": record,
      ]))
  }

  @Test func anAliasGoesWithTheProtocolThatNamesIt() throws {
    let data = """
      struct LiveMenuRepository: MenuRepository {
        func dishes() -> Dishes { [] }
      }

      """
    let aliased = """
      typealias Dishes = [String]

      protocol MenuRepository: Sendable {
        func dishes() -> Dishes
      }

      """
    try expect(
      "move-to-layer",
      of: shop([
        "Domain/LoadMenuUseCase.swift": Self.useCase,
        "Data/LiveMenuRepository.swift": aliased + "\n" + data,
      ]),
      becomes: changed([
        "Domain/MenuRepository.swift": aliased, "Data/LiveMenuRepository.swift": data,
      ]))
  }

  @Test(arguments: [
    ("Rule", "Domain/Common/"), ("AlertRule", "Domain/Alerts/"),
  ])
  func aValueLiesBesideThoseThatNameIt(_ name: String, _ home: String) throws {
    let rule = { (path: String) in
      """
      //
      //  \(name).swift
      //  Sources/Shop/\(path)\(name).swift
      //

      enum \(name) {
        case daily, never
      }

      """
    }
    let values = ["Common/Dish", "Common/Menu", "Alerts/Alert", "Alerts/AlertTime", "Alerts/Sound"]
    var files = Dictionary(
      uniqueKeysWithValues: values.map { path in
        let type = path.split(separator: "/")[1]
        return ("Domain/\(path).swift", "struct \(type): Sendable {\n  let id: Int\n}\n")
      })
    files["Domain/Common/Week.swift"] = "struct Week: Sendable {\n  let rule: \(name)\n}\n"
    files["Data/Store/\(name).swift"] = rule("Data/Store/")
    try expect(
      "move-to-layer", of: shop(files),
      becomes: changed([
        "Data/Store/\(name).swift": nil, "\(home)\(name).swift": rule(home),
      ]))
  }

  @Test func aNewFolderIsCalledAsTheOneThatIsLeft() throws {
    try expect(
      "move-to-layer",
      of: shop([
        "Domain/Entities/Dish.swift": "struct Dish: Sendable { let id: Int }\n",
        "Domain/UseCases/LoadMenuUseCase.swift": Self.useCase,
        "Data/Repository/MenuRepository.swift":
          "protocol MenuRepository: Sendable {\n  func dishes() -> [String]\n}\n",
      ]),
      becomes: changed([
        "Data/Repository/MenuRepository.swift": nil,
        "Domain/Repository/MenuRepository.swift":
          "protocol MenuRepository: Sendable {\n  func dishes() -> [String]\n}\n",
      ]))
  }

  @Test func whatSeveralPartsNameStaysWhereTheyFindIt() throws {
    let screen = """
      @MainActor final class MenuViewModel {
        private(set) var fault: Fault?
      }

      """
    let files = [
      "Core/Network/Fault.swift": "enum Fault: Error {\n  case gone\n}\n",
      "Core/Network/APIClient.swift":
        "import Foundation\nstruct APIClient { let session: URLSession }\n",
      "Features/Menu/Domain/Entities/Dish.swift": "struct Dish: Sendable { let id: Int }\n",
      "Features/Menu/Presentation/MenuViewModel.swift": screen,
      "Features/Cart/Presentation/CartViewModel.swift":
        screen.replacingOccurrences(of: "Menu", with: "Cart"),
    ]
    try expectNothing("move-to-layer", of: shop(files))
  }

  // MARK: Xcode projects

  @Test func aNewFolderIsAGroupOfAnXcodeProject() throws {
    let folders = [
      "Domain/Entities": ["Dish.swift"], "Domain/UseCases": ["LoadMenuUseCase.swift"],
      "Data/Repository": ["LiveStore.swift", "MenuRepository.swift"],
    ]
    let project = try FixedProject([
      "Shop.xcodeproj/project.pbxproj": xcodeProject(of: folders),
      "Domain/Entities/Dish.swift": "struct Dish: Sendable { let id: Int }\n",
      "Domain/UseCases/LoadMenuUseCase.swift": Self.useCase,
      "Data/Repository/LiveStore.swift": "struct LiveStore: Sendable {}\n",
      "Data/Repository/MenuRepository.swift": """
      protocol MenuRepository: Sendable {
        func dishes() -> [String]
      }

      extension LiveStore: MenuRepository {
        func dishes() -> [String] { [] }
      }

      """,
    ])
    let before = try project.texts()
    let run = try project.run("fix", "--choose", "move-to-layer", "--yes")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let after = try project.texts()
    #expect(
      after["Domain/Repository/MenuRepository.swift"]
        == "protocol MenuRepository: Sendable {\n  func dishes() -> [String]\n}\n")
    #expect(
      after["Data/Repository/LiveStore+MenuRepository.swift"]
        == "extension LiveStore: MenuRepository {\n  func dishes() -> [String] { [] }\n}\n")
    #expect(after["Data/Repository/MenuRepository.swift"] == nil)
    let listed = try #require(after["Shop.xcodeproj/project.pbxproj"])
    #expect(listed.contains("path = Repository;\n\t\t\tsourceTree"))
    #expect(listed.contains("path = \"LiveStore+MenuRepository.swift\";"))
    // Every file is built, and from the folder that its group says.
    let check = try project.run("check", "--info", "--exit-zero")
    #expect(!check.output.contains("structure.unbuilt-file"), "\(check.output)")
    #expect(!check.output.contains("repository.protocol-outside-domain"), "\(check.output)")
    #expect(try project.run("undo").code == 0)
    #expect(try project.texts() == before)
  }

  @Test(arguments: [["Menu"], ["Cart", "Menu"]])
  func aFolderThatIsLeftEmptyIsNoGroupAnyMore(_ names: [String]) throws {
    let folders = [
      "Domain/Entities": ["Dish.swift"], "Domain/UseCases": ["LoadMenuUseCase.swift"],
      "Data": ["LiveMenuRepository.swift"],
      "Data/Shared/Contracts": names.map { "\($0)Repository.swift" },
    ]
    var files = [
      "Shop.xcodeproj/project.pbxproj": xcodeProject(of: folders),
      "Domain/Entities/Dish.swift": "struct Dish: Sendable { let id: Int }\n",
      "Domain/UseCases/LoadMenuUseCase.swift": Self.useCase,
      "Data/LiveMenuRepository.swift":
        "struct LiveMenuRepository: MenuRepository { func dishes() -> [String] { [] } }\n",
    ]
    for name in names {
      files["Data/Shared/Contracts/\(name)Repository.swift"] =
        "protocol \(name)Repository: Sendable {\n  func dishes() -> [String]\n}\n"
      files["Domain/UseCases/LoadMenuUseCase.swift"]? +=
        name == "Menu" ? "" : Self.useCase.replacingOccurrences(of: "Menu", with: name)
    }
    let project = try FixedProject(files)
    let before = try project.texts()
    let run = try project.run("fix", "--choose", "move-to-layer", "--yes")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let listed = try #require(try project.texts()["Shop.xcodeproj/project.pbxproj"])
    #expect(!listed.contains("Contracts") && !listed.contains("Shared"), "\(listed)")
    #expect(listed.contains("/* LiveMenuRepository.swift */,"))
    let check = try project.run("check", "--info", "--exit-zero")
    #expect(!check.output.contains("structure.unbuilt-file"), "\(check.output)")
    #expect(try project.run("undo").code == 0)
    #expect(try project.texts() == before)
  }

  /// A double that nothing names, in a project that lists some files by folder.
  private func carts(in folders: [String: [String]]) -> [String: String] {
    [
      "Shop.xcodeproj/project.pbxproj": xcodeProject(of: folders),
      "Domain/CartRepository.swift": "protocol CartRepository { func items() -> [String] }\n",
      "Data/LiveCartRepository.swift":
        "struct LiveCartRepository: CartRepository { func items() -> [String] { [] } }\n",
      "Data/MockCart.swift":
        "struct MockCart: CartRepository { func items() -> [String] { [\"tea\"] } }\n",
    ]
  }

  @Test(arguments: [("Cart.swift", false), ("R.generated.swift", true)])
  func whatAFileThatIsNotThereMayNameStays(_ missing: String, _ isFixed: Bool) throws {
    let folders = [
      "Domain": ["CartRepository.swift", missing],
      "Data": ["LiveCartRepository.swift", "MockCart.swift"],
    ]
    let run = try FixedProject(carts(in: folders)).fix("drop-unused", nil)
    #expect(run.output.contains("fix 1 finding") == isFixed, "\(run.output)")
  }

  @Test func aFileThatIsDeletedIsListedNoMore() throws {
    let folders = [
      "Domain": ["CartRepository.swift"], "Data": ["LiveCartRepository.swift", "MockCart.swift"],
    ]
    let project = try FixedProject(carts(in: folders))
    let before = try project.texts()
    let run = try project.run("fix", "--choose", "drop-unused", "--yes")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let after = try project.texts()
    #expect(after["Data/MockCart.swift"] == nil, "\(run.output)")
    let listed = try #require(before["Shop.xcodeproj/project.pbxproj"])
    #expect(
      after["Shop.xcodeproj/project.pbxproj"]
        == listed.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("MockCart.swift") }.joined(separator: "\n"))
    #expect(try project.run("undo").code == 0)
    #expect(try project.texts() == before)
  }
}
