/// Reads a property list of the old style, which Xcode's projects are written in:
/// `{ key = value; list = (a, "b c"); }`.
struct OldStyleList {
  /// That the text is no such list, or is nested deeper than any real one.
  private struct Malformed: Error {}

  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0
  private static let deepest = 64

  /// The dictionary in a text; nil if it holds none, or one that is not whole.
  static func dictionary(_ bytes: ArraySlice<UInt8>) -> [String: Any]? {
    bytes.withUnsafeBufferPointer { text in
      var list = OldStyleList(text: text)
      guard let value = try? list.value(depth: 0), list.next() == nil else { return nil }
      return value as? [String: Any]
    }
  }

  private init(text: UnsafeBufferPointer<UInt8>) { self.text = text }

  /// The next byte that is neither blank nor in a comment.
  private mutating func next() -> UInt8? {
    while index < text.count {
      let byte = text[index]
      if byte == UInt8(ascii: "/"), index + 1 < text.count, skipComment() { continue }
      if byte > 0x20 { return byte }
      index += 1
    }
    return nil
  }

  /// Steps over a comment, if one begins here; one without an end is as long as the text.
  private mutating func skipComment() -> Bool {
    switch text[index + 1] {
    case UInt8(ascii: "/"):
      while index < text.count, text[index] != 0x0A, text[index] != 0x0D { index += 1 }
      return true
    case UInt8(ascii: "*"):
      index += 3
      while index < text.count,
        text[index] != UInt8(ascii: "/") || text[index - 1] != UInt8(ascii: "*")
      {
        index += 1
      }
      index = min(index + 1, text.count)
      return true
    default: return false
    }
  }

  private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  private mutating func value(depth: Int) throws(Malformed) -> Any {
    guard depth < Self.deepest, let byte = next() else { throw Malformed() }
    switch byte {
    case UInt8(ascii: "{"): return try members(depth)
    case UInt8(ascii: "("): return try items(depth)
    case UInt8(ascii: "<"): return try data()
    default: return try string()
    }
  }

  private mutating func members(_ depth: Int) throws(Malformed) -> [String: Any] {
    var members: [String: Any] = [:]
    index += 1
    while !take("}") {
      let key = try string()
      members[key] = take("=") ? try value(depth: depth + 1) : key
      guard take(";") else { throw Malformed() }
    }
    return members
  }

  private mutating func items(_ depth: Int) throws(Malformed) -> [Any] {
    var items: [Any] = []
    index += 1
    while !take(")") {
      items.append(try value(depth: depth + 1))
      if take(",") { continue }
      guard take(")") else { throw Malformed() }
      break
    }
    return items
  }

  /// Bytes in hexadecimal digits, as they are written.
  private mutating func data() throws(Malformed) -> String {
    let start = index + 1
    while index < text.count, text[index] != UInt8(ascii: ">") { index += 1 }
    guard index < text.count else { throw Malformed() }
    index += 1
    return String(decoding: text[start..<index - 1], as: UTF8.self)
  }

  private mutating func string() throws(Malformed) -> String {
    guard let first = next() else { throw Malformed() }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = index
    while index < text.count, Self.isOfWord(text[index]) { index += 1 }
    guard index > start else { throw Malformed() }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(Malformed) -> String {
    index += 1
    let start = index
    while index < text.count, text[index] != quote, text[index] != UInt8(ascii: "\\") { index += 1 }
    var string = String(decoding: text[start..<index], as: UTF8.self)
    while index < text.count {
      if text[index] == quote {
        index += 1
        return string
      }
      if text[index] == UInt8(ascii: "\\") {
        string.unicodeScalars.append(try escape())
      } else {
        let start = index
        while index < text.count, text[index] != quote, text[index] != UInt8(ascii: "\\") {
          index += 1
        }
        string += String(decoding: text[start..<index], as: UTF8.self)
      }
    }
    throw Malformed()
  }

  /// The character behind a backslash; one that needs no escape stands for itself.
  private mutating func escape() throws(Malformed) -> Unicode.Scalar {
    guard index + 1 < text.count else { throw Malformed() }
    let byte = text[index + 1]
    index += 2
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "U"): return number(of: 4, radix: 16, startingWith: 0)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return number(of: 2, radix: 8, startingWith: UInt32(byte - UInt8(ascii: "0")))
    case 0x80...:
      index -= 1
      return "\\"
    default: return Unicode.Scalar(byte)
    }
  }

  /// The character with a number of at most so many digits more.
  private mutating func number(
    of digits: Int, radix: UInt32, startingWith start: UInt32
  ) -> Unicode.Scalar {
    var number = start
    for _ in 0..<digits {
      guard index < text.count,
        let digit = Character(Unicode.Scalar(text[index])).hexDigitValue, digit < Int(radix)
      else { break }
      number = number * radix + UInt32(digit)
      index += 1
    }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }
}
