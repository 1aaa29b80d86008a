/// What a file's neighbours in the web of references, and in its folder, say about it.
struct UseEvidence {
  let graph: UseGraph
  let tree: FolderTree

  /// Reasons for one file, given where all others seem to stand.
  func evidence(for file: Int, _ layers: [Layer?]) -> [Evidence] {
    var evidence: [Evidence] = []
    let users = Tally(graph.namedBy[file].map { layers[$0] })
    let used = Tally(graph.names[file].map { layers[$0] })
    addUsers(users, to: &evidence)
    addUsed(used, to: &evidence)
    addCommonUse(users, used, to: &evidence)
    addNeighbours(of: file, layers, to: &evidence)
    return evidence
  }

  /// Whoever is named by Domain is Domain or Common, or the arrows would point outwards.
  private func addUsers(_ users: Tally, to evidence: inout [Evidence]) {
    guard users.total > 0 else { return }
    for (layer, share) in users.shares {
      for (target, factor) in UseWeights.namedBy(layer) {
        let weight = share * factor * LayerWeights.namedBy
        evidence.append(
          Evidence(.references, "named by \(layer.rawValue)", for: target, weight: weight))
      }
    }
  }

  private func addUsed(_ used: Tally, to evidence: inout [Evidence]) {
    guard used.total > 0 else { return }
    for (layer, share) in used.shares {
      for (source, factor) in UseWeights.names(layer) {
        let weight = share * factor * LayerWeights.names
        evidence.append(
          Evidence(.references, "names \(layer.rawValue)", for: source, weight: weight))
      }
    }
  }

  /// Common is what two or more layers use and that uses none.
  private func addCommonUse(_ users: Tally, _ used: Tally, to evidence: inout [Evidence]) {
    let inner = used.rings.subtracting([.common])
    if let first = inner.sorted().first {
      evidence.append(
        Evidence(
          .references, "names \(first.rawValue)", for: .common, weight: LayerWeights.notCommon))
    } else if users.rings.subtracting([.common, .app]).count >= 2 {
      evidence.append(
        Evidence(
          .references, "used by several layers, uses none", for: .common,
          weight: LayerWeights.commonUse))
    }
  }

  private func addNeighbours(of file: Int, _ layers: [Layer?], to evidence: inout [Evidence]) {
    let folder = tree.folders[tree.folderOfFile[file]]
    let around = Tally(folder.files.lazy.filter { $0 != file }.map { layers[$0] })
    guard around.total > 0, let (layer, share) = around.shares.first, share > 0.5 else { return }
    let size = Double(around.total) / Double(around.total + 1)
    evidence.append(
      Evidence(
        .neighbours, "stands beside \(layer.rawValue)", for: layer,
        weight: LayerWeights.neighbours * (2 * share - 1) * size))
  }
}

/// Counts of layers.
struct Tally {
  private var counts: [Int] = Array(repeating: 0, count: 7)
  private(set) var total = 0

  init(_ layers: some Sequence<Layer?>) {
    for case .some(let layer) in layers where layer != .test {
      counts[layer.slot] += 1
      total += 1
    }
  }

  /// Layers with their share of all, the largest first.
  var shares: [(Layer, Double)] {
    guard total > 0 else { return [] }
    return Layer.allCases.sorted().compactMap { layer in
      let count = counts[layer.slot]
      return count == 0 ? nil : (layer, Double(count) / Double(total))
    }.sorted { $0.1 == $1.1 ? $0.0 < $1.0 : $0.1 > $1.1 }
  }

  /// The layers met, Data and Infrastructure as one.
  var rings: Set<Layer> {
    Set(shares.map { $0.0 == .infrastructure ? .data : $0.0 })
  }
}
