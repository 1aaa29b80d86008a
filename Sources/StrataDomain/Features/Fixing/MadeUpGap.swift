internal import StrataCode

/// `dto.name ?? ""` or `Tag(rawValue: dto.tag) ?? .other`: what may be missing, and what is made up for it.
struct MadeUpGap {
  /// `dto.name`.
  let path: String
  /// What a guard asks: `dto.name`, `Tag(rawValue: dto.tag)`.
  let value: String
  /// What it is called then: `name`.
  let name: String
  let bytes: Range<Int>

  init?(
    _ value: MadeUpValue, _ facts: FileFacts, _ tokens: CodeTokens, in body: Range<Int>
  ) {
    let index = tokens.index(from: Int(value.span.start))
    guard value.kind == .coalesced, let instead = value.instead.map({ facts[$0] }),
      tokens.isAt(index - 1, "?"), tokens.isAt(index - 2, "?"), Self.isWhole(index, tokens)
    else { return nil }
    let label = value.label.map { facts[$0] }
    guard
      let asked = Self.path(instead, before: index - 2, tokens)
        ?? Self.raw(label, before: index - 2, tokens),
      case let first = asked.first, first >= body.lowerBound,
      !tokens.isAt(first - 1, ".", "!", "-", "try", "await")
    else { return nil }
    // Nothing but the brackets of calls may be around it: in a closure or a branch it is not always asked.
    var around = tokens.opening(around: first)
    while let open = around, open >= body.lowerBound {
      guard tokens.isAt(open, "(") else { return nil }
      around = tokens.opening(around: open)
    }
    (path, self.value, name) = (asked.path, asked.value, asked.name)
    let end = Int(value.span.end)
    bytes = tokens.all[first].bytes.lowerBound..<end
  }

  private typealias Asked = (first: Int, path: String, value: String, name: String)

  /// `dto.name`.
  private static func path(_ instead: String, before end: Int, _ tokens: CodeTokens) -> Asked? {
    let names = instead.split(separator: ".", omittingEmptySubsequences: false)
    let first = end - (names.count * 2 - 1)
    guard names.allSatisfy(isName), let last = names.last, last != "self", first >= 0,
      tokens.phrase(first..<end) == instead
    else { return nil }
    return (first, instead, instead, String(last))
  }

  /// `Tag(rawValue: dto.tag)`, called as the argument for which it stands.
  private static func raw(_ label: String?, before end: Int, _ tokens: CodeTokens) -> Asked? {
    guard let open = tokens.partner(of: end - 1), open < end, tokens.isAt(end - 1, ")"),
      tokens.isAt(open + 1, "rawValue"), tokens.isAt(open + 2, ":"), open > 0,
      tokens.all[open - 1].kind == .word, tokens.word(open - 1).first?.isUppercase == true,
      let label, isName(label[...]), label != "_"
    else { return nil }
    let path = tokens.phrase((open + 3)..<(end - 1))
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy(isName), names.first != "self" else { return nil }
    // A name does not mean the property in the guard that gives it a new meaning.
    let own = names.first.map(String.init) == label ? "self." : ""
    return (open - 1, path, "\(tokens.word(open - 1))(rawValue: \(own)\(path))", label)
  }

  private static func isName(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether the value is all that follows: no operator works on it.
  private static func isWhole(_ index: Int, _ tokens: CodeTokens) -> Bool {
    var next = index
    if tokens.isAt(next, "-", ".") { next += 1 }
    if tokens.isAt(next + 1, "(", "[") { return false }
    if let partner = tokens.partner(of: next) { next = partner }
    while tokens.isAt(next + 1, "."), tokens.all[next + 2].kind == .word { next += 2 }
    if tokens.isAt(next + 1, "(") {
      guard let close = tokens.partner(of: next + 1) else { return false }
      next = close
    }
    return tokens.isAt(next + 1, ",", ")", "}")
      || next + 1 < tokens.all.count && tokens.all[next + 1].kind == .word
  }
}
