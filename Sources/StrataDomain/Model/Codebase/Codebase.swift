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
  let players: [[SymbolID]]
  /// Whether the project has a place where instances are made and handed on, or layers to hand them
  /// between, and hands some over: without, advice to inject leads nowhere.
  package let composes: Bool
  /// Where legal ways are looked up.
  package var routes: RouteIndex {
    onlooker?.look(at: .routes)
    return knownRoutes
  }
  /// Who looks up what it needs, outside the composition root.
  package var locators: LocatorUses {
    onlooker?.look(at: .locators)
    return knownLocators
  }
  private let knownRoutes: RouteIndex
  private let knownLocators: LocatorUses
  /// Whoever notes what is looked at, if anybody does.
  let onlooker: Onlooker?

  /// Everything that follows from a workspace, in the order in which it can be known; of a part of a
  /// code base, what is `known` of the whole is taken.
  package convenience init(
    of workspace: Workspace, given known: KnownConclusions? = nil,
    by workforce: Workforce = Workforce()
  ) {
    let resolved = ResolvedCode(workspace, by: workforce)
    let placed = PlacedCode(resolved, given: known, by: workforce)
    self.init(placed, FileConclusions(of: placed, given: known, by: workforce), by: workforce)
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
    let files =
      placed.decides(like: old.placed)
      ? FileConclusions(of: placed, renewing: old.files, renewal)
      : FileConclusions(of: placed, by: workforce)
    self.init(placed, files, by: workforce)
  }

  /// What rules look at in placed code, of whose files all is concluded.
  private convenience init(_ placed: PlacedCode, _ files: FileConclusions, by workforce: Workforce)
  {
    let players = Codebase(placed, files, players: []).findPlayers()
    let plain = Codebase(placed, files, players: players)
    let composes = (plain.hasDomain || !plain.types(.container).isEmpty) && plain.handsOver()
    let routes = RouteIndex(Codebase(placed, files, players: players, composes: composes))
    let routed = Codebase(placed, files, players: players, composes: composes, routes: routes)
    self.init(
      placed, files, players: players, composes: composes, routes: routes,
      locators: routed.locatorUses(by: workforce))
  }

  private func findPlayers() -> [[SymbolID]] {
    var players = Array(repeating: [SymbolID](), count: Role.allCases.count)
    for id in symbols.ids where !roles[id].isEmpty && isProduction(id) {
      for role in Role.allCases where roles.has(id, role) { players[role.slot].append(id) }
    }
    return players
  }

  /// The same, as far as it is known how its parts use each other.
  private init(
    _ placed: PlacedCode, _ files: FileConclusions, players: [[SymbolID]], composes: Bool = false,
    routes: RouteIndex = RouteIndex(), locators: LocatorUses = LocatorUses(),
    seenBy onlooker: Onlooker? = nil
  ) {
    self.placed = placed
    workspace = placed.resolved.workspace
    symbols = placed.resolved.symbols
    references = PerFile(placed.resolved.references.targets, .names, onlooker)
    roles = placed.roles
    placements = placed.placements
    self.files = files
    self.players = players
    scopes = PerFile(files.scopes, .scope, onlooker)
    misplaced = files.misplaced
    hasDomain = files.hasDomain
    referringLayers = files.referringLayers
    drivesScreen = files.drivesScreen
    modules = files.modules
    referenceOrder = PerFile(files.referenceOrder, .text, onlooker)
    self.composes = composes
    knownRoutes = routes
    knownLocators = locators
    self.onlooker = onlooker
  }

  /// The same code base, where it is noted what is looked at.
  package func seen(by onlooker: Onlooker) -> Codebase {
    Codebase(
      placed, files, players: players, composes: composes, routes: knownRoutes,
      locators: knownLocators, seenBy: onlooker)
  }

  /// Whether all that holds across files is as it was.
  func concludes(like old: Codebase) -> Bool {
    players == old.players && composes == old.composes
      && files.generalContainers == old.files.generalContainers
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

  /// What a file names, in the order of all dependencies.
  package func dependencies(of file: Int) -> ArraySlice<Dependency> {
    onlooker?.look(at: .text, of: file)
    onlooker?.look(at: .names, of: file)
    onlooker?.look(at: .scope, of: file)
    let all = files.dependencies
    let start = all.partitioningIndex { $0.file >= file }
    let end = all[start...].partitioningIndex { $0.file > file }
    return all[start..<end]
  }

  /// The index of the file at a path from the root; nil if none was read.
  package func index(ofFile path: String) -> Int? {
    let index = workspace.files.partitioningIndex { $0.path >= path }
    return index < workspace.files.count && workspace.files[index].path == path ? index : nil
  }

  /// The facts of a file.
  package func facts(_ file: Int) -> FileFacts {
    onlooker?.look(at: .text, of: file)
    return workspace.files[file].facts
  }
}
