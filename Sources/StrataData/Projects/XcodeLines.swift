internal import StrataDomain

/// On which lines of a `project.pbxproj` objects are declared.
struct XcodeLines {
  private var positions: [String: Position] = [:]

  /// Looks for the declarations of `identifiers`: lines `ID /* comment */ = {` and `ID = {`.
  init(of identifiers: Set<String>, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count && bytes[end] != 0x0A { end += 1 }
      note(bytes[start..<end], line: line, identifiers)
      start = end + 1
      line += 1
    }
  }

  /// Where the object is declared; the first line if that cannot be told.
  subscript(id: String) -> Position { positions[id] ?? Position(line: 1, column: 1) }

  private mutating func note(_ line: ArraySlice<UInt8>, line number: Int, _ ids: Set<String>) {
    let text = line.drop { $0 == 0x20 || $0 == 0x09 }
    let word = text.prefix {
      ($0 >= 0x30 && $0 <= 0x39) || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || $0 == 0x5F
    }
    guard word.count >= 8, opensObject(text[word.endIndex...]) else { return }
    let id = String(decoding: word, as: UTF8.self)
    guard ids.contains(id), positions[id] == nil else { return }
    positions[id] = Position(line: number, column: text.startIndex - line.startIndex + 1)
  }

  /// Whether ` = ` follows, after a comment if there is one.
  private func opensObject(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.starts(with: XcodeLines.equals)
      || rest.starts(with: XcodeLines.comment) && rest.contains(XcodeLines.commentEquals)
  }

  private static let equals = Array(" = ".utf8)
  private static let comment = Array(" /*".utf8)
  private static let commentEquals = Array("*/ = ".utf8)
}
