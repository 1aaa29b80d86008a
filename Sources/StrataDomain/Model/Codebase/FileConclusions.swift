internal import StrataCode

/// What follows from placed code file by file: what ships and wires, and who names whom.
struct FileConclusions: Sendable {
  /// By file index.
  let scopes: [FileScope]
  /// By file index: all its types belong to another layer than its folder says.
  let misplaced: [Bool]
  /// Whether the project draws a Domain layer.
  let hasDomain: Bool
  /// By file index: the layer whose rules its references follow.
  let referringLayers: [Layer?]
  /// By file index: what it names of Presentation it names as a screen does.
  let drivesScreen: [Bool]
  /// Who names whom, in file order.
  let dependencies: [Dependency]
  /// The same by the type that is named.
  let namers: NamersOfTypes
  /// By file index.
  let referenceOrder: [ReferenceOrder]
  let generalContainers: GeneralContainers
  /// What only previews name.
  let previews: PreviewParts
  /// Whether screens stand in modules of their own, and the app target only puts them together.
  let hasShell: Bool
  /// The layers of whole modules.
  let modules: ModuleLayers
  /// By symbol: whether it is production code.
  let production: [Bool]
  let features: FeatureMap
  /// By path: the index of the file.
  let indices: [String: Int]
  /// The indices of all files: one list for whoever goes through them, which later readings take over.
  let all: [Int]
  /// By file index: whether it ships.
  let ships: [Bool]
  /// What that depends on beside signatures.
  let left: LeftFolders

  /// What is concluded of placed code and of what its files and manifests say; of a part of a code
  /// base, what is `known` of the whole is taken.
  init(
    of placed: PlacedCode, on ground: FileGround, given known: KnownConclusions? = nil,
    after kept: (files: KeptFiles, of: PlacedCode, renewal: Renewal)? = nil, by workforce: Workforce
  ) {
    let files = placed.resolved.workspace.files
    let ships = ground.ships
    self.ships = ships
    left = ground.left
    // In a part of a code base nobody knows who else names a type.
    let previews =
      known != nil
      ? PreviewParts()
      : kept.map {
        PreviewParts(placed, renewing: $0.files.previews, of: $0.of, $0.renewal, by: workforce)
      }
        ?? PreviewParts(placed, by: workforce)
    self.previews = previews
    let scope: @Sendable (Int) -> FileScope = {
      FileScope($0, in: placed, ships: ships[$0], previews: previews)
    }
    let scopes: [FileScope]
    if let kept, kept.files.previews == previews {
      var renewed = kept.files.scopes
      for file in kept.renewal.files { renewed[file] = scope(file) }
      scopes = renewed
    } else {
      scopes = workforce.map(files.count, scope)
    }
    self.scopes = scopes
    production = placed.resolved.symbols.ids.map { placed.isProduction($0, scopes) }
    features = ground.features
    indices = ground.indices
    all = Array(files.indices)
    referenceOrder = workforce.map(files.count) { ReferenceOrder(files[$0].facts) }
    hasDomain = known?.hasDomain ?? DrawnLayers(placed).hasDomain
    let ((generalContainers, modules), layers) = workforce.both(
      { (GeneralContainers(placed), ModuleLayers(placed, in: ground.folderNames)) },
      { ReferringLayers(placed) })
    (self.generalContainers, self.modules) = (generalContainers, modules)
    hasShell = Self.hasShell(placed, ships)
    (referringLayers, drivesScreen) = (layers.layers, layers.drivesScreen)
    misplaced = layers.misplaced
    dependencies = DependencySearch(
      placed: placed, scopes: scopes, referringLayers: referringLayers, drivesScreen: drivesScreen,
      hasDomain: hasDomain
    ).dependencies(by: workforce)
    namers = NamersOfTypes(dependencies, of: placed.resolved.symbols)
  }

  /// The same where only what stands inside some files is another, and decides nothing else.
  init(
    of placed: PlacedCode, renewing old: FileConclusions, of former: PlacedCode, _ renewal: Renewal
  ) {
    ships = old.ships
    left = old.left
    hasDomain = old.hasDomain
    referringLayers = old.referringLayers
    drivesScreen = old.drivesScreen
    misplaced = old.misplaced
    modules = old.modules
    hasShell = old.hasShell
    features = old.features
    indices = old.indices
    all = old.all
    generalContainers =
      renewal.files.contains { placed.placements[$0].layer == .app }
      ? GeneralContainers(placed) : old.generalContainers
    previews = PreviewParts(placed, renewing: old.previews, of: former, renewal)
    var scopes = old.scopes
    var order = old.referenceOrder
    for file in renewal.files {
      scopes[file] = FileScope(file, in: placed, ships: ships[file], previews: previews)
      order[file] = ReferenceOrder(placed.resolved.facts(file))
    }
    self.scopes = scopes
    referenceOrder = order
    var production = old.production
    for id in Set(renewal.files.flatMap { placed.resolved.symbols.types(in: $0) }) {
      production[Int(id.index)] = placed.isProduction(id, scopes)
    }
    self.production = production
    let search = DependencySearch(
      placed: placed, scopes: scopes, referringLayers: referringLayers, drivesScreen: drivesScreen,
      hasDomain: hasDomain)
    var dependencies = old.dependencies
    for file in renewal.files {
      dependencies.replaceSubrange(
        Self.range(of: file, in: dependencies), with: search.dependencies(of: file))
    }
    self.dependencies = dependencies
    namers =
      dependencies == old.dependencies
      ? old.namers : NamersOfTypes(dependencies, of: placed.resolved.symbols)
  }

  private static func hasShell(_ placed: PlacedCode, _ ships: [Bool]) -> Bool {
    let workspace = placed.resolved.workspace
    var (inModules, inApp) = (0, 0)
    for file in workspace.files.indices
    where ships[file] && placed.placements[file].layer == .presentation {
      let kinds = workspace.files[file].modules.map { workspace.modules[$0].kind }
      if kinds.contains(.library) { inModules += 1 }
      if !kinds.isEmpty, kinds.allSatisfy({ $0 == .application }) { inApp += 1 }
    }
    // An app with many screens beside them is no shell.
    return inModules >= 3 && inModules >= inApp * 4 && inApp <= 12
  }

  /// What a file names.
  func dependencies(of file: Int) -> ArraySlice<Dependency> {
    dependencies[Self.range(of: file, in: dependencies)]
  }

  private static func range(of file: Int, in dependencies: [Dependency]) -> Range<Int> {
    let start = dependencies.partitioningIndex { $0.file >= file }
    return start..<dependencies[start...].partitioningIndex { $0.file > file }
  }
}

extension PlacedCode {
  /// Whether a type's declaration is production code, by the scopes of all files.
  fileprivate func isProduction(_ id: SymbolID, _ scopes: [FileScope]) -> Bool {
    let place = resolved.symbols[id].place
    return scopes[place.file].isProduction && placements[place.file].layer != .test
      && !scopes[place.file].isExempt(place.declaration)
  }
}
