package import StrataCode

/// Resolved code with the layer of each file and the roles of each type decided.
package struct PlacedCode: Sendable {
  package let resolved: ResolvedCode
  /// By file index.
  package var placements: [Placement]
  package var roles: RoleMap

  /// Decides layers and roles; where they are known of the whole that this is a part of, these are
  /// taken.
  package init(
    _ resolved: ResolvedCode, given known: KnownConclusions? = nil,
    by workforce: Workforce = Workforce()
  ) {
    let shapes = RoleMap(shapesOf: resolved, by: workforce)
    let placements =
      known?.placements ?? LayerPlacer(resolved, shapes).placements(by: workforce)
    let settled = shapes.settled(resolved, placements, by: workforce)
    self.init(
      resolved, placements: placements,
      roles: known.map { settled.taking($0, resolved.symbols) } ?? settled)
  }

  /// Code of which layers and roles are decided.
  package init(_ resolved: ResolvedCode, placements: [Placement], roles: RoleMap) {
    self.resolved = resolved
    self.placements = placements
    self.roles = roles
  }

  /// The layer that a type stands in.
  func layer(of id: SymbolID) -> Layer? {
    placements[resolved.symbols[id].place.file].layer
  }
}
