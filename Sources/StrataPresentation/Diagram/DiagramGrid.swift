internal import StrataFeatures

/// Rows of slots: nodes, and the ways on which long edges pass between nodes.
struct DiagramGrid {
  /// A place in a row.
  struct Slot {
    /// Nil for a way.
    var node: Int?
    var row: Int
    var width: Double
    /// The middle.
    var x = 0.0
  }

  private(set) var slots: [Slot] = []
  /// Slots from left to right.
  private(set) var rows: [[Int]]
  /// By edge: the slots from its source to its target.
  private(set) var routes: [[Int]] = []
  /// By slot: those in the row above and in the row below that an edge joins it to.
  private var above: [[Int]] = []
  private var below: [[Int]] = []
  private let spacing: Double
  private let waySpacing: Double

  /// A grid of nodes in rows, with so much room between them.
  init(_ diagram: Diagram, _ ranks: DiagramRanks, widths: [Double], spacing: Double) {
    self.spacing = spacing
    waySpacing = diagram.level == .layer ? 56 : 10
    rows = Array(repeating: [], count: ranks.count)
    for node in diagram.nodes.indices { add(node, ranks.rows[node], widths[node]) }
    var ways: [Way: Int] = [:]
    for edge in diagram.edges {
      let (first, last) = (ranks.rows[edge.from], ranks.rows[edge.to])
      let step = first <= last ? 1 : -1
      var route = [edge.from]
      if abs(last - first) > 1 {
        for row in stride(from: first + step, to: last, by: step) {
          // Edges that lead to one node go side by side.
          let way = Way(target: edge.to, isRed: edge.offences > 0, row: row, isUp: step < 0)
          if ways[way] == nil { ways[way] = add(nil, row, Self.wayWidth) }
          route.append(ways[way] ?? 0)
        }
      }
      route.append(edge.to)
      routes.append(route)
    }
    join()
    order()
    if diagram.level == .layer { restoreOrder() }
    settle()
  }

  private struct Way: Hashable {
    var target: Int
    var isRed: Bool
    var row: Int
    var isUp: Bool
  }

  private static let wayWidth = 6.0

  @discardableResult
  private mutating func add(_ node: Int?, _ row: Int, _ width: Double) -> Int {
    rows[row].append(slots.count)
    slots.append(Slot(node: node, row: row, width: width))
    return slots.count - 1
  }

  private mutating func join() {
    above = slots.map { _ in [] }
    below = above
    var seen: Set<[Int]> = []
    for route in routes {
      for (a, b) in zip(route, route.dropFirst()) where slots[a].row != slots[b].row {
        let (upper, lower) = slots[a].row < slots[b].row ? (a, b) : (b, a)
        guard seen.insert([upper, lower]).inserted else { continue }
        below[upper].append(lower)
        above[lower].append(upper)
      }
    }
  }

  /// Sorts each row by where its neighbours stand, up and down, and keeps what crosses least.
  private mutating func order() {
    var best = rows
    var fewest = crossings()
    for sweep in 0..<24 where fewest > 0 {
      let isDown = sweep.isMultiple(of: 2)
      for row in isDown ? Array(rows.indices) : rows.indices.reversed() {
        sort(row, by: isDown ? above : below)
      }
      let count = crossings()
      if count < fewest { (best, fewest) = (rows, count) }
    }
    rows = best
  }

  /// Layers stand where people look for them: Presentation on the left, the outer ring on the right.
  private mutating func restoreOrder() {
    for row in rows.indices {
      var nodes = rows[row].filter { slots[$0].node != nil }.sorted().makeIterator()
      rows[row] = rows[row].map { slot in slots[slot].node == nil ? slot : nodes.next() ?? slot }
    }
  }

  private mutating func sort(_ row: Int, by neighbours: [[Int]]) {
    var places: [Int: Double] = [:]
    for other in [row - 1, row + 1] where rows.indices.contains(other) {
      for (index, slot) in rows[other].enumerated() {
        places[slot] = (Double(index) + 0.5) / Double(rows[other].count)
      }
    }
    let own = rows[row]
    let keys = own.enumerated().map { index, slot -> Double in
      let found = neighbours[slot].compactMap { places[$0] }
      guard !found.isEmpty else { return (Double(index) + 0.5) / Double(own.count) }
      return found.reduce(0, +) / Double(found.count)
    }
    rows[row] = own.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { own[$0] }
  }

  private func crossings() -> Int {
    var places = Array(repeating: 0, count: slots.count)
    for row in rows { for (index, slot) in row.enumerated() { places[slot] = index } }
    return rows.reduce(0) { total, row in
      let ends = row.flatMap { slot in below[slot].map { places[$0] }.sorted() }
      // Of each end: how many before it lie to its right.
      var tree = Array(repeating: 0, count: slots.count + 1)
      var count = 0
      for (index, end) in ends.enumerated() {
        var before = 0
        var node = end + 1
        while node > 0 {
          before += tree[node]
          node &= node - 1
        }
        count += index - before
        node = end + 1
        while node < tree.count {
          tree[node] += 1
          node += node & -node
        }
      }
      return total + count
    }
  }

  /// Moves slots towards their neighbours as far as their row has room.
  private mutating func settle() {
    for row in rows {
      var x = 0.0
      for slot in row {
        slots[slot].x = x + slots[slot].width / 2
        x += slots[slot].width + gap(slot)
      }
      for slot in row { slots[slot].x -= x / 2 }
    }
    for sweep in 0..<16 {
      for row in sweep.isMultiple(of: 2) ? Array(rows.indices) : rows.indices.reversed() {
        let wanted = rows[row].map { slot -> Double in
          let near = (above[slot] + below[slot]).map { slots[$0].x }
          return near.isEmpty ? slots[slot].x : near.reduce(0, +) / Double(near.count)
        }
        spread(row, towards: wanted)
      }
    }
    let left = slots.map { $0.x - $0.width / 2 }.min() ?? 0
    for slot in slots.indices { slots[slot].x -= left }
  }

  private func gap(_ slot: Int) -> Double { slots[slot].node == nil ? waySpacing : spacing }

  /// The least moves that keep a row's order and distances: pools of slots that push each other.
  private mutating func spread(_ row: Int, towards wanted: [Double]) {
    let own = rows[row]
    var offset = 0.0
    var offsets: [Double] = []
    for (index, slot) in own.enumerated() {
      if index > 0 {
        let before = own[index - 1]
        offset += (slots[before].width + slots[slot].width) / 2 + min(gap(before), gap(slot))
      }
      offsets.append(offset)
    }
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    for index in own.indices {
      let weight = slots[own[index]].node == nil ? 3.0 : 1.0
      pools.append(((wanted[index] - offsets[index]) * weight, weight, 1))
      while pools.count > 1 {
        let (a, b) = (pools[pools.count - 2], pools[pools.count - 1])
        if a.sum / a.weight <= b.sum / b.weight { break }
        pools.removeLast()
        pools[pools.count - 1] = (a.sum + b.sum, a.weight + b.weight, a.count + b.count)
      }
    }
    var index = 0
    for pool in pools {
      for _ in 0..<pool.count {
        slots[own[index]].x = pool.sum / pool.weight + offsets[index]
        index += 1
      }
    }
  }
}
