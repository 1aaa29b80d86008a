internal import StrataCode

extension String {
  /// The text with nothing in it that a terminal would obey, nor GitHub, which reads commands in
  /// what is printed: `##[name]` anywhere in a line.
  var printable: String {
    let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
    return (isPlain ? self : reduce(into: "") { $0 += $1.visible }).withoutOldCommands
  }

  /// A path as it may begin a line, where GitHub obeys `::name::` too.
  var printablePath: String {
    let text = printable
    let start = text.drop { $0.isWhitespace }
    return start.utf8.starts(with: "::".utf8) ? "./" + text : text
  }

  /// The text with a sign in each `##[`.
  private var withoutOldCommands: String {
    guard utf8.contains(UInt8(ascii: "#")) else { return self }
    var last: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "[", last == ("#", "#") {
        text.unicodeScalars.removeLast()
        text.unicodeScalars.append("\u{FFFD}")
      }
      text.unicodeScalars.append(scalar)
      last = (last.1, scalar)
    }
  }

  /// The text with every run of blanks and line ends as one space.
  var singleLine: String {
    split { $0.isNewline || $0 == " " || $0 == "\t" }.joined(separator: " ")
  }
}

extension Phrase {
  /// The text on one line with nothing in it that a terminal would obey, nor GitHub.
  func line(in language: Language) -> String { text(in: language).singleLine.printable }
}

extension Character {
  /// The character, or a sign of one column in place of a control character.
  var visible: String {
    guard let first = unicodeScalars.first else { return "" }
    switch first.value {
    case 0..<0x20: return Self.picture(0x2400 + first.value)
    case 0x7F: return Self.picture(0x2421)
    case 0xFEFF: return ""
    default: break
    }
    switch first.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return Self.picture(0xFFFD)
    default: return String(self)
    }
  }

  private static func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String($0) } ?? "?"
  }
}
