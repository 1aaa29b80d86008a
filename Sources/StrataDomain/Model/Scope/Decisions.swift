internal import StrataCode

/// What was decided of a code base: what its names mean, the layer of each file, and the parts that
/// types play.
package struct Decisions: Sendable, Equatable {
  /// By file index.
  package var placements: [Placement]
  package var roles: RoleMap
  /// The parts that declarations alone decide; nil if they are not known any more.
  package var shapes: ShapeGround?
  /// What names mean, if anybody noted it.
  package var names: ReferenceMap?

  /// Layers by file, and roles by type.
  package init(
    placements: [Placement], roles: RoleMap, shapes: ShapeGround? = nil, names: ReferenceMap? = nil
  ) {
    self.placements = placements
    self.roles = roles
    self.shapes = shapes
    self.names = names
  }

  /// Whether they are about so many files and types.
  func cover(_ code: ResolvedCode) -> Bool {
    placements.count == code.workspace.files.count
      && roles.all.count == code.symbols.symbols.count
      && shapes?.isAbout(roles.all.count) ?? true
  }
}

extension PlacedCode {
  /// What was decided here.
  package var decisions: Decisions {
    Decisions(
      placements: placements, roles: roles, shapes: shapes, names: resolved.references)
  }

  /// Code of which an earlier reading was decided, by what was decided then; nil if not all of that
  /// holds by now.
  convenience init?(
    _ resolved: ResolvedCode, since former: ResolvedCode, _ renewal: Renewal, as known: Decisions,
    by workforce: Workforce
  ) {
    guard known.cover(resolved) else { return nil }
    // What members types have may say what parts they play.
    let ground: ShapeGround
    if let kept = known.shapes {
      guard renewal.moves.isEmpty || kept.holds(for: resolved, renewal) else { return nil }
      ground = kept
    } else {
      ground = ShapeGround(resolved, by: workforce)
      guard renewal.moves.isEmpty || ground.holds(for: former, renewal) else { return nil }
    }
    let shapes = ground.shapes
    let placements = known.placements
    guard LayerGround.holds(from: (former, shapes), to: (resolved, shapes), renewal) else {
      return nil
    }
    let before = RoleUses(in: renewal.files, of: former, placements)
    let now = RoleUses(in: renewal.files, of: resolved, placements)
    guard
      shapes.settles(like: (former, before), resolved, now, placements, renewal)
        || shapes.settled(resolved, placements, by: workforce) == known.roles
    else { return nil }
    self.init(resolved, placements: known.placements, roles: known.roles, shapes: ground)
  }
}
