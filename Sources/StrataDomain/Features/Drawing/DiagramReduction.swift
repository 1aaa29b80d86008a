internal import StrataCode
internal import StrataModel

/// Thins out a diagram that is too large to be read; offences and circles always stay.
struct DiagramReduction {
  private var diagram: Diagram

  /// From so many nodes on, or so many edges, a drawing is a tangle.
  private static let readableNodes = 25
  private static let readableEdges = 60
  /// Up to so many edges, those that only a manifest knows do not disturb.
  private static let tellingLinks = 15
  /// More nodes than these fit on no page.
  static let mostNodes = 80

  /// Takes out what many share, what others imply, and what is too much.
  static func thinOut(_ diagram: inout Diagram) {
    var reduction = DiagramReduction(diagram: diagram)
    if diagram.level == .layer, diagram.focus == nil { reduction.hideUnplaced() }
    if diagram.edges.count > tellingLinks { reduction.hideLinks() }
    if diagram.focus != nil { reduction.dropStrangers() }
    if diagram.focus == nil, diagram.level != .layer,
      diagram.nodes.count >= readableNodes || diagram.edges.count > readableEdges
    {
      reduction.hideHubs()
      reduction.hideImplied()
    }
    reduction.fold()
    diagram = reduction.diagram
  }

  private static func isPlain(_ edge: Diagram.Edge) -> Bool {
    edge.offences == 0 && !edge.isInCircle
  }

  /// What files name that belong nowhere says nothing of layers.
  private mutating func hideUnplaced() {
    let nodes = diagram.nodes
    hide(counting: \.unplaced) { nodes[$0.from].layer == nil || nodes[$0.to].layer == nil }
  }

  /// What no code names tells less than what some does.
  private mutating func hideLinks() {
    hide(counting: \.links) { Self.isPlain($0) && $0.places == 0 }
  }

  /// Neighbours of a focus whose edges are hidden are none any more.
  private mutating func dropStrangers() {
    let near = Set(diagram.edges.flatMap { [$0.from, $0.to] })
    diagram.keep(
      Set(diagram.nodes.indices.filter { near.contains($0) || diagram.nodes[$0].isFocus }))
  }

  /// What a third of all nodes name says nothing of any of them; nor does who names a third.
  private mutating func hideHubs() {
    let many = max(8, diagram.nodes.count / 3)
    var incoming: [Int: Int] = [:]
    var outgoing: [Int: Int] = [:]
    for edge in diagram.edges {
      incoming[edge.to, default: 0] += 1
      outgoing[edge.from, default: 0] += 1
    }
    let kits = diagram.edges.filter { Self.isPlain($0) && incoming[$0.to, default: 0] >= many }
    for edge in kits { diagram.nodes[edge.to].hiddenIn += 1 }
    hide(counting: \.toKits) { Self.isPlain($0) && incoming[$0.to, default: 0] >= many }
    let roots = diagram.edges.filter { Self.isPlain($0) && outgoing[$0.from, default: 0] >= many }
    for edge in roots { diagram.nodes[edge.from].hiddenOut += 1 }
    hide(counting: \.fromRoots) { Self.isPlain($0) && outgoing[$0.from, default: 0] >= many }
  }

  private mutating func hide(
    counting count: WritableKeyPath<Diagram.Hidden, Int>, _ isHidden: (Diagram.Edge) -> Bool
  ) {
    let before = diagram.edges.count
    diagram.edges.removeAll(where: isHidden)
    diagram.hidden[keyPath: count] += before - diagram.edges.count
  }

  /// An edge to what can be reached over others is left out.
  private mutating func hideImplied() {
    var successors = diagram.nodes.map { _ in Set<Int>() }
    for edge in diagram.edges where Self.isPlain(edge) { successors[edge.from].insert(edge.to) }
    var implied: Set<Int> = []
    for (index, edge) in diagram.edges.enumerated() where Self.isPlain(edge) {
      successors[edge.from].remove(edge.to)
      if reaches(edge.to, from: edge.from, by: { successors[$0] }) {
        implied.insert(index)
      } else {
        successors[edge.from].insert(edge.to)
      }
    }
    let hidden = implied.map { diagram.edges[$0] }
    hide(counting: \.implied) { edge in hidden.contains { $0.from == edge.from && $0.to == edge.to }
    }
  }

  /// Of too many nodes, those that tell least become one in each cluster.
  private mutating func fold() {
    guard diagram.nodes.count > Self.mostNodes else { return }
    var weights = diagram.nodes.map { node in
      (node.isFocus ? 1_000_000 : 0) + min(node.files, 50) + 100 * (node.hiddenIn + node.hiddenOut)
    }
    for edge in diagram.edges {
      let weight = edge.offences > 0 ? 10_000 : edge.isInCircle ? 1_000 : 100
      weights[edge.from] += weight
      weights[edge.to] += weight
    }
    let order = diagram.nodes.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    let room = Self.mostNodes - max(1, diagram.clusters.count)
    let kept = Set(order.prefix(room))
    let rest = Dictionary(grouping: diagram.nodes.indices.filter { !kept.contains($0) }) {
      diagram.nodes[$0].cluster
    }
    let before = diagram.edges.count
    var folds: [Diagram.Node] = []
    for (cluster, members) in rest.sorted(by: { ($0.key ?? -1) < ($1.key ?? -1) }) {
      let layer = cluster.flatMap { diagram.clusters[$0].layer }
      var fold = Diagram.Node(
        id: "… \(cluster.map { diagram.clusters[$0].name } ?? "")", name: "\(members.count) more",
        title: Phrase("\(members.count) more", zh: "另外 \(members.count) 个"), layer: layer)
      fold.cluster = cluster
      fold.folded = members.map { diagram.nodes[$0].name }
      fold.files = members.reduce(0) { $0 + diagram.nodes[$1].files }
      fold.codeLines = members.reduce(0) { $0 + diagram.nodes[$1].codeLines }
      folds.append(fold)
      diagram.hidden.folded += members.count
    }
    keep(kept, and: folds)
    diagram.hidden.foldedEdges = before - diagram.edges.count
  }

  private mutating func keep(_ kept: Set<Int>, and folds: [Diagram.Node]) {
    let count = diagram.nodes.count
    diagram.nodes += folds
    diagram.keep(kept.union(count..<diagram.nodes.count))
    diagram.sortByCluster()
  }
}
