/// What can be told of a line of Ruby without understanding Ruby.
enum RubyLine {
  /// The line up to a comment.
  static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    let code = outsideQuotes(of: line, &quote)
    return code.first { line[$0] == "#" }.map { line[..<$0] } ?? line
  }

  /// How many more brackets a line opens than it closes, none inside quotes; `quote` is the one
  /// that is open before and after the line.
  static func openBrackets(in line: Substring, _ quote: inout Character?) -> Int {
    outsideQuotes(of: line, &quote).reduce(0) { depth, index in
      "[{(".contains(line[index]) ? depth + 1 : "]})".contains(line[index]) ? depth - 1 : depth
    }
  }

  /// Where a line is code and no text in quotes; `quote` is the one open before and after it.
  private static func outsideQuotes(
    of line: Substring, _ quote: inout Character?
  ) -> [Substring.Index] {
    var outside: [Substring.Index] = []
    var isEscaped = false
    for index in line.indices {
      let character = line[index]
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = quote != nil
      } else if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else {
        outside.append(index)
      }
    }
    return outside
  }

  /// `DESC` of `s.description = <<-DESC`.
  static func heredoc(in line: String) -> Substring? {
    guard let mark = line.firstRange(of: "<<") else { return nil }
    let rest = line[mark.upperBound...].drop { "-~'\"".contains($0) }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || name.first?.isNumber == true ? nil : name
  }

  /// `s` of `… do |s|` and `Pod::Spec.new { |s|`, "" of a `do` without one.
  static func blockVariable(_ line: Substring) -> Substring? {
    let brace = line.contains("Spec.new") ? line.firstIndex(of: "{") : nil
    guard let mark = line.range(of: " do") ?? brace else { return nil }
    let rest = line[mark...].dropFirst(mark == brace ? 1 : 3).drop(while: \.isWhitespace)
    if rest.isEmpty { return "" }
    guard rest.first == "|" else { return nil }
    return rest.dropFirst().prefix { $0 != "|" && $0 != "," && $0 != " " }
  }

  /// Whether a statement is `Pod::Spec.new { |s|`, whose brace the last line of the file closes.
  static func opensSpecification(_ statement: String) -> Bool {
    guard statement.utf8.count < 200, statement.contains("Spec.new"),
      let brace = statement.firstIndex(of: "{")
    else { return false }
    let rest = statement[brace...].dropFirst().filter { !$0.isWhitespace }
    return rest.hasPrefix("|") && rest.hasSuffix("|")
  }

  /// The strings written in a line, and the words of `%w[…]`.
  static func literals(in line: Substring) -> [String] {
    var found: [String] = []
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "'" || $0 == "%" }) {
      let mark = rest[start]
      var inner = rest[start...].dropFirst()
      if mark == "%" {
        guard let kind = inner.first, kind == "w" || kind == "W", let open = inner.dropFirst().first
        else {
          rest = inner
          continue
        }
        let close: Character = ["[": "]", "(": ")", "{": "}"][open] ?? open
        inner = inner.dropFirst(2)
        let words = inner.prefix { $0 != close }
        found += words.split(whereSeparator: \.isWhitespace).map(String.init)
        rest = inner.dropFirst(words.count + 1)
        continue
      }
      guard let end = inner.firstIndex(of: mark) else { break }
      found.append(String(inner[..<end]))
      rest = inner[end...].dropFirst()
    }
    return found
  }
}

extension Substring {
  /// Where ` do` stands as a word.
  fileprivate func range(of word: String) -> Index? {
    var rest = self
    while let found = rest.firstRange(of: word) {
      let next = rest[found.upperBound...].first
      if next == nil || next == " " || next == "\t" { return found.lowerBound }
      rest = rest[found.upperBound...]
    }
    return nil
  }
}
