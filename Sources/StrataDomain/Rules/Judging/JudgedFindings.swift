internal import StrataModel
internal import StrataCode

/// What a code base is told.
package struct JudgedFindings {
  /// In the order in which they are shown.
  package var findings: [Finding]
  /// What the code allows itself.
  package var allowed: [Finding]
  /// What each rule said, where a living process works out the next reading from this one.
  package var runs: RuleRuns?
  /// What rules could speak of.
  package var subjects: SubjectLists
}
