/// A code base with its conclusions: what every rule looks at.
package struct Codebase: Sendable {
  package let workspace: Workspace
  package let symbols: SymbolTable
  package let references: ReferenceMap
  package let roles: RoleMap
  /// By file index.
  package let placements: [Placement]

  /// Everything that follows from a workspace, in the order in which it can be known.
  package init(of workspace: Workspace) {
    self.workspace = workspace
    symbols = SymbolTable(of: workspace)
    references = ReferenceMap(workspace, symbols)
    let shapes = RoleMap(shapesOf: workspace, symbols)
    placements = LayerPlacer(workspace, symbols, references, shapes).placements()
    roles = shapes
  }

  /// The layer of a file, if any evidence places it.
  package func layer(ofFile index: Int) -> Layer? { placements[index].layer }

  /// The layer that a type stands in.
  package func layer(of id: SymbolID) -> Layer? { placements[symbols[id].place.file].layer }
}
