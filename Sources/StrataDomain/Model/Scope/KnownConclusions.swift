/// What is known of the files of a part of a code base from a look at the whole.
package struct KnownConclusions: Sendable {
  /// By file index.
  package var placements: [Placement]
  /// By file index: whether it ships.
  package var ships: [Bool]
  /// By file index: the roles of its types, by their qualified names; none of a file that is judged
  /// anew.
  package var roles: [[String: Roles]]
  /// Whether the whole draws a Domain layer.
  package var hasDomain: Bool

  /// A value of its parts.
  package init(placements: [Placement], ships: [Bool], roles: [[String: Roles]], hasDomain: Bool) {
    self.placements = placements
    self.ships = ships
    self.roles = roles
    self.hasDomain = hasDomain
  }
}

extension RoleMap {
  /// The map with the known roles in place of those that a part alone shows.
  package func taking(_ known: KnownConclusions, _ symbols: SymbolTable) -> RoleMap {
    var map = self
    for id in symbols.ids {
      let symbol = symbols[id]
      if let roles = known.roles[symbol.place.file][symbol.qualifiedName] { map[id] = roles }
    }
    return map
  }
}
