/// Reads XML from the front, one tag or text at a time, with nothing of the system's: its parsers
/// end the process on some of what a stranger's file may hold.
///
/// There are no entities but the five that every XML has and numbered ones; a document type that
/// declares more counts as malformed, as does anything that is not UTF-8.
struct MarkupReader {
  /// What stands next.
  enum Piece: Equatable {
    case start(String, attributes: [String: String])
    case end(String)
    case text(String)
  }

  /// That the text is no XML, or XML of a kind that is not read.
  struct Malformed: Error {}

  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []
  private var hasRoot = false
  /// The end of an element that has no content.
  private var pending: Piece?
  private static let deepest = 256

  /// A reader of a text.
  init(_ bytes: [UInt8]) throws(Malformed) {
    guard String(validating: bytes, as: UTF8.self) != nil,
      bytes.allSatisfy({ $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D })
    else { throw Malformed() }
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The next piece; nil at the end of a text that is whole.
  mutating func next() throws(Malformed) -> Piece? {
    if let piece = pending {
      pending = nil
      return piece
    }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        if let text = try text() { return text }
      } else if skips("<?") {
        try skip(through: "?>")
      } else if skips("<!--") {
        try skip(through: "-->")
      } else if skips("<![CDATA[") {
        guard !open.isEmpty else { throw Malformed() }
        return .text(String(decoding: try skip(through: "]]>"), as: UTF8.self))
      } else if skips("<!DOCTYPE") {
        guard !hasRoot else { throw Malformed() }
        guard try !skip(through: ">").contains(UInt8(ascii: "[")) else { throw Malformed() }
      } else if skips("</") {
        return try endTag()
      } else {
        index += 1
        return try startTag()
      }
    }
    guard open.isEmpty, hasRoot else { throw Malformed() }
    return nil
  }

  /// The text up to the next tag; nil if it is blank and outside the root.
  private mutating func text() throws(Malformed) -> Piece? {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    let text = try decoded(bytes[start..<index])
    if !open.isEmpty { return .text(text) }
    guard text.utf8.allSatisfy(Self.isBlank) else { throw Malformed() }
    return nil
  }

  private mutating func endTag() throws(Malformed) -> Piece {
    let name = try name()
    skipBlanks()
    guard skips(">"), open.popLast() == name else { throw Malformed() }
    return .end(name)
  }

  private mutating func startTag() throws(Malformed) -> Piece {
    let name = try name()
    guard !open.isEmpty || !hasRoot, open.count < Self.deepest else { throw Malformed() }
    hasRoot = true
    var attributes: [String: String] = [:]
    while true {
      let start = index
      skipBlanks()
      if skips("/>") {
        pending = .end(name)
        return .start(name, attributes: attributes)
      }
      if skips(">") {
        open.append(name)
        return .start(name, attributes: attributes)
      }
      guard index > start else { throw Malformed() }
      let (key, value) = try attribute()
      guard attributes.updateValue(value, forKey: key) == nil else { throw Malformed() }
    }
  }

  private mutating func attribute() throws(Malformed) -> (String, String) {
    let key = try name()
    skipBlanks()
    guard skips("=") else { throw Malformed() }
    skipBlanks()
    guard index < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[index])
    else { throw Malformed() }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "<") { throw Malformed() }
      index += 1
    }
    guard index < bytes.count else { throw Malformed() }
    let value = try decoded(bytes[start..<index])
    index += 1
    return (key, value)
  }

  private mutating func name() throws(Malformed) -> String {
    let start = index
    while index < bytes.count, !Self.isBlank(bytes[index]), !Self.endsName.contains(bytes[index]) {
      index += 1
    }
    guard index > start else { throw Malformed() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static let endsName = Array("<>/='\"&!?[];,".utf8)

  /// A text with its entities replaced.
  private func decoded(_ text: ArraySlice<UInt8>) throws(Malformed) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var decoded: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        decoded.append(byte)
        continue
      }
      guard let end = rest.prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw Malformed() }
      let scalar = try Self.entity(String(decoding: rest[..<end], as: UTF8.self))
      decoded += Array(String(Character(scalar)).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func entity(_ name: String) throws(Malformed) -> Unicode.Scalar {
    if let known = entities[name] { return known }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard name.hasPrefix("#"), digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0,
      let scalar = Unicode.Scalar(number)
    else { throw Malformed() }
    return scalar
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func skipBlanks() {
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
  }

  /// Steps over a mark if it stands here.
  private mutating func skips(_ mark: StaticString) -> Bool {
    guard stands(mark) else { return false }
    index += mark.utf8CodeUnitCount
    return true
  }

  private func stands(_ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Steps over the next such mark, and what stands before it, which is the result.
  @discardableResult
  private mutating func skip(through mark: StaticString) throws(Malformed) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count {
      if stands(mark) {
        defer { index += mark.utf8CodeUnitCount }
        return bytes[start..<index]
      }
      index += 1
    }
    throw Malformed()
  }
}
