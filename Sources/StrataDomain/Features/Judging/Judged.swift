internal import StrataModel

/// What a code base is told, and what it took.
package struct Judged: Sendable {
  package var state: JudgedState
  /// The asked paths from the root; empty for the whole of it.
  package var focus: [String]
  /// What was read as other than it is, by paths from the root.
  package var overlay = Overlay()
  package var timings: Timings
}
