/// What an editor asks to be done about the findings on some lines.
package struct FixRequest: Sendable {
  package var texts: OpenTextsRequest
  /// One of the texts.
  package var file: String
  /// Lines from 1.
  package var lines: ClosedRange<Int>
  /// Whether the editor can move files.
  package var canMove: Bool
  /// What a suppression says in place of a reason that a person has to give.
  package var reason: String

  /// What is asked about the lines of a text.
  package init(
    _ texts: OpenTextsRequest, file: String, lines: ClosedRange<Int>, canMove: Bool, reason: String
  ) {
    self.texts = texts
    self.file = file
    self.lines = lines
    self.canMove = canMove
    self.reason = reason
  }
}
