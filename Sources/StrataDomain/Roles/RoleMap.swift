/// The roles of every type.
package struct RoleMap: Sendable {
  private var roles: [SymbolID: Set<Role>]

  /// Roles by type; types without a role may be left out.
  package init(_ roles: [SymbolID: Set<Role>]) { self.roles = roles }

  /// The roles of a type.
  package subscript(id: SymbolID) -> Set<Role> {
    get { roles[id, default: []] }
    set { roles[id] = newValue.isEmpty ? nil : newValue }
  }

  /// Whether a type plays a role.
  package func has(_ id: SymbolID, _ role: Role) -> Bool { roles[id]?.contains(role) ?? false }
}
