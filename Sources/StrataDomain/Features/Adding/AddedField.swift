/// A value that a type holds: `price: Decimal?`.
package struct AddedField: Sendable, Equatable {
  package var name: String
  /// The type as it is written.
  package var type: String

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }

  /// The field that a text of the form `name:Type` says; nil for another text.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    name = Self.trimmed(text[..<colon])
    type = Self.trimmed(text[text.index(after: colon)...])
    guard Self.isName(name), !type.isEmpty, Self.isBalanced(type) else { return nil }
  }

  /// The names of types in the written type.
  var typeNames: [String] {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { String($0) }
      .filter { $0.first?.isUppercase == true }
  }

  /// Whether a word can be the name of a value or, with a capital, of a type.
  static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !keywords.contains(word)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Whether brackets close as they open, and nothing else than a type is written.
  private static func isBalanced(_ type: String) -> Bool {
    var open: [Character] = []
    for character in type {
      switch character {
      case "[", "(", "<": open.append(character)
      case "]": guard open.popLast() == "[" else { return false }
      case ")": guard open.popLast() == "(" else { return false }
      case ">": guard open.popLast() == "<" else { return false }
      case "?", ".", ",", ":", " ", "_", "&": break
      default: guard character.isLetter || character.isNumber else { return false }
      }
    }
    return open.isEmpty
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "protocol", "public",
    "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return",
    "switch", "where", "while", "as", "catch", "false", "is", "nil", "super", "self", "Self",
    "throw", "throws", "true", "try", "Any", "_",
  ]
}
