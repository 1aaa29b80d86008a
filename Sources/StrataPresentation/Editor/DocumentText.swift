package import StrataCode

/// A text as an editor tells it, piece by piece.
package struct DocumentText: Sendable, Equatable {
  /// In UTF-8.
  package private(set) var bytes: [UInt8]
  private var lines: LineTable

  /// A stretch of a text that was replaced, in bytes.
  package struct Edit: Sendable, Equatable {
    /// Of the text before.
    package var range: Range<Int>
    /// How many bytes are in its place.
    package var length: Int
  }

  /// A whole text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    lines = bytes.withUnsafeBufferPointer { LineTable(of: $0) }
  }

  /// Takes in one of the `contentChanges` of a client that counts in an encoding; nil for what is
  /// none. What is behind the end of a line or of the text is its end.
  package mutating func take(_ change: JSONValue, _ encoding: PositionEncoding) -> Edit? {
    guard let new = change["text"]?.text else { return nil }
    var edit = Edit(range: 0..<bytes.count, length: new.utf8.count)
    if let range = change["range"], range.members != nil {
      guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
        return nil
      }
      let lower = offset(of: start, encoding)
      edit.range = lower..<max(lower, offset(of: end, encoding))
    }
    bytes.replaceSubrange(edit.range, with: Array(new.utf8))
    lines = bytes.withUnsafeBufferPointer { LineTable(of: $0) }
    return edit
  }

  /// The byte at a place of the text.
  package func offset(of place: TextPosition, _ encoding: PositionEncoding) -> Int {
    guard place.line < lines.count else { return bytes.count }
    let line = content(ofLine: place.line)
    return line.startIndex + encoding.byte(ofColumn: place.character, in: line)
  }

  /// The place of a byte of the text.
  package func place(of offset: Int, _ encoding: PositionEncoding) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let position = lines.position(of: UInt32(clamping: offset))
    let start = Int(lines.starts[position.line - 1])
    return TextPosition(
      line: position.line - 1,
      character: encoding.column(ofByte: offset - start, in: bytes[start..<bytes.count]))
  }

  /// The stretch between two places, which are those of a byte each.
  package func places(
    of range: Range<Int>, _ encoding: PositionEncoding
  ) -> Range<TextPosition> {
    place(of: range.lowerBound, encoding)..<place(of: range.upperBound, encoding)
  }

  /// The byte of a line and column from 1, the column in bytes.
  package func offset(of position: Position) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= lines.count else { return bytes.count }
    return min(Int(lines.starts[position.line - 1]) + max(0, position.column - 1), bytes.count)
  }

  /// The line and column, from 1, of a byte.
  package func position(of offset: Int) -> Position {
    lines.position(of: UInt32(clamping: offset))
  }

  /// A line, counted from 0, without its end.
  private func content(ofLine line: Int) -> ArraySlice<UInt8> {
    let start = Int(lines.starts[line])
    let end = line + 1 < lines.count ? Int(lines.starts[line + 1]) : bytes.count
    var content = bytes[start..<end]
    while let last = content.last, last == 0x0A || last == 0x0D { content.removeLast() }
    return content
  }
}
