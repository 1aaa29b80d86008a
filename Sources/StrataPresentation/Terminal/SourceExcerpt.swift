internal import StrataCode

/// A source line with a gutter, and carets below the place in question.
struct SourceExcerpt {
  let number: Int
  let source: String
  /// The bytes in question, counted from the start of the line.
  let bytes: Range<Int>

  /// The line `source` of a location's first line.
  init(_ location: Location, source: String) {
    let start = max(0, location.start.column - 1)
    let end =
      location.end.line > location.start.line ? Int.max : max(start, location.end.column - 1)
    self.init(number: location.start.line, source: source, bytes: start..<end)
  }

  /// Line `number` with the given bytes marked; of an endless line only the surroundings are kept.
  init(number: Int, source: String, bytes: Range<Int>) {
    self.number = number
    let kept = Self.surroundings(of: bytes.lowerBound, in: source)
    self.source = String(source[kept])
    let skipped = source.utf8.distance(from: source.startIndex, to: kept.lowerBound)
    let end = bytes.upperBound == .max ? .max : bytes.upperBound - skipped
    self.bytes = bytes.lowerBound - skipped..<end
  }

  /// Two lines; the carets are in `ink`.
  func text(_ style: TerminalStyle, ink: TextColor) -> String {
    let line = DisplayLine(source)
    let label = " \(number) "
    let blank = String(repeating: " ", count: label.count)
    var marked = line.columns(from: bytes.lowerBound, to: bytes.upperBound)
    marked = marked.lowerBound..<max(marked.lowerBound + 1, min(marked.upperBound, line.inkEnd))
    let window = Self.window(of: line.width, around: marked, room: style.width - label.count - 2)
    let shown = marked.clamped(
      to: window.lowerBound..<max(window.upperBound, marked.lowerBound + 1))
    let carets =
      String(repeating: " ", count: shown.lowerBound - window.lowerBound)
      + style.paint(String(repeating: "^", count: shown.count), ink)
    return style.paint(label + "│", .gutter) + " " + line.text(in: window).trimmedTail + "\n"
      + style.paint(blank + "│", .gutter) + " " + carets + "\n"
  }

  /// The part of a line that can come into view, between whole scalars.
  private static func surroundings(of byte: Int, in source: String) -> Range<String.Index> {
    let text = source.utf8
    let reach = 4096
    if text.count <= 2 * reach { return text.startIndex..<text.endIndex }
    let middle = min(byte, text.count)
    let start = text.index(text.startIndex, offsetBy: max(0, middle - reach))
    let end = text.index(text.startIndex, offsetBy: min(text.count, middle + reach))
    let scalars = source.unicodeScalars
    return scalars[start...].startIndex..<scalars[..<end].endIndex
  }

  /// The columns to show of a line: from its start if the mark fits in, else around the mark.
  private static func window(of width: Int, around mark: Range<Int>, room: Int) -> Range<Int> {
    if width <= room { return 0..<width }
    if mark.upperBound < room { return 0..<room }
    let lead = max(1, (room - mark.count) / 2)
    let start = max(0, min(mark.lowerBound - lead, width - room))
    return start..<min(width, start + room)
  }
}

extension String {
  fileprivate var trimmedTail: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
