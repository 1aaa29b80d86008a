package import StrataCode

/// Counts of layers.
package struct Tally: Sendable {
  private var counts = SIMD8<Int>(repeating: 0)
  /// How many were counted.
  private(set) var total = 0

  /// Counts layers; tests and files without a layer are left out.
  package init(_ layers: some Sequence<Layer?>) {
    for case .some(let layer) in layers where layer != .test {
      counts[layer.slot] += 1
      total += 1
    }
  }

  /// The counts of both.
  static func + (a: Tally, b: Tally) -> Tally {
    var sum = a
    sum.counts &+= b.counts
    sum.total += b.total
    return sum
  }

  /// The counts without those of a part.
  static func - (whole: Tally, part: Tally) -> Tally {
    var rest = whole
    rest.counts &-= part.counts
    rest.total -= part.total
    return rest
  }

  /// Layers with their share of all, the largest first.
  var shares: [(layer: Layer, count: Int, share: Double)] {
    guard total > 0 else { return [] }
    return Layer.inOrder.compactMap { layer in
      let count = counts[layer.slot]
      return count == 0 ? nil : (layer, count, Double(count) / Double(total))
    }.sorted { $0.count == $1.count ? $0.layer < $1.layer : $0.count > $1.count }
  }

  /// The layer met most often, the first by name of two equals.
  var most: (layer: Layer, count: Int, share: Double)? {
    var best: (layer: Layer, count: Int)?
    for layer in Layer.inOrder where counts[layer.slot] > best?.count ?? 0 {
      best = (layer, counts[layer.slot])
    }
    return best.map { ($0.layer, $0.count, Double($0.count) / Double(total)) }
  }

  /// The rings met, by name, without these.
  package func rings(but left: Layer...) -> [Layer] {
    Layer.inOrder.filter { layer in
      if layer == .infrastructure || left.contains(layer) { return false }
      let count = counts[layer.slot]
      return count > 0 || layer == .data && counts[Layer.infrastructure.slot] > 0
    }
  }
}
