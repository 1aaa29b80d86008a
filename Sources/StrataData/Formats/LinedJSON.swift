internal import StrataCode

/// JSON that knows in which line its objects begin.
enum LinedJSON {
  case string(String)
  case number(Int)
  case array([LinedJSON])
  case object([String: LinedJSON], line: Int)
  /// `true`, `false`, `null` and numbers that are not whole.
  case other

  /// Where and why a text is no JSON.
  struct Mistake: Error {
    var line: Int
    var cause: Phrase
  }

  /// The value that a text spells.
  init(_ bytes: [UInt8]) throws(Mistake) {
    var reader = LinedJSONReader(bytes)
    self = try reader.document()
  }
}

/// Reads JSON from the front, at most a few levels deep.
private struct LinedJSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private static let deepest = 16

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() throws(LinedJSON.Mistake) -> LinedJSON {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value(depth: 0)
    if next() != nil {
      throw mistake(Phrase("nothing is expected after the end", zh: "结尾之后还有多余的内容"))
    }
    return value
  }

  private func mistake(_ cause: Phrase) -> LinedJSON.Mistake { .init(line: line, cause: cause) }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A: line += 1
      case 0x20, 0x09, 0x0D: break
      default: return bytes[index]
      }
      index += 1
    }
    return nil
  }

  private mutating func take(_ byte: Character) -> Bool {
    guard let found = next(), found == byte.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(LinedJSON.Mistake) -> LinedJSON {
    if depth > Self.deepest { throw mistake(Phrase("it nests too deep", zh: "嵌套过深")) }
    guard let byte = next() else {
      throw mistake(Phrase("the file ends too early", zh: "文件提前结束"))
    }
    switch Character(UnicodeScalar(byte)) {
    case "{": return try object(depth)
    case "[": return try array(depth)
    case "\"": return .string(try string())
    default: return try word()
    }
  }

  private mutating func object(_ depth: Int) throws(LinedJSON.Mistake) -> LinedJSON {
    let start = line
    var members: [String: LinedJSON] = [:]
    index += 1
    if take("}") { return .object(members, line: start) }
    repeat {
      guard next() == UInt8(ascii: "\"") else {
        throw mistake(Phrase("a name in quotes is expected", zh: "这里需要带引号的名称"))
      }
      let name = try string()
      guard take(":") else {
        throw mistake(Phrase("':' is expected after '\(name)'", zh: "'\(name)' 之后需要 ':'"))
      }
      let member = try value(depth: depth + 1)
      if members.updateValue(member, forKey: name) != nil {
        throw mistake(Phrase("'\(name)' stands there twice", zh: "'\(name)' 出现了两次"))
      }
    } while take(",")
    guard take("}") else { throw mistake(Phrase("',' or '}' is expected", zh: "这里需要 ',' 或 '}'")) }
    return .object(members, line: start)
  }

  private mutating func array(_ depth: Int) throws(LinedJSON.Mistake) -> LinedJSON {
    var items: [LinedJSON] = []
    index += 1
    if take("]") { return .array(items) }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw mistake(Phrase("',' or ']' is expected", zh: "这里需要 ',' 或 ']'")) }
    return .array(items)
  }

  private mutating func word() throws(LinedJSON.Mistake) -> LinedJSON {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Int(word) { return .number(number) }
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
      throw mistake(
        word.isEmpty
          ? Phrase("a value is expected", zh: "这里需要一个值")
          : Phrase("'\(word.prefix(40))' is no value", zh: "'\(word.prefix(40))' 不是值"))
    }
    return .other
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte > 0x20 && !",:[]{}\"".utf8.contains(byte)
  }

  private mutating func string() throws(LinedJSON.Mistake) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != 0x0A {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        guard let text = String(validating: text, as: UTF8.self) else {
          throw mistake(Phrase("it is not UTF-8", zh: "不是 UTF-8"))
        }
        return text
      }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else {
        text += try Array(escape().utf8)
      }
    }
    throw mistake(Self.endless)
  }

  private static let endless = Phrase("a text has no end", zh: "字符串没有结尾")
  private static let unknownEscape = Phrase(
    "a text has an unknown escape", zh: "字符串中有未知的转义")

  private mutating func escape() throws(LinedJSON.Mistake) -> String {
    guard index < bytes.count else { throw mistake(Self.endless) }
    index += 1
    switch Character(UnicodeScalar(bytes[index - 1])) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "u": return try unicode()
    default: throw mistake(Self.unknownEscape)
    }
  }

  private mutating func unicode() throws(LinedJSON.Mistake) -> String {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: Array("\\u".utf8)) {
      index += 2
      units.append(try unit())
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func unit() throws(LinedJSON.Mistake) -> UInt16 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, let unit = UInt16(digits, radix: 16) else {
      throw mistake(Self.unknownEscape)
    }
    index += 4
    return unit
  }
}
