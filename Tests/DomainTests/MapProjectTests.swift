import StrataCode
import StrataFeatures
import StrataModel
import TestSupport
import Testing

@testable import StrataFeatures

@Suite("A project on one page")
struct MapProjectTests {
  private func map(_ source: String) throws -> CodeMap {
    let codebase = InMemoryCodebase(MarkedSource(source))
    let check = CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))
    return try MapProject(check: check)(CheckRequest(codebase: CodebaseRequest(path: ".")))
  }

  private static let shop = """
    //- Domain/Entities/Dish.swift
    struct Dish: Equatable, Sendable { let name: String }
    //- Domain/Entities/Price.swift
    import UIKit
    struct Price: Equatable, Sendable { let cents: Int; let color: UIColor }
    //- Domain/Repositories/DishRepository.swift
    protocol DishRepository: Sendable { func dishes() async throws -> [Dish] }
    //- Presentation/Features/Menu/MenuViewModel.swift
    import Observation
    @Observable @MainActor final class MenuViewModel { var dishes: [Dish] = [] }
    //- Presentation/Features/Cart/CartViewModel.swift
    import Observation
    @Observable @MainActor final class CartViewModel { var dishes: [Dish] = [] }
    //- Presentation/Features/Orders/OrdersViewModel.swift
    import Observation
    @Observable @MainActor final class OrdersViewModel { var dishes: [Dish] = [] }
    """

  @Test func eachPartHasItsFolderItsCountAndAnExample() throws {
    let map = try map(Self.shop)
    let entity = try #require(map.places.first { $0.role == .entity })
    #expect(entity.layer == .domain && entity.folder == "Domain/Entities")
    #expect(entity.there == 2 && entity.all == 2)
    // 'Price' comes later and has a finding besides.
    #expect(entity.example?.type == "Dish")
    #expect(entity.example?.file == "Domain/Entities/Dish.swift")
    #expect(map.features == ["Cart", "Menu", "Orders"])
    #expect(map.overview.errors > 0)
  }

  @Test func anExampleHasNoFindings() throws {
    let map = try map(
      """
      //- Domain/Entities/Amount.swift
      import UIKit
      struct Amount: Equatable, Sendable { let cents: Int; let color: UIColor }
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable, Sendable { let name: String }
      """)
    #expect(map.places.first { $0.role == .entity }?.example?.type == "Dish")
  }

  @Test func layersWhoseTypesPlayNoPartAreShownByTheirFiles() throws {
    let map = try map(
      """
      //- Domain/Entities/Dish.swift
      struct Dish: Equatable, Sendable { let name: String }
      //- Common/Array+First.swift
      extension Array { var second: Element? { count > 1 ? self[1] : nil } }
      //- Common/String+Trim.swift
      extension String { var trimmed: String { self } }
      """)
    let common = try #require(map.places.first { $0.layer == .common })
    #expect(common.role == nil && common.folder == "Common" && common.all == 2)
    #expect(common.example?.type == "Array+First.swift")
  }

  @Test func aFolderForEachSubjectIsAStar() throws {
    let place = try #require(try map(Self.shop).places.first { $0.role == .viewModel })
    #expect(place.folder == "Presentation/Features/*")
    #expect(place.there == 3 && place.all == 3)
  }

  @Test(arguments: [
    (["A/Orders/X.swift", "A/Menu/Y.swift", "A/Cart/Z.swift"], "A/*"),
    (
      ["F/OrdersFeature/V/X.swift", "F/MenuFeature/V/Y.swift", "F/CartFeature/V/Z.swift"],
      "F/*Feature/V"
    ),
    (["A/X.swift", "A/Y.swift", "A/Cart/Z.swift"], nil),
    (["A/Menu/X.swift", "A/Menu/Y.swift", "A/Cart/Z.swift"], nil),
  ])
  func foldersBySubjectAreFound(paths: [String], pattern: String?) {
    let found = FolderPattern(of: paths.map { .init(path: $0, modules: [0]) })
    #expect(found?.path == pattern)
    if let found { #expect(paths.allSatisfy { FolderPattern.covers(found.path, $0) }) }
  }

  @Test func modulesByFeatureNeedThreeToBeAHabit() {
    func pattern(_ names: [String]) -> String? {
      FolderPattern(
        of: names.enumerated().map {
          .init(path: "Modules/\($1)/Sources/\($1)/V.swift", modules: [$0])
        })?.folder(for: "Loyalty")
    }
    #expect(pattern(["Orders", "Menu", "Cart"]) == "Modules/Loyalty/Sources/Loyalty")
    #expect(pattern(["Orders", "Menu"]) == nil)
  }
}
