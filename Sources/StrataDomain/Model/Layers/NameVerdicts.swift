internal import StrataCode

/// What modules and folders say about every file, worked out once for each pair of both.
struct NameVerdicts {
  private let verdicts: [FolderVerdict]

  /// The verdict on one file.
  subscript(file: Int) -> FolderVerdict { verdicts[file] }

  /// The verdicts on all files of a workspace.
  init(
    _ workspace: Workspace, _ tree: FolderTree, _ contents: [FileContent], _ ring: OuterRing
  ) {
    let reader = WordReader(workspace.settings.words)
    let judge = FolderJudge(
      tree, contents, moduleNames: workspace.modules.map(\.name), ring, reader)
    let readings = workspace.modules.map { reader.read($0.name) }
    let tests = TestModules(workspace)
    var known: [Key: FolderVerdict] = [:]
    var verdicts: [FolderVerdict] = []
    verdicts.reserveCapacity(workspace.files.count)
    for (index, file) in workspace.files.enumerated() {
      let key = Key(folder: tree.folderOfFile[index], modules: file.modules)
      if let verdict = known[key] {
        verdicts.append(verdict)
        continue
      }
      let verdict = Self.verdict(key, workspace, tests, readings, judge)
      known[key] = verdict
      verdicts.append(verdict)
    }
    self.verdicts = verdicts
  }

  private struct Key: Hashable {
    var folder: Int
    var modules: [Int]
  }

  private static func verdict(
    _ key: Key, _ workspace: Workspace, _ tests: TestModules, _ readings: [WordReading?],
    _ judge: FolderJudge
  ) -> FolderVerdict {
    let shipping = key.modules.filter { !tests.contains($0) }
    let named = shipping.filter { workspace.modules[$0].kind == .library }.sorted {
      workspace.modules[$0].name < workspace.modules[$1].name
    }
    let layered = named.filter { strongLayer(readings[$0]) != nil }
    let layers = Set(layered.compactMap { strongLayer(readings[$0]) })
    let isCompiledByApp = shipping.contains { workspace.modules[$0].kind == .application }
    // What an app compiles for itself, too, is a layer's only where its folder says so.
    let isShared =
      layers.count > 1
      || layers.count == 1 && isCompiledByApp
        && judge.verdict(on: key.folder, module: nil).declared != layers.first
    var module: (name: String, reading: WordReading)?
    for index in named where module == nil && !isShared {
      if let reading = readings[index] { module = (workspace.modules[index].name, reading) }
    }
    var verdict = judge.verdict(on: key.folder, module: module)
    if isShared {
      // What modules of several layers compile is none's of them.
      let names = layered.map { workspace.modules[$0].name }.joined(separator: ", ")
      verdict.evidence.append(
        LayerWeights.shared.evidence(.module, Phrase(verbatim: names), for: .common))
    }
    if shipping.isEmpty, let first = key.modules.first {
      verdict.test = LayerWeights.test.evidence(
        .module, Phrase(verbatim: workspace.modules[first].name), for: .test)
    } else if shipping.contains(where: { workspace.modules[$0].kind != .folder }) {
      verdict.test = nil
      verdict.ships = true
      verdict.isBesideApps =
        shipping.allSatisfy { workspace.modules[$0].kind == .library && isPart(readings[$0]) }
        && workspace.modules.contains { $0.kind == .application }
    }
    if verdict.test != nil { verdict.declared = .test }
    return verdict
  }

  /// Whether a module is called after a layer or a feature.
  private static func isPart(_ reading: WordReading?) -> Bool {
    switch reading?.meaning {
    case .strong?, .weak?, .feature?: true
    default: false
    }
  }

  private static func strongLayer(_ reading: WordReading?) -> Layer? {
    if case .strong(let layer)? = reading?.meaning { return layer }
    return nil
  }
}
