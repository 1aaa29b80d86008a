/// What a file's neighbours in the web of references, and in its folder, say about it.
struct UseEvidence {
  /// Who names whom.
  let graph: UseGraph
  /// Who stands beside whom.
  let tree: FolderTree
  /// What the files hold themselves.
  let contents: [FileContent]

  /// Where the files of each folder stand, counted once for all who stand there.
  struct Company {
    /// By folder: its own files.
    let inside: [Tally]
    /// By folder: its own files and those directly inside the folders below it.
    let around: [Tally]

    /// Counts the layers of the files of a tree.
    init(_ tree: FolderTree, _ layers: [Layer?]) {
      let inside = tree.folders.map { Tally($0.files.lazy.map { layers[$0] }) }
      self.inside = inside
      around = tree.folders.indices.map { index in
        tree.folders[index].children.reduce(inside[index]) { $0 + inside[$1] }
      }
    }
  }

  /// Reasons for one file, given where all others seem to stand.
  func evidence(for file: Int, _ layers: [Layer?], _ company: Company) -> [Evidence] {
    var evidence: [Evidence] = []
    let users = Tally(graph.namedBy[file].lazy.map { layers[$0] })
    let used = Tally(graph.names[file].lazy.map { layers[$0] })
    let factor = contents[file].isDecisive ? LayerWeights.underRole : 1
    for (layer, count, share) in users.shares {
      add(
        "named by \(files(count)) of \(layer.rawValue)", LayerWeights.namedBy[layer],
        share * factor, to: &evidence)
    }
    for (layer, count, share) in used.shares {
      add(
        "names \(files(count)) of \(layer.rawValue)", LayerWeights.naming[layer],
        share * factor, to: &evidence)
    }
    addCommonUse(of: file, users, used, to: &evidence)
    addNeighbours(of: file, layers, company, factor, to: &evidence)
    addSurroundings(of: file, company, factor, to: &evidence)
    return evidence
  }

  private func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }

  private func add(
    _ detail: String, _ weight: Weight?, _ factor: Double = 1, to evidence: inout [Evidence]
  ) {
    evidence += weight?.evidence(.references, detail, times: factor) ?? []
  }

  /// Common is what two or more layers use and that uses none; values of that kind are Domain.
  private func addCommonUse(
    of file: Int, _ users: Tally, _ used: Tally, to evidence: inout [Evidence]
  ) {
    let inner = used.rings.subtracting([.common])
    let outer = users.rings.subtracting([.common, .app])
    if let first = inner.sorted().first, !contents[file].isValues || inner != [.domain] {
      add("names \(first.rawValue)", LayerWeights.notCommon, to: &evidence)
    } else if contents[file].isValues, outer.contains(.presentation), outer.count >= 2 {
      add("a value that several layers use", LayerWeights.valueUse, to: &evidence)
    } else if outer.count >= 2 {
      add("used by several layers, uses none", LayerWeights.commonUse, to: &evidence)
    }
  }

  /// The folder above, as its files below other folders stand.
  private func addSurroundings(
    of file: Int, _ company: Company, _ factor: Double, to evidence: inout [Evidence]
  ) {
    let home = tree.folderOfFile[file]
    guard let parent = tree.folders[home].parent, parent != 0 else { return }
    let tally = company.around[parent] - company.inside[home]
    guard let (layer, count, share) = tally.shares.first, share > 0.5 else { return }
    let size = Double(tally.total) / Double(tally.total + 1)
    evidence.append(
      LayerWeights.surroundings.evidence(
        .neighbours, "below a folder with \(files(count)) of \(layer.rawValue)", for: layer,
        times: factor * (2 * share - 1) * size))
  }

  private func addNeighbours(
    of file: Int, _ layers: [Layer?], _ company: Company, _ factor: Double,
    to evidence: inout [Evidence]
  ) {
    let around = company.inside[tree.folderOfFile[file]] - Tally([layers[file]])
    guard let (layer, count, share) = around.shares.first, share > 0.5 else { return }
    let size = Double(around.total) / Double(around.total + 1)
    evidence.append(
      LayerWeights.neighbours.evidence(
        .neighbours, "beside \(files(count)) of \(layer.rawValue)", for: layer,
        times: factor * (2 * share - 1) * size))
  }
}
