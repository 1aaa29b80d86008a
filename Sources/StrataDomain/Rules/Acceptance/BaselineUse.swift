internal import StrataCode

/// What became of a baseline in one check: what the rules about it look at.
package struct BaselineUse: Sendable {
  /// The baseline file, from the project's root.
  package let file: String
  /// What it accepts and nobody finds any more, in the order of the file.
  package let stale: [Baseline.Entry]

  /// What became of the baseline in `file`.
  package init(file: String, stale: [Baseline.Entry]) {
    self.file = file
    self.stale = stale
  }

  /// Where an entry begins in its line.
  static let column = 5
}
