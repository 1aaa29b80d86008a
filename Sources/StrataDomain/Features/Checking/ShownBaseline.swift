internal import StrataModel
internal import StrataRules
package import StrataCode

/// A baseline, ready to be shown.
package struct ShownBaseline: Sendable {
  package var state: BaselineState
  package var project: ProjectSummary
  /// The asked paths, from the root; empty for the whole of it.
  package var focus: [String]
  package var warnings: [Phrase]
  /// Whether it is the project's own, which a check finds by itself.
  package var isOwn: Bool

  package init(_ state: BaselineState, of result: CheckResult) {
    self.state = state
    isOwn = state.file == BaselineLocation.fileName
    project = result.project
    focus = result.focus
    warnings = result.warnings
  }
}
