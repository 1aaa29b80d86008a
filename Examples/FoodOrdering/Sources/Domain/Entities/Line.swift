/// What a line of text that people type may hold.
enum Line {
  /// Whether there is something, not too much of it, and nothing that breaks or hides lines.
  static func isUsable(_ text: String, atMost limit: Int) -> Bool {
    !text.isEmpty && isHarmless(text, atMost: limit)
  }

  /// The same, where nothing may be said, too.
  static func isHarmless(_ text: String, atMost limit: Int) -> Bool {
    text.count <= limit && text.utf8.count <= 4 * limit
      && text.unicodeScalars.allSatisfy { !isControl($0) }
  }

  /// Control characters, line separators, and marks that turn the direction of a line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
