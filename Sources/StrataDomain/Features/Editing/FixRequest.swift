/// What an editor asks to be done about the findings on some lines.
package struct FixRequest: Sendable {
  package var texts: OpenTextsRequest
  /// One of the texts.
  package var file: String
  /// Lines from 1.
  package var lines: ClosedRange<Int>
  /// What the editor can do with files.
  package var operations: Set<FileOperation>
  /// What a suppression says in place of a reason that a person has to give.
  package var reason: String

  /// What is asked about the lines of a text.
  package init(
    _ texts: OpenTextsRequest, file: String, lines: ClosedRange<Int>,
    operations: Set<FileOperation>, reason: String
  ) {
    self.texts = texts
    self.file = file
    self.lines = lines
    self.operations = operations
    self.reason = reason
  }
}
