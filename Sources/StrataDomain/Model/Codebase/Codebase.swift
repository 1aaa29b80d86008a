package import StrataCode

/// A code base with its conclusions: what every rule looks at.
package struct Codebase: Sendable {
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
  /// Whether the project has a place where instances are made and handed on, or layers to hand them
  /// between, and hands some over: without, advice to inject leads nowhere.
  package private(set) var composes = false
  /// Where legal ways are looked up.
  package private(set) var routes = RouteIndex()
  /// Who looks up what it needs, outside the composition root.
  package private(set) var locators = LocatorUses()

  /// Everything that follows from a workspace, in the order in which it can be known; of a part of a
  /// code base, what is `known` of the whole is taken.
  package init(
    of workspace: Workspace, given known: KnownConclusions? = nil,
    by workforce: Workforce = Workforce()
  ) {
    let resolved = ResolvedCode(workspace, by: workforce)
    let placed = PlacedCode(resolved, given: known, by: workforce)
    self.init(placed, given: known, by: workforce)
  }

  /// What rules look at in placed code.
  private init(_ placed: PlacedCode, given known: KnownConclusions?, by workforce: Workforce) {
    self.placed = placed
    workspace = placed.resolved.workspace
    symbols = placed.resolved.symbols
    references = placed.resolved.references
    roles = placed.roles
    placements = placed.placements
    let ships = known?.ships ?? Production(workspace).ships(workspace)
    scopes = workforce.map(workspace.files.count) { FileScope($0, in: placed, ships: ships[$0]) }
    let files = workspace.files
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
    composes = (hasDomain || !types(.container).isEmpty) && handsOver()
    routes = RouteIndex(self)
    locators = locatorUses(by: workforce)
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
