internal import StrataModel
internal import StrataCode

/// What a code base is told.
package struct JudgedFindings {
  /// In the order in which they are shown.
  package var findings: [Finding]
  /// What the code allows itself.
  package var allowed: [Finding]
}
