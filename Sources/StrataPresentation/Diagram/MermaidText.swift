package import StrataFeatures
package import StrataCode

/// A diagram in Mermaid's language, which GitHub, GitLab and many editors draw.
package enum MermaidText {
  /// Where renderers stop by default.
  private static let mostEdges = 500
  private static let mostCharacters = 50_000

  /// The flowchart; what renderers would not draw of it is left out and said in a comment.
  package static func document(_ diagram: Diagram, in language: Language = .english) -> String {
    let words = DiagramWords(diagram, in: language)
    var count = min(diagram.edges.count, mostEdges)
    while true {
      let text = document(words, edges: count)
      if text.utf16.count <= mostCharacters || count == 0 { return text }
      count = count * 9 / 10
    }
  }

  private static func document(_ words: DiagramWords, edges count: Int) -> String {
    let diagram = words.diagram
    let edges = gravest(count, of: diagram.edges)
    var notes = [words.title, words.summary] + [words.outside].compactMap(\.self) + words.notes
    if edges.count < diagram.edges.count {
      let (all, rest) = (diagram.edges.count, diagram.edges.count - edges.count)
      notes.append(
        words.say(
          "left out: \(rest) of \(all) arrows, more than renderers draw",
          zh: "略去：\(all) 条箭头中的 \(rest) 条，超出渲染器的上限"))
    }
    var text = notes.map { "%% \(comment($0))\n" }.joined() + "flowchart TD\n"
    for (index, cluster) in diagram.clusters.enumerated() {
      text += "  subgraph c\(index)[\"\(escaped(words.name(cluster)))\"]\n"
      text += nodes(of: index, in: diagram, words, indent: "    ") + "  end\n"
    }
    text += nodes(of: nil, in: diagram, words, indent: "  ")
    for edge in edges {
      let label = words.label(edge) + (edge.isInCircle ? " ⟲" : "")
      let arrow =
        edge.offences > 0
        ? "==>" : edge.places == 0 || DiagramWords.isExcused(edge) ? "-.->" : "-->"
      text += "  n\(edge.from) \(arrow)|\"\(label)\"| n\(edge.to)\n"
    }
    return text + styles(diagram, edges)
  }

  /// So many edges, those that tell most, in their order.
  private static func gravest(_ count: Int, of edges: [Diagram.Edge]) -> [Diagram.Edge] {
    if count >= edges.count { return edges }
    let order = edges.indices.sorted { a, b in
      (edges[b].offences, edges[b].isInCircle ? 1 : 0, edges[b].places, a)
        < (edges[a].offences, edges[a].isInCircle ? 1 : 0, edges[a].places, b)
    }
    return order.prefix(count).sorted().map { edges[$0] }
  }

  private static func nodes(
    of cluster: Int?, in diagram: Diagram, _ words: DiagramWords, indent: String
  ) -> String {
    diagram.nodes.indices.filter { diagram.nodes[$0].cluster == cluster }.map { index in
      let node = diagram.nodes[index]
      let detail = words.detail(node)
      let label = escaped(words.name(node)) + (detail.isEmpty ? "" : "<br/>\(escaped(detail))")
      return "\(indent)n\(index)[\"\(label)\"]\n"
    }.joined()
  }

  private static func styles(_ diagram: Diagram, _ edges: [Diagram.Edge]) -> String {
    var text = ""
    let red = edges.indices.filter { edges[$0].offences > 0 }
    let amber = edges.indices.filter { edges[$0].offences == 0 && edges[$0].isInCircle }
    for (indices, ink) in [(red, "#d1242f"), (amber, "#bc6c00")] where !indices.isEmpty {
      let list = indices.map { String($0) }.joined(separator: ",")
      text += "  linkStyle \(list) stroke:\(ink),stroke-width:2px,color:\(ink)\n"
    }
    let focus = diagram.nodes.indices.filter { diagram.nodes[$0].isFocus }.map { "n\($0)" }
    if !focus.isEmpty {
      text += "  classDef focus stroke-width:3px\n"
      text += "  class \(focus.joined(separator: ",")) focus\n"
    }
    return text
  }

  /// A label between quotes: what Mermaid or HTML would read otherwise is written as an entity.
  private static func escaped(_ text: String) -> String {
    text.singleLine.printable.reduce(into: "") { result, character in
      switch character {
      case "\"": result += "#quot;"
      case "#": result += "#35;"
      case "&": result += "#amp;"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      case "`": result += "#96;"
      case "\\": result += "#92;"
      default: result.append(character)
      }
    }
  }

  /// A comment ends with its line; braces at its beginning would be a directive.
  private static func comment(_ text: String) -> String {
    text.singleLine.printable.filter { $0 != "{" && $0 != "}" }
  }
}
