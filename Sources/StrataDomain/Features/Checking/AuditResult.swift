package import StrataModel
package import StrataRules
package import StrataCode

/// What to audit, against what, and what to report of it.
package struct AuditRequest: Sendable {
  /// What is asked of the present state.
  package var check: CheckRequest
  /// The branch or commit to compare with; nil for the main branch.
  package var base: String?

  package init(check: CheckRequest, base: String? = nil) {
    self.check = check
    self.base = base
  }
}

/// What a change introduced, inherited and fixed, ready to be shown.
package struct AuditResult: Sendable {
  /// The present state; its findings are those that the change introduced.
  package var check: CheckResult
  /// What it is compared with.
  package var base: ChangeBase
  /// Findings that were there before.
  package var inherited: [Finding] = []
  /// Findings that were there before and are no more, where they stood.
  package var fixed: [Finding] = []
  /// The school that the base follows, where it is another than the one both are judged by.
  package var formerProfile: DetectedProfile?
  /// Files that the change does not touch and that stand in another layer since.
  package var shifts: [LayerShift] = []

  /// A result of its main parts.
  package init(_ check: CheckResult, since base: ChangeBase) {
    self.check = check
    self.base = base
  }
}

/// A file whose layer another file's change has changed.
package struct LayerShift: Sendable, Equatable {
  /// The path from the project root.
  package var file: String
  package var from: Layer?
  package var to: Layer?

  package init(file: String, from: Layer?, to: Layer?) {
    self.file = file
    self.from = from
    self.to = to
  }
}
