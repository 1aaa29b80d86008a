internal import StrataCode

/// Tells how long a project has lived, and who works on it.
package protocol HistoryReading: Sendable {
  /// The history of what lies below `root`; nil if nobody knows.
  func history(of root: String) -> ProjectHistory?
}
