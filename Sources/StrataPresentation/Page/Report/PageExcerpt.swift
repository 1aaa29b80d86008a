internal import StrataCode

/// The source lines around a finding, as the page shows them: what is marked is told in UTF-16
/// units, because that is how scripts count.
struct PageExcerpt {
  private let first: Int
  private var texts: [String] = []
  private var marked = 0
  private var mark = 0..<0

  /// The longest part of a line that is shown.
  private static let width = 400

  /// The lines around a place, of those that were read; nil if its own was not.
  init?(_ location: Location, lines: [Int: String]) {
    let line = location.start.line
    guard let source = lines[line] else { return nil }
    var first = line
    while lines[first - 1] != nil, line - first < 2 { first -= 1 }
    self.first = first
    var number = first
    while let text = lines[number], number - line < 5 {
      texts.append(number == line ? "" : String(Self.shown(text).prefix(Self.width)))
      if number >= location.end.line + 2 { break }
      number += 1
    }
    marked = line - first
    let end = location.end.line > line ? Int.max : location.end.column - 1
    mark(source, from: location.start.column - 1, to: end)
  }

  private mutating func mark(_ source: String, from start: Int, to end: Int) {
    let bytes = Array(source.utf8)
    let start = min(max(0, start), bytes.count)
    let end = min(max(start, end), bytes.count)
    // Of an endless line only the surroundings are shown.
    let head = max(0, start - Self.width / 2)
    let tail = min(bytes.count, max(end, start) + Self.width / 2)
    let cut = min(end, start + Self.width)
    func text(_ range: Range<Int>) -> String {
      Self.shown(String(decoding: bytes[range], as: UTF8.self))
    }
    let before = (head > 0 ? "…" : "") + text(head..<start)
    let inside = text(start..<cut)
    let behind = text(cut..<max(cut, tail)) + (tail < bytes.count ? "…" : "")
    texts[marked] = before + inside + behind
    mark = before.utf16.count..<before.utf16.count + inside.utf16.count
  }

  /// A source line with tabs as blanks and signs in place of what would not be seen.
  static func shown(_ line: String) -> String {
    line.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ").printable
  }

  /// The first line's number, the lines, which of them is marked, where and how far.
  var json: JSONValue {
    .array([
      .int(first), .strings(texts), .int(marked), .int(mark.lowerBound), .int(mark.count),
    ])
  }
}
