package import StrataFeatures
package import StrataCode

/// A diagram in Graphviz' language.
package enum DotText {
  /// The graph; `dot -Tsvg` draws it.
  package static func document(_ diagram: Diagram, in language: Language = .english) -> String {
    let words = DiagramWords(diagram, in: language)
    let notes = [words.title, words.summary] + [words.outside].compactMap(\.self) + words.notes
    var text = notes.map { "// \($0.singleLine.printable)\n" }.joined()
    text += """
      digraph {
        graph [rankdir=TB, fontname="Helvetica", labeljust=l, label=\(quoted(words.title))]
        node [shape=box, style="rounded,filled", fillcolor="#ffffff", color="#57606a", fontname="Helvetica"]
        edge [color="#57606a", fontcolor="#57606a", fontname="Helvetica", fontsize=10]

      """
    for (index, cluster) in diagram.clusters.enumerated() {
      text += "  subgraph cluster_\(index) {\n"
      text += "    label=\(quoted(words.name(cluster))); color=\"#afb8c1\"; style=rounded\n"
      text += nodes(of: index, in: diagram, words, indent: "    ") + "  }\n"
    }
    text += nodes(of: nil, in: diagram, words, indent: "  ")
    for edge in diagram.edges {
      text += "  n\(edge.from) -> n\(edge.to) [\(attributes(edge, words))]\n"
    }
    return text + "}\n"
  }

  private static func nodes(
    of cluster: Int?, in diagram: Diagram, _ words: DiagramWords, indent: String
  ) -> String {
    diagram.nodes.indices.filter { diagram.nodes[$0].cluster == cluster }.map { index in
      let node = diagram.nodes[index]
      let lines = [words.name(node), words.detail(node)].filter { !$0.isEmpty }
      let frame = node.isFocus ? ", penwidth=3" : ""
      return "\(indent)n\(index) [label=\(quoted(lines.joined(separator: "\n")))\(frame)]\n"
    }.joined()
  }

  private static func attributes(_ edge: Diagram.Edge, _ words: DiagramWords) -> String {
    let mark = edge.isInCircle ? " ⟲" : ""
    var text = "label=\(quoted(words.label(edge) + mark))"
    if edge.offences > 0 {
      text += ", color=\"#d1242f\", fontcolor=\"#d1242f\", penwidth=2"
    } else if edge.isInCircle {
      text += ", color=\"#bc6c00\", fontcolor=\"#bc6c00\", penwidth=2"
    }
    return edge.places == 0 || DiagramWords.isExcused(edge) ? text + ", style=dashed" : text
  }

  /// A string in quotes: backslashes are Graphviz' escapes, entities HTML's.
  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { line in
      String(line).printable.reduce(into: "") { result, character in
        switch character {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "&": result += "&amp;"
        default: result.append(character)
        }
      }
    }
    return "\"" + lines.joined(separator: "\\n") + "\""
  }
}
