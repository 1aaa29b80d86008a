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
  /// Whether the project draws a Domain layer; if not, the rules about it have nothing to check.
  package let hasDomain: Bool
  /// Who names whom, in file order.
  package let dependencies: [Dependency]

  /// Everything that follows from a workspace, in the order in which it can be known.
  package init(of workspace: Workspace) {
    let symbols = SymbolTable(of: workspace)
    let references = ReferenceMap(workspace, symbols)
    let shapes = RoleMap(shapesOf: workspace, symbols)
    let placements = LayerPlacer(workspace, symbols, references, shapes).placements()
    let roles = shapes.settled(workspace, symbols, references, placements)
    let production = Production(workspace)
    let scopes = workspace.files.indices.map {
      FileScope(
        $0, workspace, symbols, references, roles, placements,
        ships: production.ships(workspace.files[$0]))
    }
    self.workspace = workspace
    self.symbols = symbols
    self.references = references
    self.roles = roles
    self.placements = placements
    self.scopes = scopes
    let hasDomain = DrawnLayers(workspace, symbols, roles, placements).hasDomain
    self.hasDomain = hasDomain
    dependencies = Self.dependencies(
      workspace, symbols, references, placements, scopes, hasDomain: hasDomain)
  }

  /// The layer of a file, if any evidence places it.
  package func layer(ofFile index: Int) -> Layer? { placements[index].layer }

  /// The layer that a type stands in.
  package func layer(of id: SymbolID) -> Layer? { placements[symbols[id].place.file].layer }

  /// The facts of a file.
  package func facts(_ file: Int) -> FileFacts { workspace.files[file].facts }
}
