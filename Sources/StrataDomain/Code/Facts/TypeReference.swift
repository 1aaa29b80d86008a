/// A place where the code names a type.
package struct TypeReference: Sendable, Equatable {
  package enum Role: UInt8, Sendable {
    /// In an inheritance clause.
    case conformance
    /// The written type of a property or local variable.
    case property
    case parameter
    case `return`
    case genericArgument
    /// In a generic parameter list or a `where` clause.
    case constraint
    /// `X(…)` or `X.init`.
    case construction
    /// `X.something`, `X.self`.
    case staticAccess
    /// `X.self` as an argument of a call whose name begins with `decode`.
    case decoded
    /// The type that an extension extends.
    case extended
    /// In a pattern or a cast: `is X`, `as X`, `catch let e as X`.
    case pattern
    /// The right side of a typealias.
    case alias
    /// An attribute: a property wrapper, a result builder, a macro.
    case attribute
    /// `throws(X)`.
    case thrown
    /// The root of a key path, `\X.name`.
    case keyPath
    /// Any other place, such as a closure's signature or an enum case's value.
    case other
  }

  /// The dotted path as written, without generic arguments.
  package var name: Name
  package var role: Role
  /// The innermost declaration around it, or `topLevel`.
  package var owner: DeclarationIndex
  /// The span of the path.
  package var span: Span
  /// What is read of it: `shared` in `Cart.shared`.
  package var member: Name?

  package init(
    name: Name, role: Role, owner: DeclarationIndex, span: Span, member: Name? = nil
  ) {
    self.name = name
    self.role = role
    self.owner = owner
    self.span = span
    self.member = member
  }
}
