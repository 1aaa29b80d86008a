package import StrataRules
internal import StrataModel

/// A finding and what became of it.
package struct ReportedFinding: Sendable {
  package var finding: Finding
  package var standing: Standing

  package enum Standing: String, Sendable {
    /// It counts for the verdict.
    case counted
    /// The baseline accepts it for now.
    case accepted
    /// A comment in the code or the settings allow it.
    case allowed
  }

  package init(finding: Finding, standing: Standing) {
    self.finding = finding
    self.standing = standing
  }
}
