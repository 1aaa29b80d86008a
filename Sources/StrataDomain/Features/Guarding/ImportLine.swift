internal import StrataCode

/// Where a further import goes in a file.
enum ImportLine {
  /// A text with an import and a type of the file's name, for a file that is not there: what declares
  /// nothing has no layer, so any import would do.
  static func beginning(_ module: String, at path: String) -> [UInt8] {
    let letters = path.lastComponent.prefix { $0 != "." }
      .map { $0.isLetter || $0.isNumber ? $0 : "_" }
    let name = (letters.first?.isLetter == true ? "" : "_") + String(letters)
    return Array("import \(module)\nprivate enum \(name) {}\n".utf8)
  }

  /// A text with an import of a module before its first line of code.
  static func adding(_ module: String, to text: [UInt8]) -> [UInt8] {
    let place = startOfCode(in: text)
    let isOpenEnd = place > 0 && text[place - 1] != newline
    return text[..<place] + (isOpenEnd ? [newline] : []) + Array("import \(module)\n".utf8)
      + text[place...]
  }

  /// The offset of the first line that is no blank and no comment.
  private static func startOfCode(in text: [UInt8]) -> Int {
    var start = 0
    var depth = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: newline) ?? text.count
      let line = text[start..<end].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      let isComment =
        depth > 0 || line.isEmpty || line.starts(with: Array("//".utf8))
        || line.starts(with: Array("/*".utf8)) || start == 0 && line.starts(with: Array("#!".utf8))
      if !isComment { return start }
      depth += line.ranges(of: Array("/*".utf8)).count - line.ranges(of: Array("*/".utf8)).count
      depth = max(0, depth)
      start = min(end + 1, text.count)
    }
    return text.count
  }

  private static let newline = UInt8(ascii: "\n")
}
