import StrataFeatures
import StrataCode
import TestSupport
import Testing

@Suite("The diagram of a code base")
struct DiagramTests {
  private func diagram(
    _ source: String, _ level: Diagram.Level? = nil, focus: String? = nil,
    _ change: (inout DiagramRequest) -> Void = { _ in }
  ) throws -> Diagram {
    let codebase = InMemoryCodebase(MarkedSource(source))
    var request = DiagramRequest(check: CheckRequest(codebase: CodebaseRequest(path: ".")))
    request.level = level
    request.focus = focus
    change(&request)
    return try DrawDiagram(
      draw: DrawArchitecture(
        check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))))(request)
  }

  private func edges(_ diagram: Diagram) -> [String] {
    diagram.edges.map { edge in
      "\(diagram.nodes[edge.from].name) → \(diagram.nodes[edge.to].name) \(edge.places)"
        + (edge.offences > 0 ? ", \(edge.offences) ✗" : "") + (edge.isInCircle ? " ⟲" : "")
    }
  }

  @Test func layersComeFromTheOutsideIn() throws {
    let diagram = try diagram(Self.shop)
    #expect(diagram.level == .layer)
    #expect(diagram.nodes.map(\.name) == ["App", "Presentation", "Data", "Domain"])
    #expect(
      edges(diagram) == [
        "App → Data 1", "App → Domain 2", "Presentation → Data 1, 1 ✗", "Presentation → Domain 1",
        "Data → Domain 1",
      ])
    #expect(diagram.nodes[1].files == 2 && diagram.nodes[1].codeLines > 0)
  }

  @Test func featuresThatNameEachOtherAreACircle() throws {
    let diagram = try diagram(Self.shop, .feature)
    #expect(edges(diagram) == ["Cart → Menu 1 ⟲", "Menu → Cart 1 ⟲"])
    #expect(diagram.circles == [[0, 1]])
    #expect(diagram.hidden.files == 3)
  }

  @Test func aFocusIsDrawnAtItsOwnLevelWithItsNeighbours() throws {
    let type = try diagram(Self.shop, focus: "DishStore")
    #expect(type.level == .type && type.focus == "DishStore")
    #expect(
      edges(type) == [
        "AppDIContainer → DishStore 1", "MenuView → DishStore 1, 1 ✗", "DishStore → Dish 1",
      ])
    #expect(type.nodes.filter(\.isFocus).map(\.name) == ["DishStore"])
    #expect(try diagram(Self.shop, focus: "menu").level == .feature)
    #expect(try diagram(Self.shop, focus: "domain").level == .layer)
    let file = try diagram(Self.shop, focus: "Cart/CartView.swift")
    #expect(edges(file) == ["CartView → MenuView 1", "MenuView → CartView 1"])
  }

  @Test func aFocusCanBeAskedForAtAnotherLevel() throws {
    let diagram = try diagram(Self.shop, .layer, focus: "DishStore")
    #expect(diagram.nodes.filter(\.isFocus).map(\.name) == ["Data"])
    #expect(edges(diagram) == ["App → Data 1", "Presentation → Data 1, 1 ✗", "Data → Domain 1"])
  }

  @Test func moreStepsReachFurther() throws {
    let near = try diagram(Self.shop, focus: "Dish")
    #expect(!near.nodes.contains { $0.name == "CartView" })
    let far = try diagram(Self.shop, focus: "Dish") { $0.depth = 2 }
    #expect(far.nodes.contains { $0.name == "CartView" })
  }

  @Test func anUnknownFocusIsAnErrorWithTheNearestNames() {
    #expect(throws: DrawError.unknownNode("DishStor", suggestions: ["DishStore"])) {
      try diagram(Self.shop, focus: "DishStor")
    }
  }

  @Test func aLayerWithoutFilesIsAnErrorWithThoseThatHaveSome() {
    #expect(
      throws: DrawError.emptyLayer(
        .infrastructure, filled: [.app, .data, .domain, .presentation])
    ) { try diagram(Self.shop, focus: "infrastructure") }
  }

  @Test func featuresThatNothingShowsAreAnError() {
    #expect(throws: DrawError.noFeatures) {
      try diagram("//- Domain/Order.swift\nstruct Order {}", .feature)
    }
    #expect(throws: DrawError.nothingShips) {
      try diagram(
        "//- ShopTests/OrderTests.swift\nimport XCTest\nfinal class OrderTests: XCTestCase {}")
    }
  }

  @Test func tooManyTypesAreAnErrorUnlessAllAreAskedFor() throws {
    let many = (0..<90).map { "struct Order\($0) {}" }.joined(separator: "\n")
    let source = "//- Domain/Orders.swift\n" + many
    #expect(throws: DrawError.manyNodes(90, .type, canAll: true)) { try diagram(source, .type) }
    #expect(try diagram(source, .type) { $0.showsAll = true }.nodes.count == 90)
    #expect(throws: DrawError.manyNodes(90, .type, canAll: false)) {
      try diagram(source, .type) {
        $0.showsAll = true
        $0.mostNodes = 50
      }
    }
  }

  @Test func aLargeGraphIsThinnedOutAndSaysSo() throws {
    let source = Self.modules(40)
    let all = try diagram(source, .module) { $0.showsAll = true }
    #expect(all.nodes.count == 40 && all.hidden.isNothing)
    let thin = try diagram(source, .module)
    #expect(thin.nodes.count == 40 && thin.edges.count < all.edges.count)
    // Everybody names Kit; of the others each names the two behind it, one over the other.
    #expect(thin.hidden.toKits == 39)
    #expect(thin.hidden.implied == 37)
    #expect(thin.edges.count + 39 + 37 == all.edges.count)
    let kit = try #require(thin.nodes.first { $0.name == "Kit" })
    #expect(kit.hiddenIn == 39)
  }

  @Test func tooManyNodesAreFolded() throws {
    let diagram = try diagram(Self.modules(130), .module)
    #expect(diagram.nodes.count <= 80)
    let folded = diagram.nodes.flatMap(\.folded)
    #expect(folded.count == diagram.hidden.folded)
    #expect(diagram.nodes.filter { $0.folded.isEmpty }.count + folded.count == 130)
  }

  @Test func theOrderOfFilesDoesNotMatter() throws {
    let source = MarkedSource(Self.shop)
    let codebase = InMemoryCodebase(source.files.reversed())
    let request = DiagramRequest(check: CheckRequest(codebase: CodebaseRequest(path: ".")))
    let draw = DrawDiagram(
      draw: DrawArchitecture(
        check: CheckArchitecture(judge: JudgeCodebase(reader: codebase, text: codebase))))
    #expect(try draw(request) == diagram(Self.shop))
  }

  /// A package of modules M0, M1 …: each names the next two, and all name Kit, the last.
  private static func modules(_ count: Int) -> String {
    let names = (0..<count - 1).map { "M\($0)" } + ["Kit"]
    let targets = names.map { ".target(name: \"\($0)\")" }.joined(separator: ",\n")
    let files = names.indices.map { index -> String in
      let named = Set([index + 1, index + 2, count - 1].filter { $0 < count && $0 != index })
      let properties = named.sorted().map { "  let p\($0): T\($0)" }
      let imports = named.sorted().map { "import \(names[$0])" }
      return """
        //- Sources/\(names[index])/T\(index).swift
        \(imports.joined(separator: "\n"))
        public struct T\(index) {
        \(properties.joined(separator: "\n"))
        }
        """
    }
    return """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Many", targets: [
      \(targets)
      ])
      \(files.joined(separator: "\n"))
      """
  }

  private static let shop = """
    //- Domain/Entities/Dish.swift
    struct Dish { let name: String }
    //- Data/Stores/DishStore.swift
    final class DishStore { func dishes() -> [Dish] { [] } }
    //- Presentation/Features/Menu/MenuView.swift
    import SwiftUI
    struct MenuView: View {
      let store: DishStore
      let cart: CartView
      let dish: Dish
      var body: some View { Text("menu") }
    }
    //- Presentation/Features/Cart/CartView.swift
    import SwiftUI
    struct CartView: View {
      let menu: MenuView
      var body: some View { Text("cart") }
    }
    //- App/AppDIContainer.swift
    final class AppDIContainer {
      let store = DishStore()
      func makeDish() -> Dish { Dish(name: "soup") }
    }
    """
}
