/// The statements of a body, as far as they can be told apart by brackets and lines.
enum BodyText {
  /// The body behind a signature, without its braces; nil where there is none.
  static func body(_ tail: String) -> String? {
    guard let (_, rest) = TypeText.bracketed(tail), let open = rest.firstIndex(of: "{"),
      let close = rest.lastIndex(of: "}"), open < close
    else { return nil }
    return String(rest[rest.index(after: open)..<close])
  }

  /// What stands for a line's end inside of a block.
  static let lineEnd: Character = "\u{2}"

  /// The statements, each in one line; a comment is none.
  static func statements(_ body: String) -> [String] {
    var statements: [String] = []
    var current = ""
    var open: [Character] = []
    for line in body.split(whereSeparator: \.isNewline) {
      let line = TypeText.plain(line)
      if line.isEmpty || line.hasPrefix("//") { continue }
      let goesOn =
        line.hasPrefix(".") || line.hasPrefix("?") || line.hasPrefix("else")
        || line.hasPrefix("} catch") || line.hasPrefix("catch")
      if open.isEmpty, !goesOn, !current.isEmpty, !current.hasSuffix("=") {
        statements.append(current)
        current = ""
      }
      let joins =
        current.isEmpty || line.hasPrefix(".") || current.hasSuffix("(") || line.hasPrefix(")")
      current += (joins ? "" : open.last == "{" && !goesOn ? String(lineEnd) : " ") + line
      for character in line {
        if "([{".contains(character) { open.append(character) }
        if ")]}".contains(character) { _ = open.popLast() }
      }
    }
    if !current.isEmpty { statements.append(current) }
    return statements
  }

  /// What is in `do { … }`, and in the `catch { … }` that takes what no other does; nil for another
  /// statement, and for one that catches in a way that is not understood.
  static func attempt(_ statement: String) -> (inside: [String], failure: [String])? {
    guard statement.hasPrefix("do {") else { return nil }
    var blocks: [(head: String, body: String)] = []
    var rest = statement[...]
    while let open = rest.firstIndex(of: "{"), let close = closing(open, in: rest) {
      let head = TypeText.plain(rest[..<open])
      blocks.append((head, String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    guard TypeText.plain(rest).isEmpty, let first = blocks.first, let last = blocks.last,
      blocks.count > 1, last.head == "catch"
    else { return nil }
    return (lines(first.body), lines(last.body))
  }

  /// The statements of a block whose lines were joined: only blocks of one can be told.
  private static func lines(_ block: String) -> [String] {
    let text = TypeText.plain(block)
    return text.isEmpty ? [] : text.split(separator: lineEnd).map { TypeText.plain($0) }
  }

  private static func closing(_ open: Substring.Index, in text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text[open...].indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
