package import StrataCode

extension Phrase {
  /// The text as most tests look at it.
  package var english: String { text(in: .english) }

  /// Whether the English text holds another.
  package func contains(_ text: String) -> Bool { english.contains(text) }

  /// Whether the English text begins with another.
  package func hasPrefix(_ text: String) -> Bool { english.hasPrefix(text) }
}

/// A literal in a test stands for a text that is the same in all languages.
extension Phrase: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) { self.init(verbatim: text) }
}
