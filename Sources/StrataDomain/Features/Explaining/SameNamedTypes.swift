package import StrataModel
internal import StrataCode
internal import StrataRules

/// Several types that a name may mean, none before the others.
package struct SameNamedTypes: Sendable {
  package var name: String
  /// Each with its roles, in file order.
  package var types: [(type: PlacedType, keyword: String, roles: [Role])]

  package init(name: String, types: [(type: PlacedType, keyword: String, roles: [Role])]) {
    self.name = name
    self.types = types
  }
}
