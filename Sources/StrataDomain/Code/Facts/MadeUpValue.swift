/// A value that a body makes up because it has none, and where the value goes.
package struct MadeUpValue: Sendable, Equatable {
  package enum Kind: UInt8, Sendable {
    /// `dto.name ?? ""`, or the same written as `guard let` or `if let` with a way out.
    case coalesced
    /// `default: return .other` in a switch over texts.
    case defaultCase
    /// A literal, a clock or a new identifier passed as it is.
    case passed
    /// `Status(rawValue: dto.status)!`: nothing is made up, and the app ends instead.
    case forced
  }

  package enum Goal: UInt8, Sendable {
    /// An argument of a call: `callee` and `label` say which.
    case argument
    /// What the function, initialiser or property around it gives back.
    case result
    /// A property that an assignment names: `label`.
    case member
    /// A local variable that no call was seen to take.
    case local
  }

  package var kind: Kind
  package var goal: Goal
  /// The value as written.
  package var value: Name
  /// What it stands in for, as written: the left side of `??`, the subject of a switch.
  package var instead: Name?
  /// The innermost declaration around it.
  package var owner: DeclarationIndex
  package var span: Span
  /// What is called, as written: `User`, `.init`, `self.init`.
  package var callee: Name?
  /// Where the callee's name starts.
  package var calleeStart: UInt32
  package var label: Name?

  package init(
    kind: Kind, goal: Goal, value: Name, instead: Name?, owner: DeclarationIndex, span: Span,
    callee: Name?, calleeStart: UInt32, label: Name?
  ) {
    self.kind = kind
    self.goal = goal
    self.value = value
    self.instead = instead
    self.owner = owner
    self.span = span
    self.callee = callee
    self.calleeStart = calleeStart
    self.label = label
  }
}
