internal import StrataCode

/// The calls of `MainActor.run` in code that is on the main actor anyway, and of `DispatchQueue.main.async`
/// where that code waits for others, as the statements that they run.
struct NeedlessHops {
  /// What takes the place of bytes, and how the call is written.
  let changes: [(bytes: Range<Int>, text: String, call: String)]
  /// What tasks say of the main actor, which they are on anyway: `@MainActor in`.
  let marks: [Range<Int>]

  /// Those between two offsets; what they return or declare, and what runs elsewhere, keeps them.
  init(in extent: Range<Int>, _ tokens: CodeTokens) {
    let runs = tokens.positions(of: "MainActor").filter { index in
      tokens.isAt(index + 1, ".") && tokens.isAt(index + 2, "run") && index > 0
        && tokens.isAt(index - 1, "await") && !tokens.isAt(index - 2, "try")
    }.map { (first: $0 - 1, block: $0 + 3, call: "MainActor.run") }
    let queued = tokens.positions(of: "DispatchQueue").filter { index in
      tokens.isAt(index + 1, ".") && tokens.isAt(index + 2, "main") && tokens.isAt(index + 3, ".")
        && tokens.isAt(index + 4, "async") && Self.waits(index, tokens)
    }.map { (first: $0, block: $0 + 5, call: "DispatchQueue.main.async") }
    var changes: [(bytes: Range<Int>, text: String, call: String)] = []
    var end = extent.lowerBound
    for hop in (runs + queued).sorted(by: { $0.first < $1.first }) {
      let start = tokens.all[hop.first].bytes.lowerBound
      guard start >= end, start < extent.upperBound, Self.isOnMainActor(hop.first, tokens),
        let body = Self.body(of: hop.block, from: start, tokens)
      else { continue }
      changes.append((body.bytes, body.text, hop.call))
      end = body.bytes.upperBound
    }
    self.changes = changes
    marks = tokens.positions(of: "MainActor").compactMap { index in
      guard index > 1, tokens.isAt(index - 1, "@"), tokens.isAt(index - 2, "{"),
        Self.isTask(index - 2, tokens), tokens.isAt(index + 1, "in", "["),
        case let bytes = tokens.all[index].bytes, extent.contains(bytes.lowerBound),
        !changes.contains(where: { $0.bytes.overlaps(bytes) }), Self.isOnMainActor(index, tokens)
      else { return nil }
      let start = tokens.all[index - 2].bytes.upperBound
      return tokens.isAt(index + 1, "in")
        ? start..<tokens.all[index + 1].bytes.upperBound
        : tokens.all[index - 1].bytes.lowerBound..<tokens.all[index + 1].bytes.lowerBound
    }
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
      first.words.last?.hasSuffix("{") == true,
      tokens.all[open + 1].bytes.lowerBound >= Int(first.whole.end),
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

  /// Whether a token stands in a task or in a function that waits: there a queue is asked because other code
  /// may have gone on elsewhere, and not to put something off.
  private static func waits(_ index: Int, _ tokens: CodeTokens) -> Bool {
    var index = index
    while let open = tokens.opening(around: index) {
      let words = header(of: open, tokens)
      if isTask(open, tokens) { return true }
      if words.contains("func") { return words.contains("async") }
      if words.isDisjoint(with: statements) { return false }
      index = open
    }
    return false
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
