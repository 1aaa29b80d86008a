/// Words of code, by their first 8 bytes.
enum CodeWord {
  /// The first 8 bytes of a word as a number.
  static func packed(_ word: String) -> UInt64 {
    word.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether a byte can begin a word.
  static func begins(with byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a byte can stand in a word.
  static func continues(with byte: UInt8) -> Bool {
    begins(with: byte) || isDigit(byte) || byte >= 0x80
  }

  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether an operator, and with it a regular expression, can begin behind a word: behind most
  /// keywords, but behind no name and no value.
  static func expectsValue(_ start: UInt64) -> Bool { keywords.contains(start) }

  /// Whether an operator behind a word is a name: `func / (`.
  static func namesOperator(_ start: UInt64) -> Bool { operatorKeywords.contains(start) }

  private static let operatorKeywords = ["func", "operator"].map { packed($0) }

  private static let keywords = Set(
    [
      "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "copy",
      "consume", "default", "defer", "deinit", "discard", "do", "each", "else", "enum", "extension",
      "fallthrough", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
      "internal", "is", "let", "operator", "precedencegroup", "private", "protocol", "public",
      "repeat", "rethrows", "return", "static", "struct", "subscript", "switch", "then", "throw",
      "throws", "try", "typealias", "unsafe", "var", "where", "while", "yield",
    ].map { packed($0) })
}
