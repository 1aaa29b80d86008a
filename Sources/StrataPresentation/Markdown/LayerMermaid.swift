internal import StrataCode
internal import StrataFeatures
internal import StrataRules
internal import StrataModel

/// The layers of a project and what goes against their direction, as GitHub and GitLab draw it.
struct LayerMermaid {
  private let layers: [(layer: Layer, files: Int)]
  private let offences: [Edge: Int]

  /// An arrow from a layer to another.
  private struct Edge: Hashable {
    var from: Layer
    var to: Layer

    var name: String { "\(from.rawValue) \(to.rawValue)" }
  }

  /// The layers that have files, and findings between layers that must not know each other.
  init(_ project: ProjectSummary, _ findings: [Finding]) {
    var offences: [Edge: Int] = [:]
    for finding in findings {
      guard let from = finding.from.layer, let to = finding.to?.layer, !Direction.allows(from, to)
      else { continue }
      offences[Edge(from: from, to: to), default: 0] += 1
    }
    self.offences = offences
    let named = Set(offences.keys.flatMap { [$0.from, $0.to] })
    layers = Self.rings.flatMap(\.self).compactMap { layer in
      let files = project.layers[layer] ?? 0
      return files > 0 || named.contains(layer) ? (layer, files) : nil
    }
  }

  /// Whether no finding goes against the direction.
  var isClean: Bool { offences.isEmpty }

  /// The drawing in a block of code.
  func markdown(in language: Language) -> String {
    let legal = self.legal
    let illegal = offences.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
    var text = "```mermaid\nflowchart TD\n"
    for (layer, files) in layers {
      let size = Noun.file.count(files).text(in: language)
      text += "  \(layer.rawValue)[\"\(layer.rawValue)<br/>\(size)\"]\n"
    }
    for edge in legal { text += "  \(edge.from.rawValue) --> \(edge.to.rawValue)\n" }
    for (edge, count) in illegal {
      let label = Noun.finding.count(count).text(in: language)
      text += "  \(edge.from.rawValue) -. \"\(label)\" .-> \(edge.to.rawValue)\n"
    }
    let last = legal.count + illegal.count
    let red = (legal.count..<last).map { String($0) }.joined(separator: ",")
    if !red.isEmpty { text += "  linkStyle \(red) stroke:#d1242f,color:#d1242f,stroke-width:2px\n" }
    return text + "```\n"
  }

  /// From the outside in.
  private static let rings: [[Layer]] = [
    [.app], [.presentation, .data, .infrastructure], [.domain], [.common],
  ]

  /// Who may know whom, leaving out what follows from the rest.
  private var legal: [Edge] {
    let rings = Self.rings.map { ring in
      ring.filter { layer in layers.contains { $0.layer == layer } }
    }
    .filter { !$0.isEmpty }
    return zip(rings, rings.dropFirst()).flatMap { outer, inner in
      outer.flatMap { from in
        inner.filter { Direction.allows(from, $0) }.map { Edge(from: from, to: $0) }
      }
    }
  }
}
