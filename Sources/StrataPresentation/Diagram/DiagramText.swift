package import StrataFeatures
internal import StrataCode

/// A diagram as a list for the terminal: each node with its arrows, forbidden ones first.
package struct DiagramText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// The nodes by cluster.
  package func text(_ diagram: Diagram) -> String {
    let words = DiagramWords(diagram, in: style.language)
    let byNode = Dictionary(grouping: diagram.edges, by: \.from)
    var text = ""
    var last: Int?
    for (index, node) in diagram.nodes.enumerated() {
      if let cluster = node.cluster, cluster != last {
        text += style.paint(words.name(diagram.clusters[cluster]).printablePath, .note) + "\n"
      }
      last = node.cluster
      let indent = node.cluster == nil ? 0 : 2
      text += String(repeating: " ", count: indent) + heading(node, words) + "\n"
      text += arrows(byNode[index] ?? [], node, words, indent: indent + 2)
    }
    return text
  }

  /// What is drawn and what is not, for standard error.
  package func summary(_ diagram: Diagram) -> String {
    let words = DiagramWords(diagram, in: style.language)
    let (summary, coverage) = (words.summary, CheckSummaryText.coverage(diagram.project))
    var text = RunWarningsText(style).text(diagram.warnings)
    text += style.say("\(summary); \(coverage)\n", zh: "\(summary)；\(coverage)\n")
    if let noDomain = OverviewWords.noDomain(diagram.project, idle: 0) {
      text += style.say(noDomain) + "\n"
    }
    if let excused = excused(diagram) { text += style.say(excused) + "\n" }
    if let outside = words.outside { text += outside + "\n" }
    let notes = words.notes
    if !notes.isEmpty {
      text += notes.map { $0 + "\n" }.joined()
      text += style.say("--all draws everything\n", zh: "--all 画出全部\n")
    }
    return text + next(diagram)
  }

  private func heading(_ node: Diagram.Node, _ words: DiagramWords) -> String {
    let detail = words.detail(node)
    let name = style.paint(words.name(node).printablePath, .strong)
    return name + (detail.isEmpty ? "" : " — \(detail)")
  }

  private func arrows(
    _ edges: [Diagram.Edge], _ node: Diagram.Node, _ words: DiagramWords, indent: Int
  ) -> String {
    let nodes = words.diagram.nodes
    let sorted = edges.sorted { a, b in
      (b.offences, b.places, nodes[a.to].name, a.to) < (
        a.offences, a.places, nodes[b.to].name, b.to
      )
    }
    var rows = sorted.map { edge in
      let mark = edge.isInCircle ? " ⟲" : ""
      let label = words.label(edge) + mark
      return [
        "→ " + words.name(nodes[edge.to]), edge.offences > 0 ? style.paint(label, .error) : label,
      ]
    }
    let hidden = node.hiddenOut
    if hidden > 0 {
      rows.append(["→ …", style.say("\(hidden) more, left out", zh: "还有 \(hidden) 条，已略去")])
    }
    return TextTable.text(rows, indent: indent)
  }

  /// What the circles behind numbers mean, and where it is told why.
  private func excused(_ diagram: Diagram) -> Phrase? {
    guard
      let edge = diagram.edges.filter({ DiagramWords.isExcused($0) }).max(by: {
        $0.places < $1.places
      })
    else { return nil }
    let ends = [edge.from, edge.to].map { diagram.nodes[$0].layer?.rawValue ?? "" }
    let route = ShellWord.quoted("\(ends[0])->\(ends[1])")
    let mark = Phrase(
      "○: against the table of layers, but no finding objects", zh: "○：违反依赖方向表，但不算问题")
    return diagram.level == .layer
      ? Phrase(
        "\(mark); strata explain \(route) says why", zh: "\(mark)；原因见 strata explain \(route)")
      : mark
  }

  private func next(_ diagram: Diagram) -> String {
    let worst = diagram.edges.max { $0.offences < $1.offences }
    guard let worst, worst.offences > 0 else { return "" }
    let text = NextCommandText(style)
    let id = worst.findings.first.map { diagram.findings[$0] }
    return id.map { text.explain($0, in: diagram.project) } ?? ""
  }
}
