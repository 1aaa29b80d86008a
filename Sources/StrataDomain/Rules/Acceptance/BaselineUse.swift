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

  /// A finding about an entry, in its line of the file.
  func finding(
    _ rule: String, _ entry: Baseline.Entry, message: Phrase, help: Phrase
  ) -> Finding {
    let line = max(1, entry.line)
    return Finding(
      rule: rule, severity: .error, confidence: 1,
      location: Location(
        file: file, start: Position(line: line, column: Self.column),
        end: Position(line: line, column: Self.column + 1)),
      subject: entry.key.rule + " " + (entry.key.target ?? entry.key.source),
      from: Finding.End(symbol: entry.key.source, layer: nil), message: message, help: help)
  }

  /// Where an entry begins in its line.
  static let column = 5
}
