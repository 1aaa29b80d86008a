internal import StrataCode

/// A line of a text in UTF-8.
struct TextLine {
  /// With its end.
  let whole: Span
  /// The blanks that it begins with.
  let indentation: String
  /// What ends it; empty on a last line that nothing ends.
  let end: String
  /// What is between blanks.
  let words: [String]

  /// Whether it is a heading that editors list, such as `// MARK: - Doubles`.
  var isHeading: Bool {
    words.first == "//MARK:" || words.first == "//" && words.dropFirst().first == "MARK:"
  }

  /// The line of a number from 1; the last one if there are less.
  init(_ number: Int, of text: [UInt8]) {
    let table = text.withUnsafeBufferPointer { LineTable(of: $0) }
    let index = min(max(0, number - 1), table.count - 1)
    let start = Int(table.starts[index])
    let stop = index + 1 < table.count ? Int(table.starts[index + 1]) : text.count
    let line = text[start..<stop]
    let last = line.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? start
    whole = Span(start: start, length: stop - start)
    end = String(decoding: line[last...], as: UTF8.self)
    let content = line[..<last]
    indentation = String(
      decoding: content.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    words = content.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
  }
}
