/// An attribute on a declaration, such as `@main` or `@Published`.
package struct Attribute: Sendable, Equatable {
  /// The name without `@` and arguments.
  package var name: Name
  /// The declaration it stands on.
  package var owner: DeclarationIndex
  package var span: Span
  /// What stands in its parentheses, if it is short: `\.orders` in `@Environment(\.orders)`.
  package var argument: Name?

  package init(name: Name, owner: DeclarationIndex, span: Span, argument: Name? = nil) {
    self.name = name
    self.owner = owner
    self.span = span
    self.argument = argument
  }
}
