/// One reading of a text, line by line: what of it is code, what comment and what literal.
///
/// It follows the lexer of swift-syntax, which works from the last token and a stack of literals.
struct CodeScanner {
  /// How deep the code nests so far.
  var depths = NestingDepths()
  /// How many words, signs and literals it has so far.
  private(set) var tokens = 0

  /// A literal that is open, or code inside one.
  private enum Mode: Equatable {
    case text(quote: UInt8, pounds: Int, isMultiline: Bool)
    case interpolation(parentheses: Int)
  }

  private var modes: [Mode] = []
  private var comments = 0
  private var position = 0
  /// Where the operator began that the position is in.
  private var operatorStart: Int?
  private var triedOperator = false
  /// Whether what stands before is a whole expression, behind which `/` divides.
  private var isBehindValue = false
  /// Whether the name of an operator follows.
  private var isBehindFunc = false

  /// Whether the other reads what follows in the same way.
  func goesOn(like other: CodeScanner) -> Bool {
    modes == other.modes && comments == other.comments && position == other.position
      && isBehindValue == other.isBehindValue
  }

  /// Reads on to the end of a line; `others` takes in what else it may mean.
  mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ others: inout [CodeScanner]
  ) {
    if position > line.upperBound { return }
    let line = CodeLine(text: text, end: line.upperBound)
    if position == 0, line.holds("#!", at: 0) { position = line.end }
    skipConflict(in: line)
    while position < line.end {
      if comments > 0 {
        skipComment(in: line)
      } else if case .text(let quote, let pounds, let isMultiline) = modes.last {
        readText(in: line, quote: quote, pounds: pounds, isMultiline: isMultiline)
      } else {
        readCode(in: line, &others)
      }
    }
    depths.count(upTo: position)
    if position == line.end { endLine() }
  }

  /// A literal of one line ends with it, and so does what stands inside.
  private mutating func endLine() {
    operatorStart = nil
    position += 1
    guard comments == 0 else { return }
    if !modes.isEmpty { tokens += 1 }
    while let last = modes.last {
      let literal = if case .text = last { last } else { modes.dropLast().last }
      guard case .text(_, _, isMultiline: false) = literal else { return }
      modes.removeLast()
    }
  }

  /// Between the marks of a merge conflict the lexer reads nothing.
  private mutating func skipConflict(in line: CodeLine) {
    let isAtStart = position == 0 || line.endsLine(position - 1)
    guard comments == 0, isAtStart, let end = line.endOfConflict(at: position) else { return }
    if case .text = modes.last { return }
    position = end
  }

  private mutating func skipComment(in line: CodeLine) {
    if line.holds("*/", at: position) {
      comments -= 1
      position += 2
    } else if line.holds("/*", at: position) {
      comments += 1
      position += 2
    } else {
      position += 1
    }
  }

  private mutating func readText(
    in line: CodeLine, quote: UInt8, pounds: Int, isMultiline: Bool
  ) {
    let byte = line.text[position]
    if byte == UInt8(ascii: "\\"), line.holdsPounds(pounds, at: position + 1) {
      let escaped = position + 1 + pounds
      if escaped < line.end, line.text[escaped] == UInt8(ascii: "(") {
        modes.append(.interpolation(parentheses: 0))
        depths.takeInterpolation(depth: modes.count / 2)
        depths.take(UInt8(ascii: "("), after: byte, at: position)
        isBehindValue = false
      }
      position = min(escaped + 1, line.end)
    } else if byte == quote, !isMultiline || line.holds("\"\"\"", at: position),
      line.holdsPounds(pounds, at: position + (isMultiline ? 3 : 1))
    {
      position += isMultiline ? 3 : 1
      if pounds > 0 { position = line.endOfPounds(from: position) }
      modes.removeLast()
      endLiteral(at: position)
    } else {
      position += 1
    }
  }

  private mutating func endLiteral(at end: Int) {
    position = end
    operatorStart = nil
    isBehindValue = true
    isBehindFunc = false
    tokens += 1
    depths.takeLiteral()
  }

  private mutating func readCode(in line: CodeLine, _ others: inout [CodeScanner]) {
    let byte = line.text[position]
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"):
      operatorStart = nil
      // A line begins with many.
      repeat { position += 1 } while position < line.end && line.text[position] == byte
    case UInt8(ascii: "/") where line.holds("//", at: position): position = line.end
    case UInt8(ascii: "/") where line.holds("/*", at: position):
      comments = 1
      operatorStart = nil
      position += 2
    case UInt8(ascii: "/"):
      let end =
        operatorStart == nil && !isBehindFunc ? line.endOfCertainExpression(at: position) : nil
      if let end { return endLiteral(at: end) }
      readSlash(in: line, &others)
      readPunctuation(byte, in: line)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): openText(in: line, pounds: 0)
    case UInt8(ascii: "#"): readPounds(in: line)
    case UInt8(ascii: "`"), UInt8(ascii: "<"), 0xE2:
      if let end = line.endOfQuotedWord(at: position) { return endLiteral(at: end) }
      if let end = line.endOfOddName(at: position) {
        var other = self
        other.endLiteral(at: end)
        others.append(other)
      }
      readPunctuation(byte, in: line)
    case _ where CodeWord.begins(with: byte): readWord(in: line)
    default: readPunctuation(byte, in: line)
    }
  }

  private mutating func readWord(in line: CodeLine) {
    let start = position
    var word: UInt64 = 0
    while position < line.end, CodeWord.continues(with: line.text[position]) {
      if position - start < 8 { word = word << 8 | UInt64(line.text[position]) }
      position += 1
    }
    let isFree =
      position == line.end || line.text[position] <= 0x20
      || line.text[position] == UInt8(ascii: "/")
    depths.takeWord(word, length: position - start, isFree: isFree)
    operatorStart = nil
    tokens += 1
    isBehindValue = !CodeWord.expectsValue(word)
    isBehindFunc = CodeWord.namesOperator(word)
  }

  private mutating func readPunctuation(_ byte: UInt8, in line: CodeLine) {
    isBehindFunc = false
    let previous = position > 0 ? line.text[position - 1] : 0
    depths.take(byte, after: previous, at: position)
    if !CodeWord.isDigit(byte) || !CodeWord.isDigit(previous) { tokens += 1 }
    if CodeLine.isOfOperator(byte) {
      if operatorStart == nil { (operatorStart, triedOperator) = (position, false) }
    } else {
      operatorStart = nil
    }
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "`"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      isBehindValue = true
    // What stands before these says whether a value follows.
    case UInt8(ascii: "!"), UInt8(ascii: "?"): break
    default: isBehindValue = false
    }
    if case .interpolation(let open) = modes.last {
      if byte == UInt8(ascii: "(") {
        modes[modes.count - 1] = .interpolation(parentheses: open + 1)
      } else if byte == UInt8(ascii: ")") {
        modes.removeLast()
        if open > 0 { modes.append(.interpolation(parentheses: open - 1)) }
      }
    }
    position += 1
  }

  /// Follows what it means if a `/` that does not divide begins a regular expression.
  private mutating func readSlash(in line: CodeLine, _ others: inout [CodeScanner]) {
    let start = operatorStart ?? position
    if operatorStart != nil && triedOperator || line.isBehindWord(start) { return }
    if operatorStart == nil { operatorStart = start }
    triedOperator = true
    let next = position + 1 < line.end ? line.text[position + 1] : 0x20
    let isSpaced = next == 0x20 || next == 0x09
    if isSpaced && isBehindValue { return }
    var ends: [Int] = []
    if let end = line.endOfExpression(from: position + 1, pounds: 0) { ends.append(end) }
    // Where only an expression can stand, it is one, though it has no end.
    if !isBehindValue { ends.append(line.end) }
    for end in ends {
      var other = self
      other.endLiteral(at: end)
      others.append(other)
    }
  }

  /// A row of `#` begins a raw string, a regular expression or a directive.
  private mutating func readPounds(in line: CodeLine) {
    let end = line.endOfPounds(from: position)
    let pounds = end - position
    operatorStart = nil
    if end < line.end, line.text[end] == UInt8(ascii: "\"") {
      position = end
      return openText(in: line, pounds: pounds)
    }
    if end < line.end, line.text[end] == UInt8(ascii: "/") {
      return endLiteral(at: line.endOfLongExpression(from: end + 1, pounds: pounds))
    }
    depths.take(UInt8(ascii: "#"), after: 0, at: position)
    if line.holds("if", at: end) { depths.takeCondition(opens: true) }
    if line.holds("endif", at: end) { depths.takeCondition(opens: false) }
    isBehindValue = false
    position = end
  }

  private mutating func openText(in line: CodeLine, pounds: Int) {
    let quote = line.text[position]
    let isMultiline = line.opensLongText(at: position, pounds: pounds)
    modes.append(.text(quote: quote, pounds: pounds, isMultiline: isMultiline))
    position += isMultiline ? 3 : 1
  }
}
