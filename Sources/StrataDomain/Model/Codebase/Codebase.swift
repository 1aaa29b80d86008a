package import StrataCode

/// A code base with its conclusions: what every rule looks at.
///
/// A class, so that what looks at it copies one reference and not a few dozen arrays.
package final class Codebase: Sendable {
  /// What was decided before; its parts are at hand here, too.
  package let placed: PlacedCode
  package let workspace: Workspace
  package let symbols: SymbolTable
  /// By file index: what its names mean.
  package let references: PerFile<[Target]>
  package let roles: RoleMap
  /// By file index.
  package let placements: [Placement]
  /// By file index.
  package let scopes: PerFile<FileScope>
  /// By file index: all its types belong to another layer than its folder says.
  package let misplaced: [Bool]
  /// Whether the project draws a Domain layer; if not, the rules about it have nothing to check.
  package let hasDomain: Bool
  /// By file index: the layer whose rules its references follow.
  package let referringLayers: [Layer?]
  /// By file index: what it names of Presentation it names as a screen does.
  private let drivesScreen: [Bool]
  /// The layers of whole modules, where their files agree.
  package let modules: ModuleLayers
  /// Who names whom, in file order.
  package var dependencies: [Dependency] {
    onlooker?.look(at: .dependencies)
    return files.dependencies
  }
  /// By file index.
  package let referenceOrder: PerFile<ReferenceOrder>
  /// What was concluded of each file; its parts are at hand here, too.
  private let files: FileConclusions
  /// By slot of a role: the types of production code that play it, in file order.
  var players: [[SymbolID]] { tables.players }
  /// Whether the project has a place where instances are made and handed on, or layers to hand them
  /// between, and hands some over: without, advice to inject leads nowhere.
  package var composes: Bool { tables.composes }
  /// Where legal ways are looked up.
  package var routes: RouteIndex {
    onlooker?.look(at: .routes)
    return tables.routes
  }
  /// Who looks up what it needs, outside the composition root.
  package var locators: LocatorUses {
    onlooker?.look(at: .locators)
    return tables.locators
  }
  /// What is worked out across files.
  private let tables: CodebaseTables
  /// The same for a later run; nil where nobody noted what was looked at for it.
  package var keptTables: KeptTables? { tables.notes }
  /// What was concluded of files, for a later run.
  package var keptFiles: KeptFiles {
    KeptFiles(ships: files.ships, previews: files.previews, scopes: files.scopes)
  }
  /// The parts that are others than in the reading that this one was worked out from; nil in a first
  /// reading, and where more is another than what stands inside files.
  package let changed: PartSet?
  /// Whoever notes what is looked at, if anybody does.
  let onlooker: Onlooker?
  /// What one rule on one thread knows of it already.
  let memory: KnownValues?

  /// Everything that follows from a workspace, in the order in which it can be known; of a part of a
  /// code base, what is `known` of the whole is taken.
  package convenience init(
    of workspace: Workspace, given known: KnownConclusions? = nil,
    by workforce: Workforce = Workforce()
  ) {
    let (resolved, ground) = ResolvedCode.withGround(workspace, given: known, by: workforce)
    let placed = PlacedCode(resolved, given: known, by: workforce)
    let files = FileConclusions(of: placed, on: ground, given: known, by: workforce)
    self.init(placed, files, by: workforce)
  }

  /// The same of a newer reading of a code base: what cannot have changed since is taken from there.
  package convenience init(
    of workspace: Workspace, renewing old: Codebase, by workforce: Workforce = Workforce()
  ) {
    guard let renewal = Renewal(from: old.workspace, to: workspace) else {
      self.init(of: workspace, by: workforce)
      return
    }
    let resolved = ResolvedCode(workspace, renewing: old.placed.resolved, renewal)
    let placed = PlacedCode(resolved, renewing: old.placed, renewal, by: workforce)
    guard placed.decides(like: old.placed), old.files.ship(alike: old.workspace, workspace, renewal)
    else {
      let files = FileConclusions(of: placed, on: FileGround(workspace), by: workforce)
      self.init(placed, files, by: workforce)
      return
    }
    let files = FileConclusions(of: placed, renewing: old.files, of: old.placed, renewal)
    guard files.concludes(like: old.files) else {
      self.init(placed, files, by: workforce)
      return
    }
    var changed = files.parts(changedSince: old.files, in: placed, old.placed, renewal)
    let tables = CodebaseTables(renewing: old.tables, &changed) { Codebase(placed, files, $0) }
    if let tables {
      self.init(placed, files, tables, changed: changed)
    } else {
      self.init(placed, files, by: workforce)
    }
  }

  /// What rules look at in placed code, of whose files all is concluded.
  convenience init(_ placed: PlacedCode, _ files: FileConclusions, by workforce: Workforce) {
    self.init(placed, files, CodebaseTables(by: workforce) { Codebase(placed, files, $0) })
  }

  func findPlayers() -> [[SymbolID]] {
    let candidates = symbols.ids.filter { !roles[$0].isEmpty }
    var players = Array(repeating: [SymbolID](), count: Role.allCases.count)
    for id in seen(inEach: candidates, { self.isProduction($0) ? [$0] : [] }) {
      for role in Role.allCases where roles.has(id, role) { players[role.slot].append(id) }
    }
    return players
  }

  func findsComposition() -> Bool {
    (hasDomain || !types(.container).isEmpty) && handsOver()
  }

  /// The same, as far as it is known how its parts use each other.
  init(
    _ placed: PlacedCode, _ files: FileConclusions, _ tables: CodebaseTables,
    changed: PartSet? = nil, seenBy onlooker: Onlooker? = nil, knowing memory: KnownValues? = nil
  ) {
    self.placed = placed
    workspace = placed.resolved.workspace
    symbols = placed.resolved.symbols
    references = PerFile(placed.resolved.references.targets, .names, onlooker)
    roles = placed.roles
    placements = placed.placements
    self.files = files
    self.tables = tables
    self.changed = changed
    scopes = PerFile(files.scopes, .scope, onlooker)
    misplaced = files.misplaced
    hasDomain = files.hasDomain
    referringLayers = files.referringLayers
    drivesScreen = files.drivesScreen
    modules = files.modules
    referenceOrder = PerFile(files.referenceOrder, .text, onlooker)
    self.onlooker = onlooker
    self.memory = memory
  }

  /// The same code base, where it is noted what is looked at.
  package func seen(by onlooker: Onlooker) -> Codebase {
    Codebase(placed, files, tables, changed: changed, seenBy: onlooker)
  }

  /// The same code base for one rule on one thread, which is told once what it asks for again.
  package func forOneRule() -> Codebase {
    Codebase(placed, files, tables, changed: changed, knowing: KnownValues())
  }

  /// The layer of a file, if any evidence places it.
  package func layer(ofFile index: Int) -> Layer? { placements[index].layer }

  /// The layer that a type stands in.
  package func layer(of id: SymbolID) -> Layer? { placements[symbols[id].place.file].layer }

  /// The layer whose rules a file's references to another layer follow: an interactor of Domain knows
  /// its presenter.
  package func referringLayer(of file: Int, to layer: Layer?) -> Layer? {
    layer == .presentation && drivesScreen[file] ? .presentation : referringLayers[file]
  }

  /// Whether a type belongs to a container that wires nothing of this project.
  package func isGeneralContainer(_ id: SymbolID) -> Bool {
    files.generalContainers.contains(symbols[id].place.file)
  }

  /// Whether a file is the app target's own, where that only puts together what modules show.
  package func isShell(_ file: Int) -> Bool {
    let modules = workspace.files[file].modules
    return files.hasShell && !modules.isEmpty
      && modules.allSatisfy { workspace.modules[$0].kind == .application }
  }

  /// Whether a type's declaration ships and is no test, preview, double, debug or deprecated code.
  package func isProduction(_ id: SymbolID) -> Bool { files.production[Int(id.index)] }

  /// The feature that each file belongs to.
  package var features: FeatureMap { files.features }

  /// What a file names, in the order of all dependencies.
  package func dependencies(of file: Int) -> ArraySlice<Dependency> {
    onlooker?.look(at: .text, of: file)
    onlooker?.look(at: .names, of: file)
    onlooker?.look(at: .scope, of: file)
    return files.dependencies(of: file)
  }

  /// Who names a type, in the order of all dependencies.
  package func dependencies(on id: SymbolID) -> some BidirectionalCollection<Dependency> {
    onlooker?.look(at: .dependencies)
    return files.namers[id].lazy.map { self.files.dependencies[Int($0)] }
  }

  /// The indices of all files.
  var everyFile: [Int] { files.all }

  /// The index of the file at a path from the root; nil if none was read.
  package func index(ofFile path: String) -> Int? { files.indices[path] }

  /// What a file writes where it names types.
  package func writtenNames(of file: Int) -> WrittenNames {
    onlooker?.look(at: .text, of: file)
    return symbols.written[file]
  }

  /// The facts of a file.
  package func facts(_ file: Int) -> FileFacts {
    onlooker?.look(at: .text, of: file)
    return workspace.files[file].facts
  }
}
