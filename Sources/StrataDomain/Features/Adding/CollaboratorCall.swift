/// A statement that asks something of what a type holds: `orders = try await fetch.execute(id: id)`.
struct CollaboratorCall: Equatable {
  /// What becomes of the answer.
  enum Use: Equatable {
    case returned
    case bound(String)
    case assigned(String)
    case dropped
  }

  var use: Use
  /// What is asked, and for what.
  var property: String
  var member: String
  /// What is handed over, without labels.
  var arguments: [String]
  /// What is done with the answer in the same expression: `.map { $0.toDomain() }`.
  var suffix: String

  /// The call that a statement is; nil for one that is more, or something else.
  init?(_ statement: String) {
    var text = statement[...]
    func cut(_ head: String) -> Bool {
      guard text.hasPrefix(head) else { return false }
      text = text.dropFirst(head.count)
      return true
    }
    if cut("return ") {
      use = .returned
    } else if let equals = text.firstRange(of: " = "), !text[..<equals.lowerBound].contains("(") {
      var name = text[..<equals.lowerBound]
      let isLocal = name.hasPrefix("let ")
      if isLocal { name = name.dropFirst("let ".count) }
      if name.hasPrefix("self.") { name = name.dropFirst("self.".count) }
      guard AddedField.isName(String(name)) else { return nil }
      use = isLocal ? .bound(String(name)) : .assigned(String(name))
      text = text[equals.upperBound...]
    } else {
      use = .dropped
    }
    _ = cut("try ")
    _ = cut("await ")
    _ = cut("self.")
    guard let open = text.firstIndex(of: "(") else { return nil }
    let path = text[..<open].split(separator: ".", omittingEmptySubsequences: false).map(
      String.init)
    guard path.count == 2 || path.count == 1, path.allSatisfy(AddedField.isName),
      path[0].first?.isLowercase == true,
      let (inside, rest) = TypeText.bracketed(String(text[open...]))
    else { return nil }
    property = path[0]
    member = path.count == 2 ? path[1] : "callAsFunction"
    suffix = rest
    guard rest.isEmpty || rest.first == "." else { return nil }
    arguments = TypeText.split(inside, at: ",").map { argument in
      let pieces = TypeText.split(argument, at: ":").map { TypeText.plain($0) }
      return pieces.count == 2 ? pieces[1] : TypeText.plain(argument)
    }.filter { !$0.isEmpty }
  }

  /// Whether an expression says nothing but what anybody can read: names of values it is given, and
  /// of members and types.
  static func isPlain(_ expression: String, given names: Set<String>) -> Bool {
    if expression.contains("\"") { return false }
    var isMember = false
    var word = ""
    for character in expression + " " {
      if character.isLetter || character.isNumber || character == "_" || character == "$" {
        word.append(character)
        continue
      }
      if !word.isEmpty, !isMember, !names.contains(word), !word.hasPrefix("$"),
        word.first?.isNumber != true, word.first?.isUppercase != true,
        !["try", "true", "false", "nil"].contains(word)
      {
        return false
      }
      if !word.isEmpty || character != " " { isMember = character == "." }
      word = ""
    }
    return true
  }
}
