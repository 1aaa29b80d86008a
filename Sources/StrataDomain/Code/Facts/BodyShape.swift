/// Something a body does that rules ask about, without its syntax.
///
/// What constructs a type or reads a static member is a `TypeReference` with that role.
package struct BodyShape: Sendable, Equatable {
  /// Who runs a piece of a body.
  package enum Course: UInt8, Sendable {
    /// The body itself, closures that are run in place too: `forEach`, `withAnimation`.
    case body
    /// A task that is started there.
    case task
    /// Whoever keeps the closure that it stands in, on a thread of their own choice.
    case callback
  }

  package enum Form: Sendable, Equatable {
    /// The whole body only forwards to `property.member`; the arguments are the names that it hands
    /// on, with commas between.
    case forwards(to: Name, arguments: Name?)
    /// A comment at the declaration, whose body forwards or holds one that does, says that it is
    /// meant to be thin.
    case statesIntent
    /// `throw X…`: the path after `throw`.
    case throwsType(Name)
    /// A comparison of a path with a literal.
    case comparesLiteral(path: Name, literal: Name)
    /// `property.member(…)` on `self`.
    case callsMember(Name)
    /// `.sheet`, `NavigationLink`, `present`, `pushViewController`: `extent` is what the call is given
    /// to show, `shown` that as text if it is short.
    case presents(call: Name, shown: Name?)
    /// `do { … } catch { … }`: `span` is the body of the `do`; it rethrows if the error that was
    /// caught leaves as it came.
    case catches(rethrows: Bool)
    /// `try property.member(…)` or `try helper(…)`: the path without its arguments; `extent` is all
    /// that is tried, closures of the call too.
    case tries(Name)
    /// `.failure(X…)`, `Fail(error: X…)`, `resume(throwing: X…)`: the path of the error.
    case fails(with: Name)
    /// The call of `property.member` holds, in a closure, a failure that hands on the error it got.
    case leaksError(of: Name)
    /// `.mapError`, `.catch` and their kin: `extent` is what they end, with all before them.
    case mapsErrors
    /// A `guard` or `if` tests a path and throws an error.
    case rejects(path: Name, error: Name)
    /// `.filter`, `.first`, `.sorted` compare a path of an element with a literal: `extent` begins at
    /// what is chosen from.
    case selects(path: Name, by: Name)
    /// `order.total * 0.9`, `sum + $1.price`: arithmetic on what is called like money or a score;
    /// `extent` is the whole sum.
    case calculates(with: Name)
    /// `.disabled(order.total < 100)`: a comparison that a control hangs on.
    case disables(left: Name, right: Name)
    /// A parameter's default that only its type explains, such as `.shared`.
    case defaultsTo(member: Name)
    /// In tests, `Outer(inner)`: `span` is the built type, `extent` the argument, which is named or is
    /// of a type that is built in place.
    case passes(argument: Name)
    /// In tests, `variable = Type(…)`: `span` is the built type.
    case binds(variable: Name)
    /// A comparison in the condition of an `if`, `guard` or `for … where`: `extent` is what is decided.
    case decides(left: Name, right: Name)
    /// What a `switch` looks at: `extent` is the `switch`.
    case switches(over: Name)
    /// `text.contains("@")`, `hasPrefix`, `hasSuffix`: the path with the method; `extent` is what is
    /// decided, if something is.
    case testsText(path: Name)
    /// `self.titles = []`, `titles.append(…)`: the property or variable that changes, and in which
    /// course of things.
    case writes(Name, in: Course)
    /// `refresh()`, `self?.refresh()`: the function, and in which course of things it is called.
    case callsOwn(Name, in: Course)
    /// `model.email = text`, `$model.email`: the member of something else that is set or bound.
    case setsMember(Name)
    /// In tests, a call or macro whose own name says that it checks something or makes the test wait
    /// for it: `XCTAssertEqual`, `#expect`, `page.verifyTitle()`.
    case asserts(Name)
    /// A member of a value reads a name that neither its body nor its file explains: a global, or a
    /// member that is declared elsewhere. Once for each member and name.
    case reads(Name)
  }

  package var form: Form
  /// The innermost declaration around it.
  package var owner: DeclarationIndex
  /// What a reader wants to look at.
  package var span: Span
  /// The whole expression or statement, where that is more: a call with its arguments.
  package var extent: Span

  package init(_ form: Form, owner: DeclarationIndex, span: Span, extent: Span? = nil) {
    self.form = form
    self.owner = owner
    self.span = span
    self.extent = extent ?? span
  }

  /// `property.member`, where that is called.
  package var calledMember: Name? {
    if case .callsMember(let path) = form { path } else { nil }
  }

  /// What is written: a property of the type itself, or the path of a member.
  package var writtenPath: Name? {
    switch form {
    case .writes(let name, _), .setsMember(let name): name
    default: nil
    }
  }

  /// The path of the member that is called, tried, or handed on to.
  package var memberPath: Name? {
    switch form {
    case .callsMember(let path), .tries(let path), .forwards(to: let path, _): path
    default: nil
    }
  }

  /// The path of what is called, however it is, of the type itself too.
  package var askedPath: Name? {
    if case .callsOwn(let name, _) = form { name } else { memberPath }
  }

  /// The path of what is called, tried or not.
  package var calledPath: Name? {
    switch form {
    case .callsMember(let path), .tries(let path): path
    default: nil
    }
  }

  /// Whether what follows hangs on it: a comparison or a `switch`.
  package var isDecision: Bool {
    switch form {
    case .decides, .switches: true
    default: false
    }
  }

  /// Whether a test ends in an error.
  package var isRejection: Bool {
    if case .rejects = form { true } else { false }
  }
}
