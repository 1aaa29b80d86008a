internal import StrataDomain

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
    if next() != nil { throw mistake("nothing is expected after the end") }
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
    if depth > Self.deepest { throw mistake("it nests too deep") }
    guard let byte = next() else { throw mistake("the file ends too early") }
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
      guard next() == UInt8(ascii: "\"") else { throw mistake("a name in quotes is expected") }
      let name = try string()
      guard take(":") else { throw mistake("':' is expected after '\(name)'") }
      let member = try value(depth: depth + 1)
      if members.updateValue(member, forKey: name) != nil {
        throw mistake("'\(name)' stands there twice")
      }
    } while take(",")
    guard take("}") else { throw mistake("',' or '}' is expected") }
    return .object(members, line: start)
  }

  private mutating func array(_ depth: Int) throws(LinedJSON.Mistake) -> LinedJSON {
    var items: [LinedJSON] = []
    index += 1
    if take("]") { return .array(items) }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw mistake("',' or ']' is expected") }
    return .array(items)
  }

  private mutating func word() throws(LinedJSON.Mistake) -> LinedJSON {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    if let number = Int(word) { return .number(number) }
    guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
      throw mistake(word.isEmpty ? "a value is expected" : "'\(word.prefix(40))' is no value")
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
          throw mistake("it is not UTF-8")
        }
        return text
      }
      if byte != UInt8(ascii: "\\") {
        text.append(byte)
      } else {
        text += try Array(escape().utf8)
      }
    }
    throw mistake("a text has no end")
  }

  private mutating func escape() throws(LinedJSON.Mistake) -> String {
    guard index < bytes.count else { throw mistake("a text has no end") }
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
    default: throw mistake("a text has an unknown escape")
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
      throw mistake("a text has an unknown escape")
    }
    index += 4
    return unit
  }
}
