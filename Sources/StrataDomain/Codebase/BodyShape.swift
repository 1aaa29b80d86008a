/// Something a body does that rules ask about, without its syntax.
///
/// What constructs a type or reads a static member is a `TypeReference` with that role.
package struct BodyShape: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// The whole body only forwards to a stored property: `name` is `property.member`.
    case forwards
    /// `lhs ?? literal`: `name` is the text on the right, `detail` that on the left.
    case coalesces
    /// `throw X…`: `name` is the path after `throw`.
    case throwsType
    /// A `guard` or `if` compares with a literal: `name` is the compared path.
    case comparesLiteral
    /// `property.member(…)` on `self`: `name` is `property.member`.
    case callsMember
    /// `.sheet`, `NavigationLink`, `present`, `pushViewController`: `name` is the call, `extent` what
    /// it is given to show, `detail` that as text if it is short.
    case presents
  }

  package var kind: Kind
  package var name: Name
  /// The innermost declaration around it.
  package var owner: DeclarationIndex
  /// What a reader wants to look at.
  package var span: Span
  /// The whole expression or statement, where that is more: a call with its arguments.
  package var extent: Span
  /// A second text, where the kind has one.
  package var detail: Name?

  package init(
    kind: Kind, name: Name, owner: DeclarationIndex, span: Span, extent: Span? = nil,
    detail: Name? = nil
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.span = span
    self.extent = extent ?? span
    self.detail = detail
  }
}
