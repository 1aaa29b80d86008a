/// Cuts the text of a type or a signature where brackets are closed.
enum TypeText {
  /// The pieces of a text between commas or what else, outside of all brackets.
  static func split(_ text: some StringProtocol, at separator: Character) -> [String] {
    var pieces = [""]
    var depth = 0
    var last: Character = " "
    for character in text {
      if "([<{".contains(character) { depth += 1 }
      if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if character == separator && depth == 0 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
      last = character
    }
    return pieces
  }

  /// What is in the round brackets that a text begins with, and what follows them.
  static func bracketed(_ text: String) -> (inside: String, rest: String)? {
    let text = text.drop(while: \.isWhitespace)
    guard text.first == "(" else { return nil }
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 {
        let start = text.index(after: text.startIndex)
        return (String(text[start..<index]), String(text[text.index(after: index)...]))
      }
    }
    return nil
  }

  /// A text in one line, with one blank where there were several and none around it.
  static func plain(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The words of a text: names, with what is between them left out.
  static func words(_ text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
  }

  /// Whether a type is an optional, as its last character says.
  static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }

  /// Whether a type is a function.
  static func isFunction(_ type: String) -> Bool {
    let pieces = split(type.replacing("->", with: "\u{1}"), at: "\u{1}")
    return pieces.count > 1
  }

  /// The simplest value of a type: nothing, none, zero; nil where there is none.
  static func emptyValue(of type: String) -> String? {
    if isOptional(type) { return "nil" }
    if type.hasPrefix("[") && type.hasSuffix("]") {
      return split(type.dropFirst().dropLast(), at: ":").count > 1 ? "[:]" : "[]"
    }
    return simplest[type]
  }

  private static let simplest = [
    "Bool": "false", "Int": "0", "Double": "0", "Float": "0", "String": "\"\"", "Void": "()",
    "()": "()", "": "()",
  ]
}
