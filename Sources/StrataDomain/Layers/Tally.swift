/// Counts of layers.
struct Tally {
  private var counts: [Int] = Array(repeating: 0, count: Layer.allCases.count)
  private(set) var total = 0

  init(_ layers: some Sequence<Layer?>) {
    for case .some(let layer) in layers where layer != .test {
      counts[layer.slot] += 1
      total += 1
    }
  }

  /// Layers with their share of all, the largest first.
  var shares: [(layer: Layer, share: Double)] {
    guard total > 0 else { return [] }
    return Layer.allCases.sorted().compactMap { layer in
      let count = counts[layer.slot]
      return count == 0 ? nil : (layer, Double(count) / Double(total))
    }.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
  }

  /// The layers met, Data and Infrastructure as one.
  var rings: Set<Layer> {
    Set(shares.map { $0.layer == .infrastructure ? .data : $0.layer })
  }
}
