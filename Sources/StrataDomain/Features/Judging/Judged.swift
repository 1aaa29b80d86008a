internal import StrataModel

/// What a code base is told, and what it took.
package struct Judged: Sendable {
  package var state: JudgedState
  /// The asked paths from the root; empty for the whole of it.
  package var focus: [String]
  package var timings: Timings
}
