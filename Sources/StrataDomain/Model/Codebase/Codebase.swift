package import StrataCode

/// A code base with its conclusions: what every rule looks at.
package struct Codebase: Sendable {
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
  /// Where legal ways are looked up.
  package private(set) var routes = RouteIndex()
  /// Who looks up what it needs, outside the composition root.
  package private(set) var locators = LocatorUses()

  /// Everything that follows from a workspace, in the order in which it can be known.
  package init(of workspace: Workspace, by workforce: Workforce = Workforce()) {
    self.init(of: workspace, given: nil, by: workforce)
  }

  /// What follows from a part of a code base, given what is known of the whole.
  package init(of workspace: Workspace, given known: KnownConclusions?, by workforce: Workforce) {
    let symbols = SymbolTable(of: workspace, by: workforce)
    let references = ReferenceMap(workspace, symbols, by: workforce)
    let shapes = RoleMap(shapesOf: workspace, symbols, by: workforce)
    let placements =
      known?.placements
      ?? LayerPlacer(workspace, symbols, references, shapes).placements(by: workforce)
    let settled = shapes.settled(workspace, symbols, references, placements, by: workforce)
    let roles = known.map { settled.taking($0, symbols) } ?? settled
    let ships = known?.ships ?? Production(workspace).ships(workspace)
    let scopes = workforce.map(workspace.files.count) {
      FileScope(
        $0, workspace, symbols, references, roles, placements,
        ships: ships[$0])
    }
    self.workspace = workspace
    self.symbols = symbols
    self.references = references
    self.roles = roles
    self.placements = placements
    self.scopes = scopes
    referenceOrder = workforce.map(workspace.files.count) {
      ReferenceOrder(workspace.files[$0].facts)
    }
    let hasDomain =
      known?.hasDomain ?? DrawnLayers(workspace, symbols, roles, placements).hasDomain
    self.hasDomain = hasDomain
    let character = FileCharacter(workspace, symbols, roles)
    referringLayers = placements.indices.map {
      character.referringLayer(of: $0, placed: placements[$0].layer)
    }
    misplaced = placements.indices.map { character.isMisplaced($0, placements[$0]) }
    dependencies = Self.dependencies(
      workspace, symbols, references, placements, scopes, referringLayers, hasDomain: hasDomain,
      by: workforce)
    routes = RouteIndex(self)
    locators = locatorUses(by: workforce)
  }

  /// The layer of a file, if any evidence places it.
  package func layer(ofFile index: Int) -> Layer? { placements[index].layer }

  /// The layer that a type stands in.
  package func layer(of id: SymbolID) -> Layer? { placements[symbols[id].place.file].layer }

  /// The facts of a file.
  package func facts(_ file: Int) -> FileFacts { workspace.files[file].facts }
}
