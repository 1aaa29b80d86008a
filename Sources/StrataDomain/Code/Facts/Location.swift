/// A stretch of a file for people: line and column of its first and after its last byte.
package struct Location: Sendable, Hashable {
  /// The path from the project root.
  package var file: String
  package var start: Position
  package var end: Position

  package init(file: String, start: Position, end: Position) {
    self.file = file
    self.start = start
    self.end = end
  }
}
