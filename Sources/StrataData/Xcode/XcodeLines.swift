internal import StrataCode

/// On which lines of a `project.pbxproj` objects are declared.
struct XcodeLines {
  private var positions: [String: Position] = [:]

  /// Looks for the declarations of `identifiers`: lines `ID /* comment */ = {` and `ID = {`.
  init(of identifiers: Set<String>, in bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { text in
      var line = 1
      var start = 0
      while start < text.count {
        var end = start
        while end < text.count && text[end] != UInt8(ascii: "\n") { end += 1 }
        note(text, start..<end, line: line, identifiers)
        start = end + 1
        line += 1
      }
    }
  }

  /// Where the object is declared; the first line if that cannot be told.
  subscript(id: String) -> Position { positions[id] ?? Position(line: 1, column: 1) }

  private mutating func note(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, line: Int, _ ids: Set<String>
  ) {
    var start = range.lowerBound
    while start < range.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    let isQuoted = start < range.upperBound && text[start] == UInt8(ascii: "\"")
    if isQuoted { start += 1 }
    let first = start
    var last = first
    while last < range.upperBound,
      isQuoted ? text[last] != UInt8(ascii: "\"") : XcodeLines.continuesIdentifier(text[last])
    {
      last += 1
    }
    let end = isQuoted ? last + 1 : last
    guard last - first >= 8, end + 2 < range.upperBound, text[end] == 0x20,
      text[end + 1] == UInt8(ascii: "=")
        || (text[end + 1] == UInt8(ascii: "/") && opensObject(text, end..<range.upperBound))
    else { return }
    let id = String(decoding: UnsafeBufferPointer(rebasing: text[first..<last]), as: UTF8.self)
    guard ids.contains(id), positions[id] == nil else { return }
    positions[id] = Position(line: line, column: start - range.lowerBound + (isQuoted ? 0 : 1))
  }

  private static func continuesIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a comment and ` = ` follow, rather than the end of a list's element.
  private func opensObject(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound + 3
    while index + 3 < range.upperBound {
      if text[index] == UInt8(ascii: "*") && text[index + 1] == UInt8(ascii: "/") {
        return text[index + 3] == UInt8(ascii: "=")
      }
      index += 1
    }
    return false
  }
}
