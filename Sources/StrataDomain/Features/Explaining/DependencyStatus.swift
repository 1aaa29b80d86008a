internal import StrataRules
package import StrataCode

/// What the direction table and the rules say of one naming.
package enum DependencyStatus: Sendable, Equatable {
  /// The table allows it.
  case allowed
  /// A rule finds fault with it, and knows what to do.
  case forbidden(rule: RuleID, severity: Severity, help: Phrase)
  /// No rule speaks of it, for a reason other than the table.
  case excused(Phrase)
  /// One end has no layer.
  case unplaced

  /// The severity of the finding, if it is one.
  package var severity: Severity? {
    if case .forbidden(_, let severity, _) = self { severity } else { nil }
  }
}
