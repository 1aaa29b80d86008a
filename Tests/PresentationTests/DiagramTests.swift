import Foundation
import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("A diagram")
struct DiagramTests {
  @Test func isAListInATerminal() throws {
    try expectGolden(DiagramText(.plain).text(.sample), "graph.txt")
    let coloured = TerminalStyle(isColoured: true)
    #expect(DiagramText(coloured).text(.sample).contains("\u{1B}[1;31m3 ✗ of 12\u{1B}[0m"))
    try expectGolden(DiagramText(.plain).summary(.sample), "graph-summary.txt")
  }

  @Test func isDrawnByMermaid() throws {
    try expectGolden(MermaidText.document(.sample), "graph.mmd")
  }

  @Test func isDrawnByGraphviz() throws { try expectGolden(DotText.document(.sample), "graph.dot") }

  @Test func isOneJSONDocumentOfOneShape() throws {
    let document = DiagramJSON.document(.sample)
    try expectGolden(document, "graph.json")
    let failure = DiagramJSON.document(Failure(kind: "missing", message: "there is no file 'a'"))
    #expect(try keys(document) == keys(failure))
  }

  @Test func isDrawnAsSVG() throws {
    let document = DiagramSVG.document(.sample)
    try expectGolden(document, "graph.svg")
    #expect(!document.contains("<script"))
    let parser = XMLParser(data: Data(document.utf8))
    #expect(parser.parse())
  }

  @Test func mermaidGetsNoMoreThanItDraws() {
    let text = MermaidText.document(.chain(200, naming: 20))
    let arrows = text.split(separator: "\n").filter { $0.contains("-->") }
    #expect(arrows.count <= 500 && arrows.count > 400 && text.utf16.count <= 50_000)
    #expect(text.contains("%% left out: ") && text.contains("more than renderers draw"))
  }

  @Test func boxesOfTheSVGDoNotOverlap() throws {
    for diagram in [Diagram.sample, .chain(12, naming: 3), .chain(80, naming: 2)] {
      let boxes = boxes(DiagramSVG.document(diagram))
      #expect(boxes.count == diagram.nodes.count)
      for (index, a) in boxes.enumerated() {
        for b in boxes.dropFirst(index + 1) { #expect(!a.intersects(b), "\(a) \(b)") }
      }
    }
  }

  @Test func linesOfTheSVGGoRoundBoxes() throws {
    let document = DiagramSVG.document(.chain(30, naming: 4))
    let boxes = boxes(document).map { $0.insetBy(dx: 2, dy: 2) }
    let paths = document.components(separatedBy: "<path d=\"").dropFirst()
    #expect(paths.count == Diagram.chain(30, naming: 4).edges.count)
    for path in paths {
      let line = path.prefix { $0 != "\"" }.split { "MLC ".contains($0) }.compactMap { Double($0) }
      // The straight stretches, where a line passes a row.
      for stretch in path.prefix(while: { $0 != "\"" }).components(separatedBy: "L").dropFirst() {
        let x = stretch.split(separator: " ").first.flatMap { Double($0) } ?? -1
        let y = stretch.split { " C".contains($0) }.dropFirst().first.flatMap { Double($0) } ?? -1
        #expect(!boxes.contains { $0.contains(CGPoint(x: x, y: y - 22)) })
      }
      #expect(line.count >= 8)
    }
  }

  @Test func aDiagramOfOneNodeIsOneBox() {
    var diagram = Diagram.chain(1, naming: 0)
    diagram.nodes[0].files = 1
    #expect(boxes(DiagramSVG.document(diagram)).count == 1)
    #expect(DiagramText(.plain).text(diagram) == "M0 — 1 file\n")
    #expect(
      DiagramText(.plain).summary(diagram)
        == "1 module, 0 arrows; 412 of 431 files placed\n")
  }

  private func keys(_ document: String) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(document.utf8))
    return try #require(object as? [String: Any]).keys.sorted()
  }

  /// The rectangles of the nodes.
  private func boxes(_ document: String) -> [CGRect] {
    document.components(separatedBy: "<g class=\"node").dropFirst().compactMap { part in
      let rest = part.components(separatedBy: "<rect ").dropFirst().first ?? ""
      let numbers = rest.prefix { $0 != "/" }.split { !"0123456789.".contains($0) }
        .compactMap { Double($0) }
      guard numbers.count >= 4 else { return nil }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }
}
