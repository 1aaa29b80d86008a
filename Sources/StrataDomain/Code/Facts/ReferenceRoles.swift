extension TypeReference {
  /// Some of the ways in which types are named.
  package struct Roles: Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    package init(arrayLiteral roles: Role...) {
      for role in roles { bits |= Self.bit(role) }
    }

    private static func bit(_ role: Role) -> UInt32 { 1 << UInt32(role.rawValue) }

    /// Whether a way is one of them.
    package func contains(_ role: Role) -> Bool { bits & Self.bit(role) != 0 }
  }
}
