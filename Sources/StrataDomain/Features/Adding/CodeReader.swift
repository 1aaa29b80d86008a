/// Cuts a Swift text into tokens.
struct CodeReader {
  private let text: [UInt8]
  private var index = 0
  private(set) var tokens: [CodeTokens.Token] = []
  /// The literals that are open, with how deep the code inside them is in brackets.
  private var literals: [Literal] = []

  private struct Literal {
    var hashes: Int
    var isLong: Bool
    var depth = 0
  }

  init(_ text: [UInt8]) { self.text = text }

  /// Reads the whole text; whether it could be.
  mutating func read() -> Bool {
    while index < text.count {
      guard readToken() else { return false }
    }
    return literals.isEmpty
  }

  private mutating func readToken() -> Bool {
    let byte = text[index]
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: index += 1
    case UInt8(ascii: "/"): return readSlash()
    case UInt8(ascii: "\""): return open(hashes: 0)
    case UInt8(ascii: "#"):
      let hashes = text[index...].prefix { $0 == byte }.count
      let next = at(index + hashes)
      if next == UInt8(ascii: "\"") { return open(hashes: hashes) }
      if next == UInt8(ascii: "/") { return false }
      add(.word, to: end(ofWord: index + hashes))
    case UInt8(ascii: "`"):
      guard let end = text[(index + 1)...].firstIndex(of: byte) else { return false }
      add(.word, to: end + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "-") where at(index + 1) == UInt8(ascii: ">"): add(.mark, to: index + 2)
    case UInt8(ascii: "("):
      if !literals.isEmpty { literals[literals.count - 1].depth += 1 }
      add(.mark, to: index + 1)
    case UInt8(ascii: ")"):
      add(.mark, to: index + 1)
      guard !literals.isEmpty else { return true }
      literals[literals.count - 1].depth -= 1
      if literals[literals.count - 1].depth == 0 { return readLiteral(from: index) }
    default:
      if Self.isWord(byte) {
        add(.word, to: end(ofWord: index))
      } else {
        add(.mark, to: index + 1)
      }
    }
    return true
  }

  private mutating func add(_ kind: CodeTokens.Kind, to end: Int) {
    tokens.append(CodeTokens.Token(kind: kind, bytes: index..<end))
    index = end
  }

  private func at(_ position: Int) -> UInt8 { position < text.count ? text[position] : 0 }

  private func end(ofWord start: Int) -> Int {
    text[start...].firstIndex { !Self.isWord($0) } ?? text.count
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func readNumber() {
    var end = end(ofWord: index)
    if at(end) == UInt8(ascii: "."), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(at(end + 1)) {
      end = self.end(ofWord: end + 1)
    }
    add(.number, to: end)
  }

  /// A comment, which is skipped, or a division.
  private mutating func readSlash() -> Bool {
    if at(index + 1) == UInt8(ascii: "/") {
      index = text[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? text.count
      return true
    }
    if at(index + 1) == UInt8(ascii: "*") { return skipBlock() }
    // What stands behind nothing that can be divided is an expression of its own language.
    guard let last = tokens.last,
      last.kind != .mark || ")]}".utf8.contains(text[last.bytes.lowerBound])
        || at(index + 1) == 0x20
    else { return false }
    add(.mark, to: index + 1)
    return true
  }

  private mutating func skipBlock() -> Bool {
    var depth = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "/"), at(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if text[index] == UInt8(ascii: "*"), at(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  private mutating func open(hashes: Int) -> Bool {
    let start = index + hashes
    let isLong = text[start...].starts(with: Array("\"\"\"".utf8))
    literals.append(Literal(hashes: hashes, isLong: isLong))
    return readLiteral(from: start + (isLong ? 3 : 1))
  }

  /// Goes on in the innermost literal, to its end or to code inside it.
  private mutating func readLiteral(from start: Int) -> Bool {
    guard let literal = literals.last else { return false }
    let first = index
    index = start
    defer { tokens.append(CodeTokens.Token(kind: .literal, bytes: first..<index)) }
    let marks = Array(repeating: UInt8(ascii: "#"), count: literal.hashes)
    let close = Array((literal.isLong ? "\"\"\"" : "\"").utf8) + marks
    let escape = [UInt8(ascii: "\\")] + marks
    while index < text.count {
      if text[index] == UInt8(ascii: "\\"), text[index...].starts(with: escape) {
        index += escape.count
        if at(index) == UInt8(ascii: "(") { return true }
        index += 1
      } else if text[index] == UInt8(ascii: "\""), text[index...].starts(with: close) {
        index += close.count
        literals.removeLast()
        return true
      } else if !literal.isLong, text[index] == 0x0A || text[index] == 0x0D {
        return false
      } else {
        index += 1
      }
    }
    return false
  }
}
