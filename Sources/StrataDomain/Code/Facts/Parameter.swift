/// A parameter of a function, initialiser, subscript or enum case.
package struct Parameter: Sendable, Equatable {
  /// The declaration that takes it.
  package var owner: DeclarationIndex
  /// The name at the call, `_` if there is none.
  package var label: Name
  /// The name in the body.
  package var name: Name
  /// The whole parameter; the type references of role `parameter` inside are its type.
  package var span: Span
  /// The expression after `=`, if there is one.
  package var defaultValue: Span?
  /// Its type is an optional.
  package var isOptional: Bool

  package init(
    owner: DeclarationIndex, label: Name, name: Name, span: Span, defaultValue: Span?,
    isOptional: Bool = false
  ) {
    self.owner = owner
    self.label = label
    self.name = name
    self.span = span
    self.defaultValue = defaultValue
    self.isOptional = isOptional
  }
}
