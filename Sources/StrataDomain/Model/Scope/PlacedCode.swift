package import StrataCode

/// Resolved code with the layer of each file and the roles of each type decided.
///
/// A class, so that threads that look at it share one reference and do not count dozens.
package final class PlacedCode: Sendable {
  package let resolved: ResolvedCode
  /// By file index.
  package let placements: [Placement]
  package let roles: RoleMap
  /// What it was decided by; nil where layers were known before.
  private let grounds: Grounds?
  /// The roles that declarations alone decide, where they were known before.
  private let knownShapes: ShapeGround?

  private struct Grounds: Sendable {
    var shapes: ShapeGround
    var layers: LayerGround
    var uses: RoleUses
  }

  /// Decides layers and roles; where they are known of the whole that this is a part of, these are
  /// taken.
  package convenience init(
    _ resolved: ResolvedCode, given known: KnownConclusions? = nil,
    by workforce: Workforce = Workforce()
  ) {
    let shapes = ShapeGround(resolved, by: workforce)
    if let known {
      let settled = shapes.shapes.settled(resolved, known.placements, by: workforce)
      self.init(
        resolved, placements: known.placements, roles: settled.taking(known, resolved.symbols))
    } else {
      self.init(resolved, shapes, by: workforce)
    }
  }

  /// Decides anew for a newer reading of placed code, as far as anything else follows from it.
  convenience init(
    _ resolved: ResolvedCode, renewing old: PlacedCode, _ renewal: Renewal, by workforce: Workforce
  ) {
    guard let grounds = old.grounds else {
      self.init(resolved, by: workforce)
      return
    }
    let placements = old.placements
    var shapes = grounds.shapes
    // What members types have may say what parts they play.
    if !renewal.moves.isEmpty, !shapes.holds(for: resolved, renewal) {
      shapes = ShapeGround(resolved, by: workforce)
    }
    guard shapes.shapes == grounds.shapes.shapes,
      grounds.layers.holds(for: resolved, shapes.shapes, renewal)
    else {
      self.init(resolved, shapes, by: workforce)
      return
    }
    let uses = RoleUses(renewing: grounds.uses, in: resolved, placements, renewal)
    let areAlike = shapes.shapes.settles(
      like: (old.resolved, grounds.uses), resolved, uses, placements, renewal)
    self.init(
      resolved, placements: placements,
      roles: areAlike ? old.roles : shapes.shapes.settled(resolved, placements, uses),
      grounds: Grounds(shapes: shapes, layers: grounds.layers, uses: uses))
  }

  private convenience init(
    _ resolved: ResolvedCode, _ shapes: ShapeGround, by workforce: Workforce
  ) {
    let ground = LayerGround(resolved, shapes.shapes, by: workforce)
    let placements = LayerPlacer(resolved, shapes.shapes).placements(on: ground, by: workforce)
    let uses = RoleUses(resolved, placements, by: workforce)
    self.init(
      resolved, placements: placements, roles: shapes.shapes.settled(resolved, placements, uses),
      grounds: Grounds(shapes: shapes, layers: ground, uses: uses))
  }

  private init(
    _ resolved: ResolvedCode, placements: [Placement], roles: RoleMap, grounds: Grounds?,
    shapes: ShapeGround? = nil
  ) {
    knownShapes = shapes
    self.resolved = resolved
    self.placements = placements
    self.roles = roles
    self.grounds = grounds
  }

  /// Code of which layers and roles are decided.
  package convenience init(
    _ resolved: ResolvedCode, placements: [Placement], roles: RoleMap, shapes: ShapeGround? = nil
  ) {
    self.init(resolved, placements: placements, roles: roles, grounds: nil, shapes: shapes)
  }

  /// The roles that declarations alone decide; nil where nobody asked for them.
  var shapes: ShapeGround? { grounds?.shapes ?? knownShapes }

  /// Whether every file stands where it stood, and every type plays the parts that it played.
  func decides(like old: PlacedCode) -> Bool {
    placements == old.placements && roles == old.roles
  }

  /// The layer that a type stands in.
  func layer(of id: SymbolID) -> Layer? {
    placements[resolved.symbols[id].place.file].layer
  }
}
