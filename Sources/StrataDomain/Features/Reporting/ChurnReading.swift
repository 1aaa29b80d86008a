internal import StrataCode

/// Tells how often files changed lately.
package protocol ChurnReading: Sendable {
  /// The changes of files below `root` in the year before the last commit; nil if nobody knows.
  func churn(in root: String) -> Churn?
}
