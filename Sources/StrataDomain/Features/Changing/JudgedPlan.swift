package import StrataModel
package import StrataRules

/// A plan with what the engine says of it.
package struct JudgedPlan: Sendable {
  package var plan: EditPlan
  /// What becomes of each file, sorted by path.
  package var changes: [FileChange]
  /// The absolute path of the project's root.
  package var root: String
  /// Findings that would be no more.
  package var fixed: [Finding] = []
  /// By path of a created file.
  package var placements: [String: Placement] = [:]
  /// Why it is not offered; empty if it is.
  package var refusals: [PlanRefusal] = []

  package init(_ plan: EditPlan, _ changes: [FileChange], in root: String) {
    self.plan = plan
    self.changes = changes
    self.root = root
  }

  /// Whether every condition holds.
  package var isOffered: Bool { refusals.isEmpty }
}
