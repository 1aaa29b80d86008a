/// A line of a text, and what can be said of it by looking ahead.
struct CodeLine {
  let text: UnsafeBufferPointer<UInt8>
  /// Where the line ends, before what ends it.
  let end: Int

  /// Whether the line goes on with a mark.
  func holds(_ mark: StaticString, at start: Int) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard start + count <= end else { return false }
    for offset in 0..<count where mark.utf8Start[offset] != text[start + offset] { return false }
    return true
  }

  /// Whether so many `#` stand at a place.
  func holdsPounds(_ count: Int, at start: Int) -> Bool {
    guard start + count <= end else { return false }
    return text[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The end of the row of `#` at a place.
  func endOfPounds(from start: Int) -> Int {
    var index = start
    while index < end, text[index] == UInt8(ascii: "#") { index += 1 }
    return index
  }

  /// Whether a line ends with the byte.
  func endsLine(_ index: Int) -> Bool { text[index] == 0x0A || text[index] == 0x0D }

  /// Whether what stands before is no blank and no opening mark, so that an operator divides.
  func isBehindWord(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch text[start - 1] {
    case 0, 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"),
      UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0xA0:
      return false
    case UInt8(ascii: "/"): return start < 2 || text[start - 2] != UInt8(ascii: "*")
    default: return true
    }
  }

  /// Whether a byte can be part of an operator.
  static func isOfOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  /// Whether a quote opens a text of several lines: `#"""#` is one of one line.
  func opensLongText(at start: Int, pounds: Int) -> Bool {
    guard holds("\"\"\"", at: start) else { return false }
    if pounds == 0 { return true }
    if holdsPounds(pounds, at: start + 3) { return false }
    var index = start + 3
    while index < end {
      if text[index] == UInt8(ascii: "\""), holdsPounds(pounds, at: index + 1) { return false }
      index += 1
    }
    return true
  }

  /// The end of what begins with a `/` and can be nothing but a regular expression: a blank stands
  /// before it and none behind it, its parentheses pair up, and it ends in the line.
  func endOfCertainExpression(at slash: Int) -> Int? {
    if isBehindWord(slash) { return nil }
    var behind = slash + 1
    while behind < end, text[behind] < 0x80, Self.isOfOperator(text[behind]) { behind += 1 }
    guard behind < end, text[behind] > 0x20, text[behind] < 0x80,
      !")]},;:".utf8.contains(text[behind])
    else { return nil }
    var (groups, classes, index) = (0, 0, slash + 1)
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/"):
        let isBlank = text[index - 1] == 0x20 || text[index - 1] == 0x09
        let isEnd = !isBlank && !holds("//", at: index) && !holds("/*", at: index)
        return isEnd && index > slash + 1 ? index + 1 : nil
      case UInt8(ascii: "("): groups += classes == 0 ? 1 : 0
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0 { return nil }
        groups -= 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The end of a regular expression in the line; nil if it has none there.
  func endOfExpression(from start: Int, pounds: Int) -> Int? {
    endOfExpression(from: start, to: end, pounds: pounds)
  }

  private func endOfExpression(from start: Int, to end: Int, pounds: Int) -> Int? {
    let wide = CodeLine(text: text, end: end)
    var index = start
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "/") where wide.holdsPounds(pounds, at: index + 1):
        // The end before a comment is none: what there is of the expression ends before it.
        if pounds == 0, wide.holds("//", at: index) || wide.holds("/*", at: index) { return index }
        return pounds == 0 ? index + 1 : wide.endOfPounds(from: index + 1)
      default: index += 1
      }
    }
    return nil
  }

  /// The end of a regular expression behind `#/`, which may go on over lines; without an end it
  /// takes the line.
  func endOfLongExpression(from start: Int, pounds: Int) -> Int {
    var next = start
    while next < end, text[next] == 0x20 || text[next] == 0x09 { next += 1 }
    let isLong = next == end
    return endOfExpression(from: start, to: isLong ? text.count : end, pounds: pounds) ?? end
  }

  /// The end of a word in backticks.
  func endOfQuotedWord(at start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "`") else { return nil }
    var index = start + 1
    while index < end, CodeWord.continues(with: text[index]) { index += 1 }
    return index < end && text[index] == UInt8(ascii: "`") ? index + 1 : nil
  }

  /// The end of a name in backticks, of a placeholder or of a text in curly quotes, which not every
  /// version of the lexer takes for a name.
  func endOfOddName(at start: Int) -> Int? {
    switch text[start] {
    case UInt8(ascii: "`"):
      return text[(start + 1)..<end].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 }
    case UInt8(ascii: "<") where holds("<#", at: start):
      var index = start + 2
      while index < end {
        if holds("#>", at: index) { return index + 2 }
        if holds("<#", at: index) { return nil }
        index += 1
      }
      return nil
    case 0xE2 where holds("\u{201C}", at: start):
      var index = start + 3
      while index < end {
        if holds("\u{201D}", at: index) { return index + 3 }
        index += 1
      }
      return nil
    default: return nil
    }
  }

  /// The end of a merge conflict that is marked at the start of a line: that of the line in which
  /// its last mark stands.
  func endOfConflict(at start: Int) -> Int? {
    let isPerforce = holds(">>>> ", at: start)
    guard isPerforce || holds("<<<<<<< ", at: start) else { return nil }
    let rest = CodeLine(text: text, end: text.count)
    var index = start + 5
    while index < text.count {
      if endsLine(index - 1), rest.holds(isPerforce ? "<<<<\n" : ">>>>>>> ", at: index) {
        index += isPerforce ? 5 : 8
        while index < text.count, !endsLine(index) { index += 1 }
        return index
      }
      index += 1
    }
    return nil
  }
}
