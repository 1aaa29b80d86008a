internal import StrataFeatures

/// Where everything of a diagram stands on the page.
struct DiagramCanvas {
  /// A rectangle.
  struct Box {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func overlaps(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }
  }

  /// A point that an edge passes; between two of them it swings.
  struct Point {
    var x: Double
    var y: Double
  }

  /// By node.
  private(set) var nodes: [Box] = []
  /// By cluster.
  private(set) var clusters: [Box] = []
  /// By edge: its points; of each pair the line between them swings, or dips by `dip`.
  private(set) var paths: [[Point]] = []
  /// By edge: how far the line between two nodes of one row dips below or, negative, rises above it.
  private(set) var dips: [Double?] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  private let grid: DiagramGrid
  private var tops: [Double] = []

  static let nodeHeight = 44.0
  static let margin = 24.0

  /// The page of a diagram below a head of some height.
  init(_ diagram: Diagram, names: [String], details: [String], head: Double) {
    let isSmall = diagram.nodes.count <= 12
    let widths = zip(names, details).map { name, detail in
      max(96, Double(name.displayWidth) * 7.6 + 28, Double(detail.displayWidth) * 6.2 + 28)
    }
    let spacing = diagram.level == .layer ? 150.0 : isSmall ? 84.0 : 24.0
    let ranks = DiagramRanks(
      diagram, widths: widths.map { $0 + spacing }, widest: isSmall ? 1000 : 1700)
    grid = DiagramGrid(diagram, ranks, widths: widths, spacing: spacing)
    placeRows(diagram, ranks, head: head, isSmall: isSmall)
    let inset = Self.margin + (diagram.clusters.isEmpty ? 0 : 16)
    nodes = diagram.nodes.indices.map { node in
      Box(
        x: grid.slots[node].x - widths[node] / 2 + inset, y: tops[ranks.rows[node]],
        width: widths[node], height: Self.nodeHeight)
    }
    let right = grid.slots.map { $0.x + $0.width / 2 }.max() ?? 0
    width = right + inset * 2
    clusters = ranks.bands.map { band in
      let top = tops[band.lowerBound] - 34
      return Box(
        x: Self.margin, y: top, width: width - Self.margin * 2,
        height: tops[band.upperBound] + Self.nodeHeight + 16 - top)
    }
    draw(diagram, inset: inset)
    let lowest = zip(paths, dips).map { path, dip in path[0].y + max(0, dip ?? 0) }.max() ?? 0
    height = max((tops.last ?? head) + Self.nodeHeight + 40, lowest + 28)
  }

  private mutating func placeRows(
    _ diagram: Diagram, _ ranks: DiagramRanks, head: Double, isSmall: Bool
  ) {
    var lines = Array(repeating: 0, count: ranks.count + 1)
    for route in grid.routes {
      for (a, b) in zip(route, route.dropFirst()) {
        lines[max(grid.slots[a].row, grid.slots[b].row)] += 1
      }
    }
    let starts = Set(ranks.bands.map(\.lowerBound))
    let rises = grid.routes.contains { route in
      let (a, b) = (grid.slots[route[0]], grid.slots[route[route.count - 1]])
      return a.row == 0 && b.row == 0 && a.x > b.x
    }
    var y = head + (rises ? 44 : 0)
    for row in 0..<ranks.count {
      if row > 0 {
        let room =
          diagram.level == .layer ? 112.0 : isSmall ? 92.0 : 34 + min(70, Double(lines[row]) * 3.5)
        y += Self.nodeHeight + (lines[row] == 0 ? 16 : room)
      }
      if starts.contains(row) { y += row == 0 ? 34 : 44 }
      tops.append(y)
    }
  }

  private mutating func draw(_ diagram: Diagram, inset: Double) {
    let ports = ports(diagram, inset: inset)
    for (index, edge) in diagram.edges.enumerated() {
      let route = grid.routes[index]
      let rows = route.map { grid.slots[$0].row }
      let (start, end) = (ports.starts[index], ports.ends[index])
      guard rows[0] != rows[rows.count - 1] else {
        let isRight = nodes[edge.from].x < nodes[edge.to].x
        let y = tops[rows[0]] + (isRight ? Self.nodeHeight : 0)
        paths.append([Point(x: start, y: y), Point(x: end, y: y)])
        dips.append((isRight ? 1 : -1) * min(64, 28 + abs(end - start) / 12))
        continue
      }
      let isDown = rows[0] < rows[rows.count - 1]
      func edgeOf(_ row: Int, isNear: Bool) -> Double {
        tops[row] + (isNear == isDown ? 0 : Self.nodeHeight)
      }
      var points = [Point(x: start, y: edgeOf(rows[0], isNear: false))]
      for slot in route.dropFirst().dropLast() {
        let x = grid.slots[slot].x + inset
        points.append(Point(x: x, y: edgeOf(grid.slots[slot].row, isNear: true)))
        points.append(Point(x: x, y: edgeOf(grid.slots[slot].row, isNear: false)))
      }
      points.append(Point(x: end, y: edgeOf(rows[rows.count - 1], isNear: true)))
      paths.append(points)
      dips.append(nil)
    }
  }

  /// Where edges leave and enter their nodes: side by side, in the order of where they lead.
  private func ports(
    _ diagram: Diagram, inset: Double
  ) -> (starts: [Double], ends: [Double]) {
    var starts = Array(repeating: 0.0, count: diagram.edges.count)
    var ends = starts
    /// One side of one node: the slots that edges lead to, and the ends that lie there.
    var sides: [Side: [(slot: Int, edge: Int, isStart: Bool)]] = [:]
    for (index, edge) in diagram.edges.enumerated() {
      let route = grid.routes[index]
      let (first, last) = (route[0], route[route.count - 1])
      let (row, goal) = (grid.slots[first].row, grid.slots[last].row)
      let isRight = grid.slots[first].x < grid.slots[last].x
      let leavesBelow = row < goal || row == goal && isRight
      let entersBelow = row > goal || row == goal && isRight
      sides[Side(node: edge.from, isBelow: leavesBelow), default: []].append(
        (route[1], index, true))
      sides[Side(node: edge.to, isBelow: entersBelow), default: []]
        .append((route[route.count - 2], index, false))
    }
    for (side, all) in sides {
      // What goes the same way shares a port, unless one leaves and one enters.
      let keys = Set(all.map { [$0.slot, $0.isStart ? 1 : 0] }).sorted {
        (grid.slots[$0[0]].x, $0[0], $0[1]) < (grid.slots[$1[0]].x, $1[0], $1[1])
      }
      let box = nodes[side.node]
      let step = min(26, (box.width - 20) / Double(max(1, keys.count)))
      for item in all {
        let place = keys.firstIndex(of: [item.slot, item.isStart ? 1 : 0]) ?? 0
        let x = box.x + box.width / 2 + step * (Double(place) - Double(keys.count - 1) / 2)
        if item.isStart { starts[item.edge] = x } else { ends[item.edge] = x }
      }
    }
    return (starts, ends)
  }

  private struct Side: Hashable {
    var node: Int
    var isBelow: Bool
  }
}
