package import StrataModel
package import StrataRules
internal import StrataCode

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
