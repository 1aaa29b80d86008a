import Foundation
import StrataCode
import StrataData
import StrataPresentation
import TestSupport
import Testing

@testable import StrataFeatures

@Suite("The floors of the house")
struct FloorTests {
  /// Our own folders and who names whom among them, as `strata graph` sees it.
  private static let folders = Result { try drawing(of: ["Sources"]) }

  private static func drawing(of paths: [String]) throws -> Diagram {
    let root = Repository.root.path
    var check = CheckRequest(
      codebase: CodebaseRequest(paths: paths.map { root + "/" + $0 }, projectRoot: root))
    check.includesInfo = true
    var request = DiagramRequest(check: check)
    request.level = .folder
    request.showsAll = true
    let judge = JudgeCodebase(
      reader: DiskCodebaseReader(), text: DiskSourceText(), sharing: WorkOnThreads())
    let draw = DrawArchitecture(check: CheckArchitecture(judge: judge))
    return try DrawDiagram(draw: draw)(request)
  }

  @Test func noTwoFoldersUseEachOther() throws {
    let diagram = try Self.folders.get()
    #expect(diagram.nodes.count > 60)
    #expect(diagram.edges.count > 200)
    let circles = diagram.circles.map { $0.map { diagram.nodes[$0].id } }
    #expect(circles == [])
  }

  @Test func noArrowBetweenFoldersIsForbidden() throws {
    let diagram = try Self.folders.get()
    let red = diagram.edges.filter { $0.offences > 0 }.map {
      "\(diagram.nodes[$0.from].id) → \(diagram.nodes[$0.to].id)"
    }
    #expect(red == [])
  }

  @Test func theDrawingInTheArchitecturePageIsThatOfToday() throws {
    var diagram = try Self.folders.get()
    diagram.name = "the Domain"
    diagram.keep(
      Set(diagram.nodes.indices.filter { diagram.nodes[$0].id.hasPrefix("Sources/StrataDomain/") }))
    DiagramReduction.thinOut(&diagram)
    let drawing = MermaidText.document(diagram, in: .english)
    let page = Repository.root.appendingPathComponent("ARCHITECTURE.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let fence = "```mermaid\n"
    let before = try #require(text.range(of: fence)).upperBound
    let after = try #require(text.range(of: "```\n", range: before..<text.endIndex)).lowerBound
    try expectRecorded(text[..<before] + drawing + text[after...], in: page)
  }
}
