internal import StrataCode
internal import StrataModel

/// What of a judged state follows from which files and types there are, and where they stand: it is the
/// same where only what stands inside files is another.
struct StateFrame: Sendable {
  /// Files by layer.
  private(set) var layerCounts: [Layer: Int] = [:]
  /// By path: the layer of each file.
  private(set) var layers: [String: Layer?] = [:]
  /// The files in which types are declared, by the type's name.
  private(set) var homes: [String: [JudgedState.Home]] = [:]
  /// Which of two layers files are in, where that is in doubt; sorted by path.
  private(set) var questions: [LayerQuestion] = []
  /// What the code base is where nothing draws a Domain.
  var kind: CodebaseKind { noted.value }
  private var noted: Noted<CodebaseKind>

  /// The frame of a code base; as far as possible as it was, where that is worked out from the one
  /// that `last` is of. Where somebody will ask again, what is looked at is noted item by item.
  init(_ codebase: Codebase, after last: StateFrame?, notingItems: Bool) {
    let kind = { (codebase: Codebase) in
      codebase.hasDomain ? CodebaseKind.other : CodebaseKind(codebase)
    }
    if let last, let changed = codebase.changed {
      self = last
      noted = Noted(of: codebase, after: last.noted.after(changed), notingItems: notingItems, kind)
      return
    }
    noted = Noted(of: codebase, after: nil, notingItems: notingItems, kind)
    let files = codebase.workspace.files
    // What a file's types do decides nothing here.
    questions = zip(files, codebase.placements).map {
      PlacedFile(path: $0.path, placement: $1, roles: [])
    }.doubts.compactMap(\.question)
    for symbol in codebase.symbols.symbols where symbol.parent == nil {
      homes[symbol.qualifiedName, default: []].append(
        JudgedState.Home(
          file: files[symbol.place.file].path, isProtocol: symbol.kind == .protocol))
    }
    layers.reserveCapacity(files.count)
    for (file, placement) in zip(files, codebase.placements) {
      layers[file.path] = .some(placement.layer)
      if let layer = placement.layer { layerCounts[layer, default: 0] += 1 }
    }
  }
}
