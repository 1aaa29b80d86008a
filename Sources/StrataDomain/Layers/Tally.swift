/// Counts of layers.
struct Tally {
  private var counts: [Int] = Array(repeating: 0, count: Layer.allCases.count)
  /// How many were counted.
  private(set) var total = 0

  /// Counts layers; tests and files without a layer are left out.
  init(_ layers: some Sequence<Layer?>) {
    for case .some(let layer) in layers where layer != .test {
      counts[layer.slot] += 1
      total += 1
    }
  }

  /// The counts of both.
  static func + (a: Tally, b: Tally) -> Tally { a.combined(with: b, +) }

  /// The counts without those of a part.
  static func - (whole: Tally, part: Tally) -> Tally { whole.combined(with: part, -) }

  private func combined(with other: Tally, _ operation: (Int, Int) -> Int) -> Tally {
    var result = self
    for slot in counts.indices {
      result.counts[slot] = operation(counts[slot], other.counts[slot])
    }
    result.total = operation(total, other.total)
    return result
  }

  /// Layers with their share of all, the largest first.
  var shares: [(layer: Layer, count: Int, share: Double)] {
    guard total > 0 else { return [] }
    return Layer.allCases.sorted().compactMap { layer in
      let count = counts[layer.slot]
      return count == 0 ? nil : (layer, count, Double(count) / Double(total))
    }.sorted { $0.count == $1.count ? $0.layer < $1.layer : $0.count > $1.count }
  }

  /// The layers met, Data and Infrastructure as one.
  var rings: Set<Layer> {
    Set(shares.map { $0.layer == .infrastructure ? .data : $0.layer })
  }
}
