/// An attribute on a declaration, such as `@main` or `@Published`.
package struct Attribute: Sendable, Equatable {
  /// The name without `@` and arguments.
  package var name: Name
  /// The declaration it stands on.
  package var owner: DeclarationIndex
  package var span: Span

  package init(name: Name, owner: DeclarationIndex, span: Span) {
    self.name = name
    self.owner = owner
    self.span = span
  }
}
