package import StrataCode

/// A type that the project declares: a nominal type or a typealias.
package struct Symbol: Sendable, Equatable {
  package var name: String
  /// With the enclosing types: `Order.Status`.
  package var qualifiedName: String
  package var kind: Declaration.Kind
  package var place: DeclarationID
  /// The type it is nested in.
  package var parent: SymbolID?
  package var access: Declaration.Access

  package init(
    name: String, qualifiedName: String, kind: Declaration.Kind, place: DeclarationID,
    parent: SymbolID?,
    access: Declaration.Access
  ) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
    self.place = place
    self.parent = parent
    self.access = access
  }
}
