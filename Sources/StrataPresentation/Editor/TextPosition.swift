/// A place in a text as editors count: lines and columns from 0.
package struct TextPosition: Sendable, Hashable, Comparable {
  package var line: Int
  /// In the units that were agreed on.
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads `{"line": 1, "character": 2}`.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONValue { .object([("line", .int(line)), ("character", .int(character))]) }

  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

extension JSONValue {
  /// A range of a text.
  static func range(_ range: Range<TextPosition>) -> JSONValue {
    .object([("start", range.lowerBound.json), ("end", range.upperBound.json)])
  }
}
