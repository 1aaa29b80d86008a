/// Reads JSON from the front, no deeper than a limit.
package struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0
  private let deepest: Int

  /// Why a text is no JSON that is taken.
  package struct Mistake: Error, Equatable {
    /// The offset at which it shows.
    package var offset: Int
  }

  /// The value that a text spells, of at most `deepest` levels.
  package static func value(
    _ bytes: [UInt8], deepest: Int = 64
  ) throws(Mistake) -> JSONValue {
    var reader = JSONReader(bytes: bytes, deepest: deepest)
    let value = try reader.value(depth: 0)
    if reader.next() != nil { throw reader.mistake }
    return value
  }

  private init(bytes: [UInt8], deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  private var mistake: Mistake { Mistake(offset: index) }

  /// The next byte that is no blank.
  private mutating func next() -> UInt8? {
    while index < bytes.count {
      guard [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) else { return bytes[index] }
      index += 1
    }
    return nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard let byte = next(), byte == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Mistake) -> JSONValue {
    guard depth < deepest, let first = next() else { throw mistake }
    switch first {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(Mistake) -> JSONValue {
    guard bytes[index...].starts(with: text.utf8) else { throw mistake }
    index += text.utf8.count
    return value
  }

  private mutating func object(depth: Int) throws(Mistake) -> JSONValue {
    index += 1
    var members: [(String, JSONValue)] = []
    if take("}") { return .object(members) }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw mistake }
      let name = try string()
      guard take(":") else { throw mistake }
      members.append((name, try value(depth: depth + 1)))
    } while take(",")
    guard take("}") else { throw mistake }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(Mistake) -> JSONValue {
    index += 1
    var items: [JSONValue] = []
    if take("]") { return .array(items) }
    repeat { items.append(try value(depth: depth + 1)) } while take(",")
    guard take("]") else { throw mistake }
    return .array(items)
  }

  private mutating func number() throws(Mistake) -> JSONValue {
    let start = index
    while index < bytes.count, "+-0123456789.eE".utf8.contains(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let whole = Int(text), text.first != "+" { return .int(whole) }
    guard text.first != "+", text.first != ".", let number = Double(text), number.isFinite else {
      throw Mistake(offset: start)
    }
    return .number(number, decimals: 12)
  }

  private mutating func string() throws(Mistake) -> String {
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let whole = String(validating: text, as: UTF8.self) else { throw mistake }
        return whole
      case UInt8(ascii: "\\"): text += try escaped()
      case 0..<0x20: throw mistake
      default: text.append(byte)
      }
    }
    throw mistake
  }

  /// What stands behind a backslash.
  private mutating func escaped() throws(Mistake) -> [UInt8] {
    guard index < bytes.count else { throw mistake }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw mistake
    }
  }

  /// A character of four digits, or of two times four; half of one is the sign for what is lost.
  private mutating func scalar() throws(Mistake) -> Character {
    let first = try unit()
    guard UTF16.isLeadSurrogate(first) else {
      return Unicode.Scalar(UInt32(first)).map { Character($0) } ?? "\u{FFFD}"
    }
    let start = index
    guard bytes[index...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    index += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else {
      index = start
      return "\u{FFFD}"
    }
    return String(decoding: [first, second], as: UTF16.self).first ?? "\u{FFFD}"
  }

  private mutating func unit() throws(Mistake) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw mistake }
    index += 4
    return unit
  }
}
