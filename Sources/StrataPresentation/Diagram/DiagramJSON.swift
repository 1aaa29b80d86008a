package import StrataFeatures
package import StrataCode
internal import StrataRules

/// The machine-readable graph: one shape, whether it could be drawn or not.
package enum DiagramJSON {
  /// Nodes, edges and clusters; ends of edges are the nodes' ids.
  package static func document(_ diagram: Diagram, in language: Language = .english) -> String {
    let ids = diagram.nodes.map(\.id)
    return document(
      [
        ("level", .string(diagram.level.rawValue)), ("focus", .string(diagram.focus)),
        ("project", CheckJSON.project(diagram.project)),
        (
          "clusters",
          .array(
            diagram.clusters.map {
              .object([("name", .string($0.name)), ("layer", .string($0.layer?.rawValue))])
            })
        ),
        ("nodes", .array(diagram.nodes.map { node($0, in: diagram) })),
        ("edges", .array(diagram.edges.map { edge($0, ids, diagram.findings) })),
        (
          "circles",
          .array(diagram.circles.map { circle in .strings(circle.map { ids[$0] }) })
        ),
        ("filesOutside", .int(diagram.hidden.files)), ("error", .null),
      ], in: language)
  }

  /// The document of a graph that could not be drawn.
  package static func document(_ failure: Failure, in language: Language = .english) -> String {
    document(
      [
        ("level", .null), ("focus", .null), ("project", .null), ("clusters", .array([])),
        ("nodes", .array([])), ("edges", .array([])), ("circles", .array([])),
        ("filesOutside", .null),
        ("error", failure.json),
      ], in: language)
  }

  private static func document(
    _ members: [(String, JSONValue)], in language: Language
  ) -> String {
    JSONWriter.document(
      in: language, .object([("schemaVersion", .int(1)), ("tool", Tool.json)] + members))
  }

  private static func node(_ node: Diagram.Node, in diagram: Diagram) -> JSONValue {
    .object([
      ("id", .string(node.id)), ("name", .string(node.name)),
      ("layer", .string(node.layer?.rawValue)),
      ("cluster", .string(node.cluster.map { diagram.clusters[$0].name })),
      ("role", .phrase(node.noun)), ("files", .int(node.files)),
      ("codeLines", .int(node.codeLines)), ("focus", .bool(node.isFocus)),
    ])
  }

  private static func edge(
    _ edge: Diagram.Edge, _ ids: [String], _ findings: [Finding]
  ) -> JSONValue {
    .object([
      ("from", .string(ids[edge.from])), ("to", .string(ids[edge.to])),
      ("places", .int(edge.places)), ("offences", .int(edge.offences)),
      ("wiring", .int(edge.wiring)), ("excused", .int(edge.excused)),
      ("circle", .bool(edge.isInCircle)),
      ("findings", .strings(edge.findings.map { findings[$0].identity })),
    ])
  }
}
