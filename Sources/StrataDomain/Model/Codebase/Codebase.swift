package import StrataCode

/// A code base with its conclusions: what every rule looks at.
///
/// A class, so that what looks at it copies one reference and not a few dozen arrays.
package final class Codebase: Sendable {
  /// What was decided before; its parts are at hand here, too.
  package let placed: PlacedCode
  package let workspace: Workspace
  package let symbols: SymbolTable
  package let references: ReferenceMap
  package let roles: RoleMap
  /// By file index.
  package let placements: [Placement]
  /// By file index.
  package let scopes: [FileScope]
  /// By file index: all its types belong to another layer than its folder says.
  package let misplaced: [Bool]
  /// Whether the project draws a Domain layer; if not, the rules about it have nothing to check.
  package let hasDomain: Bool
  /// By file index: the layer whose rules its references follow.
  package let referringLayers: [Layer?]
  /// Who names whom, in file order.
  package let dependencies: [Dependency]
  /// By file index.
  package let referenceOrder: [ReferenceOrder]
  private let generalContainers: GeneralContainers
  /// By file index: whether it ships.
  private let ships: [Bool]
  /// Whether the project has a place where instances are made and handed on, or layers to hand them
  /// between, and hands some over: without, advice to inject leads nowhere.
  package let composes: Bool
  /// Where legal ways are looked up.
  package let routes: RouteIndex
  /// Who looks up what it needs, outside the composition root.
  package let locators: LocatorUses

  /// Everything that follows from a workspace, in the order in which it can be known; of a part of a
  /// code base, what is `known` of the whole is taken.
  package convenience init(
    of workspace: Workspace, given known: KnownConclusions? = nil,
    by workforce: Workforce = Workforce()
  ) {
    let resolved = ResolvedCode(workspace, by: workforce)
    let placed = PlacedCode(resolved, given: known, by: workforce)
    self.init(placed, given: known, by: workforce)
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
    if placed.decides(like: old.placed) {
      self.init(Codebase(withoutUses: placed, renewing: old, renewal), by: workforce)
    } else {
      self.init(placed, given: nil, by: workforce)
    }
  }

  /// What rules look at in placed code.
  private convenience init(
    _ placed: PlacedCode, given known: KnownConclusions?, by workforce: Workforce
  ) {
    self.init(Codebase(withoutUses: placed, given: known, by: workforce), by: workforce)
  }

  /// A code base with all that is known of how its parts use each other.
  private convenience init(_ plain: Codebase, by workforce: Workforce) {
    let composing = Codebase(
      plain, composes: (plain.hasDomain || !plain.types(.container).isEmpty) && plain.handsOver())
    let routed = Codebase(composing, composes: composing.composes, routes: RouteIndex(composing))
    self.init(
      routed, composes: routed.composes, routes: routed.routes,
      locators: routed.locatorUses(by: workforce))
  }

  /// A code base with what is known of how its parts use each other.
  private init(
    _ plain: Codebase, composes: Bool, routes: RouteIndex = RouteIndex(),
    locators: LocatorUses = LocatorUses()
  ) {
    placed = plain.placed
    workspace = plain.workspace
    symbols = plain.symbols
    references = plain.references
    roles = plain.roles
    placements = plain.placements
    scopes = plain.scopes
    referenceOrder = plain.referenceOrder
    hasDomain = plain.hasDomain
    generalContainers = plain.generalContainers
    referringLayers = plain.referringLayers
    misplaced = plain.misplaced
    dependencies = plain.dependencies
    ships = plain.ships
    self.composes = composes
    self.routes = routes
    self.locators = locators
  }

  /// What follows from placed code file by file.
  private init(
    withoutUses placed: PlacedCode, given known: KnownConclusions?, by workforce: Workforce
  ) {
    self.placed = placed
    workspace = placed.resolved.workspace
    symbols = placed.resolved.symbols
    references = placed.resolved.references
    roles = placed.roles
    placements = placed.placements
    let ships = known?.ships ?? Production(workspace).ships(workspace)
    let files = workspace.files
    scopes = workforce.map(files.count) { FileScope($0, in: placed, ships: ships[$0]) }
    referenceOrder = workforce.map(files.count) { ReferenceOrder(files[$0].facts) }
    hasDomain = known?.hasDomain ?? DrawnLayers(placed).hasDomain
    generalContainers = GeneralContainers(placed)
    let character = FileCharacter(placed)
    referringLayers = placements.indices.map {
      character.referringLayer(of: $0, placed.placements[$0])
    }
    misplaced = placements.indices.map { character.isMisplaced($0, placed.placements[$0]) }
    dependencies = DependencySearch(
      placed: placed, scopes: scopes, referringLayers: referringLayers, hasDomain: hasDomain
    ).dependencies(by: workforce)
    self.ships = ships
    composes = false
    routes = RouteIndex()
    locators = LocatorUses()
  }

  /// The same where only what stands inside some files is another, and decides nothing else.
  private init(withoutUses placed: PlacedCode, renewing old: Codebase, _ renewal: Renewal) {
    self.placed = placed
    workspace = placed.resolved.workspace
    symbols = placed.resolved.symbols
    references = placed.resolved.references
    roles = placed.roles
    placements = placed.placements
    ships = old.ships
    hasDomain = old.hasDomain
    referringLayers = old.referringLayers
    misplaced = old.misplaced
    generalContainers =
      renewal.files.contains { old.placements[$0].layer == .app }
      ? GeneralContainers(placed) : old.generalContainers
    var scopes = old.scopes
    var order = old.referenceOrder
    for file in renewal.files {
      scopes[file] = FileScope(file, in: placed, ships: ships[file])
      order[file] = ReferenceOrder(placed.resolved.facts(file))
    }
    self.scopes = scopes
    referenceOrder = order
    let search = DependencySearch(
      placed: placed, scopes: scopes, referringLayers: referringLayers, hasDomain: hasDomain)
    var dependencies = old.dependencies
    for file in renewal.files {
      let start = dependencies.partitioningIndex { $0.file >= file }
      let end = dependencies.partitioningIndex { $0.file > file }
      dependencies.replaceSubrange(start..<end, with: search.dependencies(of: file))
    }
    self.dependencies = dependencies
    composes = false
    routes = RouteIndex()
    locators = LocatorUses()
  }

  /// The layer of a file, if any evidence places it.
  package func layer(ofFile index: Int) -> Layer? { placements[index].layer }

  /// The layer that a type stands in.
  package func layer(of id: SymbolID) -> Layer? { placements[symbols[id].place.file].layer }

  /// Whether a type belongs to a container that wires nothing of this project.
  package func isGeneralContainer(_ id: SymbolID) -> Bool {
    generalContainers.contains(symbols[id].place.file)
  }

  /// The facts of a file.
  package func facts(_ file: Int) -> FileFacts { workspace.files[file].facts }
}
