internal import StrataCode

/// What a file's neighbours in the web of references, and in its folder, say about it.
package struct UseEvidence: Sendable {
  /// Who names whom.
  let graph: UseGraph
  /// Who stands beside whom.
  let tree: FolderTree
  /// What the files hold themselves.
  let contents: [FileContent]

  /// Where the files of each folder stand, counted once for all who stand there.
  struct Company: Sendable {
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

  /// Adds the reasons for one file, given where all others seem to stand.
  func add(to ballot: inout Ballot, for file: Int, _ layers: [Layer?], _ company: Company) {
    let users = Tally(graph.namedBy[file].lazy.map { layers[$0] })
    let used = Tally(graph.names[file].lazy.map { layers[$0] })
    Self.addUses(of: contents[file], users, used, to: &ballot)
    let factor = contents[file].isDecisive ? LayerWeights.underRole : 1
    addNeighbours(of: file, layers, company, factor, to: &ballot)
    addSurroundings(of: file, company, factor, to: &ballot)
  }

  /// Adds what speaks from those who name a file's types, and from those whose types it names.
  package static func addUses(
    of content: FileContent, _ users: Tally, _ used: Tally, to ballot: inout Ballot
  ) {
    let factor = content.isDecisive ? LayerWeights.underRole : 1
    for (layer, count, share) in users.shares {
      ballot.add(.references, LayerWeights.namedBy[layer], times: share * factor) {
        Phrase(
          "used by \(files(count)) of \(layer.rawValue)",
          zh: "被 \(layer.rawValue) 的 \(files(count))引用")
      }
    }
    for (layer, count, share) in used.shares {
      ballot.add(.references, LayerWeights.naming[layer], times: share * factor) {
        Phrase(
          "uses \(files(count)) of \(layer.rawValue)",
          zh: "引用 \(layer.rawValue) 的 \(files(count))")
      }
    }
    addCommonUse(of: content, users, used, to: &ballot)
  }

  private static func files(_ count: Int) -> Phrase { Noun.file.count(count) }

  /// Common is what two or more layers use and that uses none; values of that kind are Domain.
  private static func addCommonUse(
    of content: FileContent, _ users: Tally, _ used: Tally, to ballot: inout Ballot
  ) {
    let inner = used.rings(but: .common)
    let outer = users.rings(but: .common, .app)
    if let first = inner.first, !content.isValues || inner != [.domain] {
      ballot.add(.references, LayerWeights.notCommon) {
        Phrase("uses \(first.rawValue)", zh: "引用 \(first.rawValue)")
      }
    } else if content.isValues, outer.contains(.presentation), outer.count >= 2 {
      ballot.add(.references, LayerWeights.valueUse) {
        Phrase("a value that several layers use", zh: "被多个层使用的值")
      }
    } else if outer.count >= 2 {
      ballot.add(.references, LayerWeights.commonUse) {
        Phrase("used by several layers, uses none", zh: "被多个层使用，自己不使用任何层")
      }
    }
  }

  /// The folder above, as its files below other folders stand.
  private func addSurroundings(
    of file: Int, _ company: Company, _ factor: Double, to ballot: inout Ballot
  ) {
    let home = tree.folderOfFile[file]
    guard let parent = tree.folders[home].parent, parent != 0 else { return }
    let tally = company.around[parent] - company.inside[home]
    guard let (layer, count, share) = tally.most, share > 0.5 else { return }
    let size = Double(tally.total) / Double(tally.total + 1)
    ballot.add(
      .neighbours, LayerWeights.surroundings, for: layer, times: factor * (2 * share - 1) * size
    ) {
      Phrase(
        "below a folder with \(Self.files(count)) of \(layer.rawValue)",
        zh: "上级文件夹中有 \(layer.rawValue) 的 \(Self.files(count))")
    }
  }

  private func addNeighbours(
    of file: Int, _ layers: [Layer?], _ company: Company, _ factor: Double, to ballot: inout Ballot
  ) {
    let around = company.inside[tree.folderOfFile[file]] - Tally(CollectionOfOne(layers[file]))
    guard let (layer, count, share) = around.most, share > 0.5 else { return }
    let size = Double(around.total) / Double(around.total + 1)
    ballot.add(
      .neighbours, LayerWeights.neighbours, for: layer, times: factor * (2 * share - 1) * size
    ) {
      Phrase(
        "beside \(Self.files(count)) of \(layer.rawValue)",
        zh: "同一文件夹中有 \(layer.rawValue) 的 \(Self.files(count))")
    }
  }
}
