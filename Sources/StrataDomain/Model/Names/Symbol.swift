package import StrataCode

/// The index of a type of the code base in `SymbolTable.symbols`.
package struct SymbolID: Sendable, Hashable, Comparable {
  package var index: Int32

  package init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  package static func < (a: SymbolID, b: SymbolID) -> Bool { a.index < b.index }
}

/// A declaration in a file: the pair that finds it again.
package struct Place: Sendable, Hashable {
  /// The index into `Workspace.files`.
  package var file: Int
  package var declaration: DeclarationIndex

  package init(file: Int, declaration: DeclarationIndex) {
    self.file = file
    self.declaration = declaration
  }
}

/// A type that the project declares: a nominal type or a typealias.
package struct Symbol: Sendable, Equatable {
  package var name: String
  /// With the enclosing types: `Order.Status`.
  package var qualifiedName: String
  package var kind: Declaration.Kind
  package var place: Place
  /// The type it is nested in.
  package var parent: SymbolID?
  package var access: Declaration.Access

  package init(
    name: String, qualifiedName: String, kind: Declaration.Kind, place: Place, parent: SymbolID?,
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

/// What a name means.
package enum Target: Sendable, Equatable {
  /// Not a declaration of the project: the SDK, a third party, or nothing.
  case external
  /// A generic parameter or an associated type.
  case parameter
  /// The one declaration that the compiler would take.
  case symbol(SymbolID)
  /// Several that the source alone cannot tell apart, in order.
  case ambiguous([SymbolID])
}
