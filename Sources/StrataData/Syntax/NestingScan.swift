/// How deep the brackets of a file go, before a parser that recurses looks at it.
enum NestingScan {
  /// Files with more open brackets at once are not parsed; what people and generators write stays
  /// far below.
  private static let maximumDepth = 10_000

  /// The parser looks ahead twice at each `[` that may begin a type, so that its time doubles with
  /// each one directly inside another: `[[[[`.
  private static let maximumRun = 14

  /// Whether parsing the file would take unbounded stack or time. Brackets in strings and comments
  /// count too: what matters is that none is missed.
  static func isTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var open = 0
    var angles = 0
    var conditions = 0
    var run = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["):
        open += 1
        run += 1
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: "{"):
        open += 1
        run = 0
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        open = max(0, open - 1)
        run = 0
      case UInt8(ascii: "<"):
        // Before a space it compares.
        if index + 1 < bytes.count, bytes[index + 1] > UInt8(ascii: " ") { angles += 1 }
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "#"):
        let rest = bytes[(index + 1)...]
        if rest.starts(with: "if ".utf8) { conditions += 1 }
        if rest.starts(with: "endif".utf8) { conditions = max(0, conditions - 1) }
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "\""),
        UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"):
        run = 0
      default: continue
      }
      if max(open, angles, conditions) > maximumDepth || run > maximumRun { return true }
    }
    return false
  }
}
