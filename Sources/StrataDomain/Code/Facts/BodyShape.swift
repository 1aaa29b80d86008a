/// Something a body does that rules ask about, without its syntax.
///
/// What constructs a type or reads a static member is a `TypeReference` with that role.
package struct BodyShape: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// The whole body only forwards to a stored property: `name` is `property.member`, `detail` the
    /// names that it hands on, with commas between.
    case forwards
    /// A comment at the declaration, whose body forwards or holds one that does, says that it is
    /// meant to be thin: `name` is the word that says so.
    case statesIntent
    /// `throw X…`: `name` is the path after `throw`.
    case throwsType
    /// A comparison with a literal: `name` is the compared path, `detail` the literal.
    case comparesLiteral
    /// `property.member(…)` on `self`: `name` is `property.member`.
    case callsMember
    /// `.sheet`, `NavigationLink`, `present`, `pushViewController`: `name` is the call, `extent` what
    /// it is given to show, `detail` that as text if it is short.
    case presents
    /// `do { … } catch { … }`: `span` is the body of the `do`, `name` is `handled`, or `rethrown` if
    /// the error that was caught leaves as it came.
    case catches
    /// `try property.member(…)` or `try helper(…)`: `name` is `property.member` or `helper`, `extent`
    /// all that is tried, closures of the call too.
    case tries
    /// `.failure(X…)`, `Fail(error: X…)`, `resume(throwing: X…)`: `name` is the path of the error.
    case fails
    /// The call of `property.member` holds, in a closure, a failure that hands on the error it got.
    case leaksError
    /// `.mapError`, `.catch` and their kin: `extent` is what they end, with all before them.
    case mapsErrors
    /// A `guard` or `if` tests a value and throws: `name` is the tested path, `detail` the error.
    case rejects
    /// `.filter`, `.first`, `.sorted` with a comparison of an element's property with a literal:
    /// `name` is the compared path.
    case selects
    /// A parameter's default that only its type explains, such as `.shared`: `name` is the member.
    case defaultsTo
    /// In tests, `Outer(inner)`: `name` is the built type, `detail` the argument's name or built
    /// type, `extent` the argument.
    case passes
    /// In tests, `variable = Type(…)`: `name` is the variable, `detail` the built type.
    case binds
    /// A comparison in the condition of an `if` or `guard`, or what a `switch` looks at: `name` is the
    /// left side, `detail` the right one, `extent` what is decided.
    case decides
    /// `text.contains("@")`, `hasPrefix`, `hasSuffix`: `name` is the path with the method.
    case testsText
    /// `self.titles = []`, `titles.append(…)`: `name` is the property or variable that changes,
    /// `detail` is `Task` inside a task's closure.
    case writes
    /// `refresh()`, `self?.refresh()`: `name` is the function, `detail` is `Task` inside a task's
    /// closure.
    case callsOwn
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
