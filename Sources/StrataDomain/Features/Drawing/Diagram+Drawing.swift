internal import StrataModel

extension Picture {
  /// The picture at a level, around a focus if there is one.
  func diagram(_ request: DiagramRequest) throws(DrawError) -> Diagram {
    var focus: DiagramFocus?
    if let name = request.focus { focus = try DiagramFocus(name, in: self, at: request.level) }
    let level = request.level ?? focus?.level ?? .layer
    let placed = DiagramNodes(self, at: level)
    var diagram = Diagram(level: level, project: project)
    diagram.name = project.root.split(separator: "/").last.map { String($0) } ?? ""
    diagram.clusters = placed.clusters
    diagram.nodes = placed.nodes
    diagram.findings = findings
    diagram.warnings = warnings
    diagram.hidden.files = placed.filesOutside
    if diagram.nodes.isEmpty { throw level == .feature ? .noFeatures : .nothingShips }
    diagram.edges = edges(between: placed.home, at: level)
    if let focus {
      diagram.focus = request.focus
      diagram.center(on: nodes(of: focus, at: level, in: placed.home), depth: request.depth)
    } else if level == .type, !request.showsAll, diagram.nodes.count > DiagramReduction.mostNodes {
      throw .manyNodes(diagram.nodes.count, level, canAll: true)
    }
    diagram.markCircles()
    if request.isThinned, !request.showsAll { DiagramReduction.thinOut(&diagram) }
    if let most = request.mostNodes, diagram.nodes.count > most || diagram.edges.count > most * 5 {
      throw .manyNodes(diagram.nodes.count, level, canAll: false)
    }
    return diagram
  }

  private func edges(between home: [Int?], at level: Diagram.Level) -> [Diagram.Edge] {
    var found: [Edge.Ends: Diagram.Edge] = [:]
    func add(_ from: Int?, _ to: Int?, _ change: (inout Diagram.Edge) -> Void) {
      guard let from, let to, from != to else { return }
      let empty = Diagram.Edge(from: from, to: to, places: 0)
      change(&found[Edge.Ends(from: from, to: to), default: empty])
    }
    for edge in level == .type ? typeEdges : edges {
      // What one module compiles together needs nothing of another.
      if level == .module,
        !Set(files[edge.from].modules).isDisjoint(with: files[edge.to].modules)
      {
        continue
      }
      add(home[edge.from], home[edge.to]) {
        $0.places += edge.places
        $0.offences += edge.offences
        $0.wiring += edge.wiring
        $0.excused += edge.excused
        $0.findings += edge.findings
      }
    }
    if level == .module {
      let nodes = moduleNodes(home)
      for link in links {
        add(nodes[link.from], nodes[link.to]) {
          if $0.offences == 0, !link.findings.isEmpty { $0.offences = 1 }
          $0.findings += link.findings
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { _, edge in
      var edge = edge
      edge.findings = Set(edge.findings).sorted()
      return edge
    }
  }

  /// By module: the node that its files belong to.
  private func moduleNodes(_ home: [Int?]) -> [Int?] {
    var nodes: [Int?] = modules.map { _ in nil }
    for (index, file) in files.enumerated() {
      if let module = file.module, let node = home[index] { nodes[module] = node }
    }
    return nodes
  }

  private func nodes(
    of focus: DiagramFocus, at level: Diagram.Level, in home: [Int?]
  ) -> Set<Int> {
    if level != .type { return Set(focus.files.compactMap { home[$0] }) }
    let declared = types.indices.filter { focus.files.contains(types[$0].file) }
    let meant = focus.types.isEmpty ? Set(declared) : focus.types
    return Set(meant.compactMap { home[$0] })
  }
}

extension Diagram {
  /// Keeps what a few nodes name and who names them, so many steps far.
  mutating func center(on focus: Set<Int>, depth: Int) {
    var kept = focus
    var ways: Set<Int> = []
    for isForwards in [true, false] {
      var border = focus
      var seen = focus
      // No way is longer than there are nodes.
      for _ in 0..<min(depth, nodes.count) where !border.isEmpty {
        var next: Set<Int> = []
        for (index, edge) in edges.enumerated() {
          let (near, far) = isForwards ? (edge.from, edge.to) : (edge.to, edge.from)
          guard border.contains(near) else { continue }
          ways.insert(index)
          if seen.insert(far).inserted { next.insert(far) }
        }
        border = next
      }
      kept.formUnion(seen)
    }
    edges = edges.indices.filter { ways.contains($0) }.map { edges[$0] }
    for node in focus { nodes[node].isFocus = true }
    keep(kept)
  }

  /// Drops all other nodes, the edges that lose an end, and clusters that get empty.
  mutating func keep(_ kept: Set<Int>) {
    let order = nodes.indices.filter { kept.contains($0) }
    let numbers = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    nodes = order.map { nodes[$0] }
    edges = edges.compactMap { edge in
      guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
      var edge = edge
      (edge.from, edge.to) = (from, to)
      return edge
    }
    circles = circles.map { $0.compactMap { numbers[$0] } }.filter { $0.count > 1 }
    let used = Set(nodes.compactMap(\.cluster)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    clusters = used.map { clusters[$0] }
    for index in nodes.indices { nodes[index].cluster = nodes[index].cluster.flatMap { ranks[$0] } }
  }

  /// Puts the nodes of each cluster together again.
  mutating func sortByCluster() {
    let order = nodes.indices.sorted { a, b in
      (nodes[a].cluster ?? .max, a) < (nodes[b].cluster ?? .max, b)
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    nodes = order.map { nodes[$0] }
    circles = circles.map { $0.compactMap { places[$0] }.sorted() }
    for index in edges.indices {
      edges[index].from = places[edges[index].from] ?? 0
      edges[index].to = places[edges[index].to] ?? 0
    }
  }

  /// Marks what modules, features or folders name each other in a circle, the composition root aside.
  mutating func markCircles() {
    guard level != .layer, level != .type else { return }
    var successors: [String: Set<String>] = [:]
    for edge in edges where edge.places > edge.wiring {
      successors[String(edge.from), default: []].insert(String(edge.to))
    }
    var components = StrongComponents(successors)
    circles = components.all().filter { $0.count > 1 }.map { $0.compactMap { Int($0) }.sorted() }
      .sorted { $0.lexicographicallyPrecedes($1) }
    var circle: [Int: Int] = [:]
    for (number, members) in circles.enumerated() {
      for member in members { circle[member] = number }
    }
    for index in edges.indices where edges[index].places > edges[index].wiring {
      let (from, to) = (circle[edges[index].from], circle[edges[index].to])
      edges[index].isInCircle = from != nil && from == to
    }
  }
}
