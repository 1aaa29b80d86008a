extension String {
  /// The text without anything that could steer a terminal: what is no visible text becomes `�`.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.steersTerminals ? "\u{FFFD}" : $0 }))
  }

  /// How many columns a terminal needs for the text.
  var columns: Int {
    reduce(0) { $0 + $1.columns }
  }

  /// The text in exactly so many columns, cut with `…` or filled with spaces.
  func fitted(to width: Int) -> String {
    guard columns > width else { return self + String(repeating: " ", count: width - columns) }
    var result = ""
    var used = 0
    for character in self {
      guard used + character.columns < width else { break }
      result.append(character)
      used += character.columns
    }
    return result + "…" + String(repeating: " ", count: max(0, width - used - 1))
  }
}

extension Character {
  /// How many columns a terminal needs for the character.
  fileprivate var columns: Int {
    let widths = unicodeScalars.map(\.columns)
    return widths.contains(2) ? 2 : widths.reduce(0, +)
  }
}

extension Unicode.Scalar {
  fileprivate var steersTerminals: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: true
    default: properties.isBidiControl
    }
  }

  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: Self.wide.contains { $0.contains(value) } ? 2 : 1
    }
  }

  /// The scripts and signs that take two columns.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
    0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
