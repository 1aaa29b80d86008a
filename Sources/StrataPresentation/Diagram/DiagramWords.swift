internal import StrataDomain

/// What all drawings of a diagram say in words.
struct DiagramWords {
  let diagram: Diagram
  /// Names that several nodes bear.
  private let sharedNames: Set<String>

  /// Words about a diagram.
  init(diagram: Diagram) {
    self.diagram = diagram
    let names = Dictionary(grouping: diagram.nodes, by: \.name)
    sharedNames = Set(names.filter { $0.value.count > 1 }.keys)
  }

  /// `Layers of Shop`.
  var title: String {
    let parts = ["layer": "Layers", "module": "Modules", "feature": "Features", "type": "Types"]
    let what = parts[diagram.level.rawValue] ?? ""
    let around = diagram.focus.map { " around '\($0.singleLine.printable)'" } ?? ""
    let name = diagram.name.isEmpty ? "" : " of \(diagram.name.singleLine.printable)"
    return what + name + around
  }

  /// Nodes, edges and offences in one sentence.
  var summary: String {
    let noun = diagram.level.rawValue
    let count = diagram.nodes.count {
      $0.folded.isEmpty && (diagram.level != .layer || $0.layer != nil)
    }
    var text = Counting.count(count, noun)
    text += ", \(Counting.count(diagram.edges.count, "arrow"))"
    let offending = diagram.edges.filter { $0.offences > 0 }
    let places = offending.reduce(0) { $0 + $1.offences }
    if offending.isEmpty {
      text += diagram.edges.isEmpty || !diagram.circles.isEmpty ? "" : ": no finding objects to any"
    } else {
      text +=
        ": findings object to \(Counting.count(places, "place")), on "
        + (offending.count == diagram.edges.count
          ? (offending.count == 1 ? "it" : "all of them") : "\(offending.count) of them")
    }
    if !diagram.circles.isEmpty {
      let sizes = diagram.circles.map { String($0.count) }
      text +=
        "; \(Counting.count(diagram.circles.count, "circle")) of "
        + "\(Counting.list(sizes, limit: 5)) \(noun)s"
    }
    return text
  }

  /// What is there and not drawn, a sentence each.
  var notes: [String] {
    var notes: [String] = []
    let hidden = diagram.hidden
    func arrows(_ count: Int) -> String { Counting.count(count, "arrow") }
    if hidden.unplaced > 0 {
      notes.append("\(arrows(hidden.unplaced)) from and to files that are not placed")
    }
    if hidden.links > 0 {
      notes.append("\(arrows(hidden.links)) that stand in a manifest and in no code")
    }
    if hidden.toKits > 0 {
      notes.append("\(arrows(hidden.toKits)) to what very many name: \(list { $0.hiddenIn })")
    }
    if hidden.fromRoots > 0 {
      notes.append(
        "\(arrows(hidden.fromRoots)) from what names very many: \(list { $0.hiddenOut })")
    }
    if hidden.implied > 0 {
      notes.append("\(arrows(hidden.implied)) to what other arrows lead to anyway")
    }
    if hidden.folded > 0 {
      let end = hidden.foldedEdges > 0 ? " with \(arrows(hidden.foldedEdges))" : ""
      notes.append(
        "\(Counting.count(hidden.folded, diagram.level.rawValue)) that tell least\(end)")
    }
    return notes
  }

  /// How many files have no node, if any.
  var outside: String? {
    let files = diagram.hidden.files
    return files == 0
      ? nil
      : "\(Counting.count(files, "file")) that \(files == 1 ? "belongs" : "belong") to no "
        + diagram.level.rawValue
  }

  /// The nodes that most hidden edges belong to.
  private func list(_ count: (Diagram.Node) -> Int) -> String {
    let most = diagram.nodes.filter { count($0) > 0 }
      .sorted { (count($1), $0.name) < (count($0), $1.name) }
    return Counting.list(most.map { name($0) }, limit: 6)
  }

  /// A node's name, fit to be shown.
  func name(_ node: Diagram.Node) -> String { node.name.singleLine.printable }

  /// What stands below a node's name: its size, or its part, and where it is if it shares its name.
  func detail(_ node: Diagram.Node) -> String {
    var parts: [String] = []
    if diagram.level == .type, node.folded.isEmpty {
      if let noun = node.noun { parts.append(noun.text(in: .english)) }
    } else {
      parts.append(Counting.count(node.files, "file"))
    }
    if sharedNames.contains(node.name), node.id != node.name {
      let place = diagram.level == .type ? node.id.lastComponent : node.id.folder
      parts.append(place.singleLine.printable)
    }
    if node.hiddenIn > 0 { parts.append("\(node.hiddenIn) name it") }
    if node.hiddenOut > 0 { parts.append("names \(node.hiddenOut)") }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// `12`, `3 ✗ of 12`, `12 ✗`; `linked` where no code names what the manifest links.
  static func label(_ edge: Diagram.Edge) -> String {
    if edge.places == 0 { return edge.offences > 0 ? "linked ✗" : "linked" }
    if edge.offences == 0 { return String(edge.places) + (isExcused(edge) ? " ○" : "") }
    return edge.offences == edge.places
      ? "\(edge.places) ✗" : "\(edge.offences) ✗ of \(edge.places)"
  }

  /// Whether most of an edge goes against the table, and no finding objects.
  static func isExcused(_ edge: Diagram.Edge) -> Bool {
    edge.offences == 0 && edge.excused * 2 > edge.places
  }

  /// How the marks are read, as far as the diagram has them.
  var legend: [String] {
    var lines = ["a number counts the places where a name is written"]
    if diagram.edges.contains(where: { $0.offences > 0 }) {
      lines.append("3 ✗ of 12: findings object to 3 of 12 places")
    }
    if diagram.edges.contains(where: { Self.isExcused($0) }) {
      lines.append("○ against the table of layers, but no finding objects")
    }
    if diagram.edges.contains(where: \.isInCircle) { lines.append("⟲ part of a circle") }
    return lines
  }
}
