/// The parts that one type plays.
package struct Roles: SetAlgebra, Hashable, Sendable {
  /// A bit for each part, by its slot.
  package private(set) var bits: UInt32 = 0

  package init() {}
  package init(bits: UInt32) { self.bits = bits & Self.all }

  private static let all = Role.allCases.reduce(UInt32(0)) { $0 | bit($1) }

  private static func bit(_ role: Role) -> UInt32 { 1 << UInt32(role.slot) }

  package var isEmpty: Bool { bits == 0 }
  package func contains(_ role: Role) -> Bool { bits & Self.bit(role) != 0 }
  package func isDisjoint(with other: Roles) -> Bool { bits & other.bits == 0 }
  package func isSubset(of other: Roles) -> Bool { bits & ~other.bits == 0 }
  package func union(_ other: Roles) -> Roles { Roles(bits: bits | other.bits) }
  package func intersection(_ other: Roles) -> Roles { Roles(bits: bits & other.bits) }
  package func subtracting(_ other: Roles) -> Roles { Roles(bits: bits & ~other.bits) }
  package func symmetricDifference(_ other: Roles) -> Roles { Roles(bits: bits ^ other.bits) }
  package mutating func formUnion(_ other: Roles) { bits |= other.bits }
  package mutating func formIntersection(_ other: Roles) { bits &= other.bits }
  package mutating func subtract(_ other: Roles) { bits &= ~other.bits }
  package mutating func formSymmetricDifference(_ other: Roles) { bits ^= other.bits }

  @discardableResult
  package mutating func insert(_ role: Role) -> (inserted: Bool, memberAfterInsert: Role) {
    let isNew = !contains(role)
    bits |= Self.bit(role)
    return (isNew, role)
  }

  @discardableResult
  package mutating func remove(_ role: Role) -> Role? {
    guard contains(role) else { return nil }
    bits &= ~Self.bit(role)
    return role
  }

  @discardableResult
  package mutating func update(with role: Role) -> Role? {
    insert(role).inserted ? nil : role
  }

  /// By name.
  package func sorted() -> [Role] { isEmpty ? [] : Self.inOrder.filter(contains) }

  private static let inOrder = Role.allCases.sorted()
}
