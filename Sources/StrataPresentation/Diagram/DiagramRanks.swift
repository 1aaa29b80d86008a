internal import StrataFeatures
internal import StrataCode

/// The row of each node: outer layers above inner ones, who names above who is named.
struct DiagramRanks {
  /// By node.
  private(set) var rows: [Int]
  /// By cluster: its rows.
  private(set) var bands: [ClosedRange<Int>] = []
  private(set) var count = 0
  private let diagram: Diagram
  private let widths: [Double]
  private let widest: Double

  /// Rows no wider than `widest`, of nodes that take `widths`.
  init(_ diagram: Diagram, widths: [Double], widest: Double) {
    self.diagram = diagram
    self.widths = widths
    self.widest = widest
    rows = Array(repeating: 0, count: diagram.nodes.count)
    if diagram.level == .layer {
      placeLayers()
      return
    }
    let groups = Dictionary(grouping: diagram.nodes.indices) { diagram.nodes[$0].cluster ?? -1 }
    for (cluster, members) in groups.sorted(by: { $0.key < $1.key }) {
      let first = count
      place(members)
      if cluster >= 0 { bands.append(first...max(first, count - 1)) }
    }
  }

  /// App on top, Domain and Common at the bottom: all arrows that lead upwards are forbidden.
  private mutating func placeLayers() {
    let steps: [Layer: Int] = [.app: 0, .domain: 2, .common: 3]
    let wanted = diagram.nodes.map { $0.layer.flatMap { steps[$0] } ?? 1 }
    let used = Set(wanted).sorted()
    rows = wanted.map { used.firstIndex(of: $0) ?? 0 }
    count = used.count
  }

  /// Nodes that nothing joins stand below the others.
  private mutating func place(_ members: [Int]) {
    let inside = Set(members)
    let edges = diagram.edges.filter { inside.contains($0.from) && inside.contains($0.to) }
    let joined = Set(diagram.edges.flatMap { [$0.from, $0.to] })
    let depths = Self.depths(members, edges)
    let levels = Dictionary(grouping: members.filter { joined.contains($0) }) { depths[$0] ?? 0 }
    var last: [Int] = []
    for (_, nodes) in levels.sorted(by: { $0.key < $1.key }) {
      fill(nodes)
      last = nodes
    }
    let alone = members.filter { !joined.contains($0) }
    if !last.isEmpty, (last + alone).reduce(0, { $0 + widths[$1] }) <= widest {
      for node in alone { rows[node] = count - 1 }
    } else {
      fill(alone)
    }
  }

  /// Puts nodes side by side, in as many rows of like width as they take.
  private mutating func fill(_ nodes: [Int]) {
    let total = nodes.reduce(0) { $0 + widths[$1] }
    guard !nodes.isEmpty else { return }
    let needed = max(1, Int((total / widest).rounded(.up)))
    let room = total / Double(needed)
    var used = 0.0
    var row = 0
    for node in nodes {
      if used >= room * Double(row + 1), row < needed - 1 { row += 1 }
      rows[node] = count + row
      used += widths[node]
    }
    count += row + 1
  }

  /// By node: the longest way to it; what nobody names stands right above what it names.
  private static func depths(_ members: [Int], _ edges: [Diagram.Edge]) -> [Int: Int] {
    let legal = edges.filter { $0.offences == 0 }
    let successors = Dictionary(grouping: legal, by: \.from).mapValues { $0.map(\.to) }
    var depths: [Int: Int] = [:]
    let order = topological(members, successors)
    let place = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    func forward(_ node: Int) -> [Int] {
      (successors[node] ?? []).filter { place[$0, default: 0] > place[node, default: 0] }
    }
    for node in order {
      for next in forward(node) {
        depths[next] = max(depths[next, default: 0], depths[node, default: 0] + 1)
      }
    }
    let named = Set(order.flatMap { forward($0) })
    for node in order where !named.contains(node) {
      if let nearest = forward(node).compactMap({ depths[$0] }).min() { depths[node] = nearest - 1 }
    }
    return depths
  }

  /// Namers before what they name, circles cut where they are entered.
  private static func topological(_ members: [Int], _ successors: [Int: [Int]]) -> [Int] {
    var done: [Int] = []
    var seen: Set<Int> = []
    for start in members where seen.insert(start).inserted {
      var path = [(node: start, next: 0)]
      while let (node, next) = path.last {
        let followers = successors[node] ?? []
        guard next < followers.count else {
          done.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        if seen.insert(followers[next]).inserted { path.append((followers[next], 0)) }
      }
    }
    return done.reversed()
  }
}
