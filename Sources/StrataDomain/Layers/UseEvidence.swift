/// What a file's neighbours in the web of references, and in its folder, say about it.
struct UseEvidence {
  /// Who names whom.
  let graph: UseGraph
  /// Who stands beside whom.
  let tree: FolderTree
  /// What the files hold themselves.
  let contents: [FileContent]

  /// Reasons for one file, given where all others seem to stand.
  func evidence(for file: Int, _ layers: [Layer?]) -> [Evidence] {
    var evidence: [Evidence] = []
    let users = Tally(graph.namedBy[file].lazy.map { layers[$0] })
    let used = Tally(graph.names[file].lazy.map { layers[$0] })
    let factor = contents[file].isDecisive ? LayerWeights.underRole : 1
    for (layer, count, share) in users.shares {
      add(
        "named by \(files(count)) of \(layer.rawValue)", UseWeights.namedBy(layer),
        share * factor * LayerWeights.namedBy, to: &evidence)
    }
    for (layer, count, share) in used.shares {
      add(
        "names \(files(count)) of \(layer.rawValue)", UseWeights.names(layer),
        share * factor * LayerWeights.names, to: &evidence)
    }
    addCommonUse(of: file, users, used, to: &evidence)
    addNeighbours(of: file, layers, factor, to: &evidence)
    return evidence
  }

  private func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  private func add(
    _ detail: String, _ weights: [(Layer, Double)], _ factor: Double,
    to evidence: inout [Evidence]
  ) {
    for (layer, weight) in weights {
      evidence.append(Evidence(.references, detail, for: layer, weight: weight * factor))
    }
  }

  /// Common is what two or more layers use and that uses none; values of that kind are Domain.
  private func addCommonUse(
    of file: Int, _ users: Tally, _ used: Tally, to evidence: inout [Evidence]
  ) {
    let inner = used.rings.subtracting([.common])
    let outer = users.rings.subtracting([.common, .app])
    if let first = inner.sorted().first, !contents[file].isValues || inner != [.domain] {
      evidence.append(
        Evidence(
          .references, "names \(first.rawValue)", for: .common, weight: LayerWeights.notCommon))
    } else if contents[file].isValues, outer.contains(.presentation), outer.count >= 2 {
      evidence.append(
        Evidence(
          .references, "a value that several layers use", for: .domain,
          weight: LayerWeights.valueUse))
    } else if outer.count >= 2 {
      evidence.append(
        Evidence(
          .references, "used by several layers, uses none", for: .common,
          weight: LayerWeights.commonUse))
    }
  }

  private func addNeighbours(
    of file: Int, _ layers: [Layer?], _ factor: Double, to evidence: inout [Evidence]
  ) {
    let folder = tree.folders[tree.folderOfFile[file]]
    let around = Tally(folder.files.lazy.filter { $0 != file }.map { layers[$0] })
    guard let (layer, count, share) = around.shares.first, share > 0.5 else { return }
    let size = Double(around.total) / Double(around.total + 1)
    evidence.append(
      Evidence(
        .neighbours, "beside \(files(count)) of \(layer.rawValue)", for: layer,
        weight: factor * LayerWeights.neighbours * (2 * share - 1) * size))
  }
}
