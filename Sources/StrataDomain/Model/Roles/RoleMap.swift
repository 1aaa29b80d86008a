/// The roles of every type.
package struct RoleMap: Sendable, Equatable {
  /// By symbol.
  private var roles: [Roles]

  /// Roles by symbol, in order.
  package init(_ roles: [Roles]) { self.roles = roles }

  /// By symbol.
  package var all: [Roles] { roles }

  /// The roles of a type.
  package subscript(id: SymbolID) -> Roles {
    get { roles[Int(id.index)] }
    set { roles[Int(id.index)] = newValue }
  }

  /// Whether a type plays a role.
  package func has(_ id: SymbolID, _ role: Role) -> Bool {
    roles[Int(id.index)].contains(role)
  }
}
