package import StrataModel
package import StrataCode
internal import StrataRules

/// A part that a type plays, and what in its declaration makes it that.
package struct ExplainedRole: Sendable, Equatable {
  package var role: Role
  /// `its name says 'ViewModel'`; nil where no single thing can be pointed at.
  package var reason: Phrase?

  package init(role: Role, reason: Phrase?) {
    self.role = role
    self.reason = reason
  }
}
