/// A place in a file as people and compilers count: both from 1, columns in UTF-8 bytes.
package struct Position: Sendable, Hashable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1, in UTF-8 bytes as the Swift compiler counts.
  package var column: Int

  /// A place at `line` and `column`.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: Position, b: Position) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
