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

  private struct Grounds: Sendable {
    /// The roles that declarations alone decide.
    var shapes: RoleMap
    var layers: LayerGround
    var uses: RoleUses
  }

  /// Decides layers and roles; where they are known of the whole that this is a part of, these are
  /// taken.
  package convenience init(
    _ resolved: ResolvedCode, given known: KnownConclusions? = nil,
    by workforce: Workforce = Workforce()
  ) {
    let shapes = RoleMap(shapesOf: resolved, by: workforce)
    if let known {
      let settled = shapes.settled(resolved, known.placements, by: workforce)
      self.init(
        resolved, placements: known.placements, roles: settled.taking(known, resolved.symbols))
    } else {
      self.init(resolved, shapes, LayerGround(resolved, shapes, by: workforce), by: workforce)
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
    if !renewal.moves.isEmpty {
      // What members types have may say what parts they play.
      let shapes = RoleMap(shapesOf: resolved, by: workforce)
      guard shapes == grounds.shapes, grounds.layers.holds(for: resolved, shapes, renewal) else {
        self.init(
          resolved, shapes, LayerGround(resolved, shapes, by: workforce), by: workforce)
        return
      }
      self.init(resolved, shapes, grounds.layers, old.placements, by: workforce)
      return
    }
    guard grounds.layers.holds(for: resolved, grounds.shapes, renewal) else {
      self.init(
        resolved, grounds.shapes, LayerGround(resolved, grounds.shapes, by: workforce),
        by: workforce)
      return
    }
    guard grounds.uses.hold(for: resolved, old.placements, renewal) else {
      self.init(resolved, grounds.shapes, grounds.layers, old.placements, by: workforce)
      return
    }
    self.init(resolved, placements: old.placements, roles: old.roles, grounds: grounds)
  }

  private convenience init(
    _ resolved: ResolvedCode, _ shapes: RoleMap, _ ground: LayerGround, by workforce: Workforce
  ) {
    let placer = LayerPlacer(resolved, shapes)
    self.init(
      resolved, shapes, ground, placer.placements(on: ground, by: workforce), by: workforce)
  }

  private convenience init(
    _ resolved: ResolvedCode, _ shapes: RoleMap, _ ground: LayerGround,
    _ placements: [Placement], by workforce: Workforce
  ) {
    let uses = RoleUses(resolved, placements, by: workforce)
    self.init(
      resolved, placements: placements, roles: shapes.settled(resolved, placements, uses),
      grounds: Grounds(shapes: shapes, layers: ground, uses: uses))
  }

  private init(
    _ resolved: ResolvedCode, placements: [Placement], roles: RoleMap, grounds: Grounds?
  ) {
    self.resolved = resolved
    self.placements = placements
    self.roles = roles
    self.grounds = grounds
  }

  /// Code of which layers and roles are decided.
  package convenience init(
    _ resolved: ResolvedCode, placements: [Placement], roles: RoleMap
  ) {
    self.init(resolved, placements: placements, roles: roles, grounds: nil)
  }

  /// Whether every file stands where it stood, and every type plays the parts that it played.
  func decides(like old: PlacedCode) -> Bool {
    placements == old.placements && roles == old.roles
  }

  /// The layer that a type stands in.
  func layer(of id: SymbolID) -> Layer? {
    placements[resolved.symbols[id].place.file].layer
  }
}
