internal import StrataCode
internal import StrataModel

/// A piece of code that stands for one subject among others: a member, a branch, a statement or an
/// element of a list. Beside it there is room for another.
struct WiringUnit: Hashable {
  enum Kind { case member, enumCase, branch, statement, element }

  var file: Int
  var bytes: Range<Int>
  var kind: Kind

  /// The member that is called after a subject.
  init(member place: DeclarationID, in codebase: Codebase) {
    let declaration = codebase.declaration(place)
    file = place.file
    bytes = Int(declaration.extent.start)..<Int(declaration.extent.end)
    kind = declaration.kind == .enumCase ? .enumCase : .member
  }

  private init(_ kind: Kind, _ tokens: CodeTokens, _ range: ClosedRange<Int>, _ file: Int) {
    self.file = file
    self.kind = kind
    bytes =
      tokens.all[range.lowerBound].bytes.lowerBound..<tokens.all[range.upperBound].bytes.upperBound
  }

  /// A branch of a switch.
  init(branch range: ClosedRange<Int>, in file: Int, _ tokens: CodeTokens) {
    self.init(.branch, tokens, range, file)
  }

  /// The whole statement around a token, whatever is beside it.
  init?(statementAround index: Int, in file: Int, _ tokens: CodeTokens) {
    guard let open = tokens.opening(around: index), tokens.isAt(open, "{"),
      let close = tokens.partner(of: open)
    else { return nil }
    let starts = Self.starts(open, close, tokens)
    guard let own = starts.lastIndex(where: { $0 <= index }) else { return nil }
    let end = own + 1 < starts.count ? starts[own + 1] - 1 : close - 1
    self.init(.statement, tokens, starts[own]...end, file)
  }

  private static func starts(_ open: Int, _ close: Int, _ tokens: CodeTokens) -> [Int] {
    var starts: [Int] = []
    var position = open + 1
    while position < close {
      if starts.isEmpty || begins(at: position, tokens) { starts.append(position) }
      position = (tokens.partner(of: position) ?? position) + 1
    }
    return starts
  }

  /// The piece around an offset that the code has several of; nil where there is but one.
  init?(around offset: Int, in file: Int, _ tokens: CodeTokens, _ subject: SubjectName) {
    var index = tokens.index(from: offset)
    var found: WiringUnit?
    while let open = tokens.opening(around: index), let close = tokens.partner(of: open) {
      if tokens.isAt(open, "[") {
        if let element = Self.element(at: index, open, close, tokens) {
          found = WiringUnit(.element, tokens, element, file)
        }
      } else if tokens.isAt(open, "{") {
        if let branch = Self.branch(at: index, open, close, tokens),
          branch.head.contains(where: { subject.isAbout(tokens.word($0)) })
        {
          found = WiringUnit(.branch, tokens, branch.all, file)
          break
        }
        if let statement = Self.statement(at: index, open, close, tokens, subject) {
          found = WiringUnit(.statement, tokens, statement, file)
        }
      }
      index = open
    }
    guard let found else { return nil }
    self = found
  }

  /// The branch of a switch, from `case` to its last token, with the tokens of its pattern.
  static func branch(
    at index: Int, _ open: Int, _ close: Int, _ tokens: CodeTokens
  ) -> (all: ClosedRange<Int>, head: Range<Int>)? {
    var start: Int?
    var end = close
    var position = open + 1
    while position < close {
      let isStart =
        tokens.isAt(position, "case") && !tokens.isAt(position - 1, "if", "guard", ",", "for")
        || tokens.isAt(position, "default") && tokens.isAt(position + 1, ":")
      if isStart {
        if position > index {
          end = position
          break
        }
        start = position
      }
      position = (tokens.partner(of: position) ?? position) + 1
    }
    guard let start, tokens.isAt(start, "case"), end - 1 > start else { return nil }
    var colon = start
    while colon < end, !tokens.isAt(colon, ":") { colon = (tokens.partner(of: colon) ?? colon) + 1 }
    // Cases of an enum have no colon.
    guard colon < end else { return nil }
    return (start...(end - 1), (start + 1)..<colon)
  }

  /// An element of a list of several.
  private static func element(
    at index: Int, _ open: Int, _ close: Int, _ tokens: CodeTokens
  ) -> ClosedRange<Int>? {
    var (start, end, count) = (open + 1, close, 1)
    var position = open + 1
    while position < close {
      if tokens.isAt(position, ",") {
        count += 1
        if position < index { start = position + 1 } else if end == close { end = position }
      }
      position = (tokens.partner(of: position) ?? position) + 1
    }
    let isCalled =
      tokens.isAt(close + 1, ".", "(") || open > 0 && tokens.all[open - 1].kind == .word
    return count > 1 && end > start && !isCalled ? start...(end - 1) : nil
  }

  /// A statement that begins as one beside it does which is about something else.
  private static func statement(
    at index: Int, _ open: Int, _ close: Int, _ tokens: CodeTokens, _ subject: SubjectName
  ) -> ClosedRange<Int>? {
    let starts = starts(open, close, tokens)
    guard let own = starts.lastIndex(where: { $0 <= index }) else { return nil }
    let end = own + 1 < starts.count ? starts[own + 1] - 1 : close - 1
    let shape = shape(of: starts[own], tokens, subject)
    guard let shape,
      starts.indices.contains(where: { other in
        other != own && Self.shape(of: starts[other], tokens, subject) == shape
          && !(starts[other]...(starts[other] + 2)).contains { subject.isAbout(tokens.word($0)) }
      })
    else { return nil }
    return starts[own]...end
  }

  /// Whether a statement begins at a token: on a line of its own, and not as the rest of another.
  private static func begins(at index: Int, _ tokens: CodeTokens) -> Bool {
    let gap = tokens.text[
      tokens.all[index - 1].bytes.upperBound..<tokens.all[index].bytes.lowerBound]
    guard gap.contains(0x0A) else { return false }
    let goesOn = [".", "?", ":", "=", "&", "|", "+", "else", "catch", "{", ",", ")", "]", "}"]
    let isOpen = ["=", ",", "(", "[", ".", ":", "&", "|", "+", "->", "return", "in", "?"]
    return !goesOn.contains(tokens.word(index)) && !isOpen.contains(tokens.word(index - 1))
  }

  /// How a statement begins: `container . register`, `let =`, or a call of a type.
  private static func shape(
    of start: Int, _ tokens: CodeTokens, _ subject: SubjectName
  ) -> String? {
    let first = tokens.word(start)
    switch first {
    case "return", "if", "guard", "switch", "for", "while", "case", "do", "defer", "self":
      return nil
    case "let", "var": return first
    default: break
    }
    if tokens.isAt(start + 1, ".") { return "\(first).\(tokens.word(start + 2))" }
    if tokens.isAt(start + 1, "(") { return first.first?.isUppercase == true ? "Type(" : first }
    return nil
  }
}
