/// Where settings say something.
package struct SettingLocation: Sendable, Equatable {
  package var start: Position
  /// How many columns it takes.
  package var width: Int

  package init(start: Position, width: Int) {
    self.start = start
    self.width = width
  }

  /// The place in a file.
  package func location(in file: String) -> Location {
    Location(
      file: file, start: start,
      end: Position(line: start.line, column: start.column + max(1, width)))
  }

  /// Where a file begins.
  package static let first = SettingLocation(start: Position(line: 1, column: 1), width: 1)
}
