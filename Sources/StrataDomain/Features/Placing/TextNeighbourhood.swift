internal import StrataCode
internal import StrataModel

/// Where a text would be.
struct TextSpot {
  var path: String
  /// Indices of the modules that would compile it.
  var modules: [Int]
}

/// A text among the files that have to do with it, of which the whole code base is known.
struct TextNeighbourhood: Sendable {
  let code: ResolvedCode
  /// The text's index among the files.
  let file: Int
  /// What the declarations alone say of the types' parts.
  let shapes: RoleMap
  private let known: KnownConclusions
  /// The types' parts, as far as they are known.
  private(set) var roles: RoleMap
  /// Which parts of the text are production code.
  private(set) var scope: FileScope

  /// A text at a path among the files of `part`, in these modules, without a layer yet.
  init(
    _ text: JudgedText, at spot: TextSpot, among part: Workspace, _ index: PlaceIndex
  ) {
    let workspace: Workspace
    (workspace, file) = part.with(text, at: spot)
    known = KnownConclusions(of: workspace, file, placed: .nowhere, index)
    code = ResolvedCode(workspace)
    shapes = RoleMap(shapesOf: code)
    roles = shapes.taking(known, code.symbols)
    scope = FileScope(
      file, in: PlacedCode(code, placements: known.placements, roles: roles), ships: true)
  }

  /// The same once the text's layer is known, on which some parts depend.
  func settled(_ placement: Placement) -> TextNeighbourhood {
    var settled = self
    var placements = known.placements
    placements[file] = placement
    settled.roles = shapes.settled(code, placements).taking(known, code.symbols)
    settled.scope = FileScope(
      file, in: PlacedCode(code, placements: placements, roles: settled.roles), ships: true)
    return settled
  }

  /// All files, the text among them.
  var workspace: Workspace { code.workspace }
  /// Every type of theirs.
  var symbols: SymbolTable { code.symbols }
  /// The facts of the text.
  var facts: FileFacts { code.facts(file) }
  /// What the names mean that the text writes, by reference.
  var targets: [Target] { code.references[file] }
  /// Whether the code base draws a Domain layer.
  var hasDomain: Bool { known.hasDomain }

  /// The layer that a type around the text stands in.
  func layer(of id: SymbolID) -> Layer? { known.placements[symbols[id].place.file].layer }

  /// The types that the text declares in no other, in their order.
  var outerTypes: [SymbolID] {
    symbols.ids.filter { symbols[$0].place.file == file && symbols[$0].parent == nil }
  }

  /// The other files whose types the text names, sorted.
  var named: [Int] {
    let homes = targets.compactMap { target -> Int? in
      guard case .symbol(let id) = target else { return nil }
      let home = symbols[id].place.file
      return home == file ? nil : home
    }
    return Set(homes).sorted()
  }

  /// The layers of the files whose types the text names, a file once.
  var namedLayers: [Layer?] { named.map { known.placements[$0].layer } }
}

extension Codebase {
  /// A text that stands at a path among the files of `part`, in these modules and this layer.
  static func around(
    _ text: JudgedText, at spot: TextSpot, placed placement: Placement, among part: Workspace,
    _ index: PlaceIndex
  ) -> (codebase: Codebase, file: Int) {
    let (workspace, file) = part.with(text, at: spot)
    let known = KnownConclusions(of: workspace, file, placed: placement, index)
    return (Codebase(of: workspace, given: known, by: Workforce()), file)
  }
}

extension Workspace {
  /// The same with one file more, and where that stands among them.
  func with(
    _ text: JudgedText, at spot: TextSpot
  ) -> (workspace: Workspace, file: Int) {
    var workspace = self
    let file = files.firstIndex { spot.path < $0.path } ?? files.count
    workspace.files.insert(
      SourceFile(path: spot.path, modules: spot.modules, facts: text.facts), at: file)
    workspace.index = nil
    return (workspace, file)
  }
}

extension KnownConclusions {
  /// What an index knows of a workspace's files, of which one is placed so instead.
  fileprivate init(
    of workspace: Workspace, _ judged: Int, placed placement: Placement, _ index: PlaceIndex
  ) {
    self.init(placements: [], ships: [], roles: [], hasDomain: index.hasDomain)
    for (position, source) in workspace.files.enumerated() {
      if position != judged, let entry = index.file(at: source.path) {
        placements.append(entry.placement)
        ships.append(entry.ships)
        roles.append(
          Dictionary(index.types[entry.types].map { ($0.name, $0.roles) }) { first, _ in first })
      } else {
        placements.append(placement)
        ships.append(true)
        roles.append([:])
      }
    }
  }
}

extension Placement {
  /// No layer, and nothing that speaks for any.
  static let nowhere = Placement(layer: nil, confidence: 0, declared: nil, evidence: [])
}

extension PlaceIndex.File {
  /// Where it stands, without the reasons.
  fileprivate var placement: Placement {
    Placement(
      layer: layer, confidence: confidence, ringConfidence: ringConfidence, declared: declared,
      evidence: [])
  }
}
