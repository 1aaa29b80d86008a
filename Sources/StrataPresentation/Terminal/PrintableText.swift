internal import StrataDomain

extension String {
  /// The text with nothing in it that a terminal would obey.
  var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    return reduce(into: "") { $0 += $1.visible }
  }

  /// The text with every run of blanks and line ends as one space.
  var singleLine: String {
    split { $0.isNewline || $0 == " " || $0 == "\t" }.joined(separator: " ")
  }
}

extension Phrase {
  /// The text on one line with nothing in it that a terminal would obey.
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
