internal import StrataCode

/// The calls of `MainActor.run` in code that is on the main actor anyway, as the statements that they run.
struct NeedlessHops {
  /// What takes the place of bytes.
  let changes: [(bytes: Range<Int>, text: String)]

  /// Those between two offsets; what they return or declare, and what runs elsewhere, keeps them.
  init(in extent: Range<Int>, _ tokens: CodeTokens) {
    var changes: [(bytes: Range<Int>, text: String)] = []
    var end = extent.lowerBound
    for index in tokens.positions(of: "MainActor") {
      guard tokens.isAt(index + 1, "."), tokens.isAt(index + 2, "run"), index > 0,
        tokens.isAt(index - 1, "await"), !tokens.isAt(index - 2, "try"),
        case let start = tokens.all[index - 1].bytes.lowerBound, start >= end,
        start < extent.upperBound, Self.isOnMainActor(index - 1, tokens),
        let body = Self.body(of: index + 3, from: start, tokens)
      else { continue }
      changes.append(body)
      end = body.bytes.upperBound
    }
    self.changes = changes
  }

  /// The lines that a closure runs, in the place of the whole statement.
  private static func body(
    of open: Int, from start: Int, _ tokens: CodeTokens
  ) -> (bytes: Range<Int>, text: String)? {
    let text = tokens.text
    guard tokens.isAt(open, "{"), let close = tokens.partner(of: open), close > open + 1,
      !(open + 1..<close).contains(where: { tokens.isAt($0, "return", "in") }),
      !(open + 1..<close).contains(where: {
        tokens.isAt($0, "let", "var", "func") && tokens.opening(around: $0) == open
      })
    else { return nil }
    let table = text.withUnsafeBufferPointer { LineTable(of: $0) }
    func line(_ offset: Int) -> TextLine {
      TextLine(table.position(of: UInt32(offset)).line, of: text)
    }
    let (first, last) = (line(start), line(tokens.all[close].bytes.lowerBound))
    guard Int(first.whole.start) + first.indentation.utf8.count == start,
      first.words == ["await", "MainActor.run", "{"] || first.words == ["await", "MainActor.run{"],
      last.words == ["}"], first.indentation == last.indentation
    else { return nil }
    let inner = text[Int(first.whole.end)..<Int(last.whole.start)]
    let deeper = line(tokens.all[open + 1].bytes.lowerBound).indentation
    guard deeper.hasPrefix(first.indentation), deeper != first.indentation else { return nil }
    var lines: [String] = []
    for line in inner.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let words = String(decoding: line, as: UTF8.self)
      if words.allSatisfy(\.isWhitespace) {
        lines.append(words)
      } else {
        guard words.hasPrefix(deeper) else { return nil }
        lines.append(first.indentation + words.dropFirst(deeper.count))
      }
    }
    return (
      Int(first.whole.start)..<Int(last.whole.end), lines.joined(separator: "\n")
    )
  }

  /// Whether nothing but functions, statements and tasks is around a token of a type.
  private static func isOnMainActor(_ index: Int, _ tokens: CodeTokens) -> Bool {
    var index = index
    while let open = tokens.opening(around: index) {
      guard tokens.isAt(open, "{") else { return false }
      let words = header(of: open, tokens)
      if !words.isDisjoint(with: ["nonisolated", "concurrent", "detached"]) { return false }
      if !words.isDisjoint(with: ["class", "extension"]) { return true }
      guard isTask(open, tokens) || !words.isDisjoint(with: statements) else { return false }
      index = open
    }
    return false
  }

  /// Whether a block is what a task runs: `Task {`, `Task(priority: .low) {`.
  private static func isTask(_ open: Int, _ tokens: CodeTokens) -> Bool {
    var index = open - 1
    if tokens.isAt(index, ")"), let partner = tokens.partner(of: index) { index = partner - 1 }
    return tokens.isAt(index, "Task") && !tokens.isAt(index - 1, ".")
  }

  /// The words between a block and what ends before it, those in brackets aside.
  private static func header(of open: Int, _ tokens: CodeTokens) -> Set<String> {
    var words: Set<String> = []
    var index = open - 1
    while index >= 0, !tokens.isAt(index, "{", "}") {
      if let partner = tokens.partner(of: index), partner < index {
        index = partner - 1
        continue
      }
      words.insert(tokens.word(index))
      index -= 1
    }
    return words
  }

  private static let statements: Set<String> = [
    "catch", "do", "else", "for", "func", "if", "init", "switch", "while",
  ]
}
