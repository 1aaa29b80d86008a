/// Strings and numbers in JSON's spelling, the same in every locale.
enum JSONToken {
  /// The spelling of a value that holds no others.
  static func scalar(_ value: JSONValue) -> String {
    switch value {
    case .bool(let flag): flag ? "true" : "false"
    case .int(let number): String(number)
    case .number(let number, let decimals): self.number(number, decimals: decimals)
    case .string(let text): string(text)
    case .null, .array, .object, .row, .phrase: "null"
    }
  }

  /// A quoted string; control characters are escaped, also those that only terminals obey, and
  /// `##[`, which GitHub would in a log.
  static func string(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "[" where quoted.utf8.suffix(2).elementsEqual("##".utf8): quoted += "\\u005b"
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// Whether a byte is spelled as it is, whatever stands beside it; of most texts all are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  /// A number rounded to so many decimals, without trailing zeros.
  static func number(_ number: Double, decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number * Double(scale)).rounded()
    guard let units = Int(exactly: scaled) else { return "0" }
    let magnitude = units.magnitude
    let whole = (units < 0 ? "-" : "") + String(magnitude / UInt(scale))
    var fraction = String(magnitude % UInt(scale))
    fraction = String(repeating: "0", count: max(0, decimals - fraction.count)) + fraction
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }
}
