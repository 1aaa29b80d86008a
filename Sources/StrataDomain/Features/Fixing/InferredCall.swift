internal import StrataCode
internal import StrataModel

/// The call of a generic function whose result says by its type what is decoded.
struct InferredCall {
  /// The types of the project that the result's type names.
  let types: Set<SymbolID>
  private let tokens: CodeTokens
  /// From `return` or the first word of the call to its closing bracket.
  private let statement: Range<Int>
  private let isReturned: Bool
  private let annotation: Range<Int>
  private let body: Range<Int>

  /// The call of a function's name at a token; nil where what it makes is not written beside it.
  init?(at name: Int, in file: Int, _ tokens: CodeTokens, _ codebase: Codebase) {
    guard let close = tokens.partner(of: name + 1), !tokens.isAt(close + 1, ".", "{", "?", "!")
    else { return nil }
    let facts = codebase.facts(file)
    let offset = UInt32(tokens.all[name].bytes.lowerBound)
    guard
      let owner = facts.declarations.indices.last(where: {
        facts.declarations[$0].kind == .function && facts.declarations[$0].extent.contains(offset)
      }), let open = Self.body(of: facts.declarations[owner], tokens),
      let end = tokens.partner(of: open)
    else { return nil }
    var first = name
    while first > open, tokens.isAt(first - 1, ".") || tokens.all[first - 1].kind == .word {
      if tokens.isAt(first - 1, "return", "try", "await") { break }
      if tokens.isAt(first - 1, ".") != (tokens.all[first].kind == .word) { break }
      first -= 1
    }
    while tokens.isAt(first - 1, "try", "await") { first -= 1 }
    self.tokens = tokens
    body = (open + 1)..<end
    var wanted: Span
    if tokens.isAt(first - 1, "return") || first == open + 1 && close + 1 == end {
      guard let arrow = (0..<open).last(where: { tokens.isAt($0, "->") }),
        tokens.all[arrow].bytes.lowerBound >= Int(facts.declarations[owner].span.end)
      else { return nil }
      // A closure returns for itself.
      guard
        tokens.opening(around: first) == open
          || Self.isStatement(tokens.opening(around: first), open, tokens)
      else { return nil }
      isReturned = true
      statement = (tokens.isAt(first - 1, "return") ? first - 1 : first)..<(close + 1)
      annotation = (arrow + 1)..<open
    } else if tokens.isAt(first - 1, "=") {
      var colon = first - 2
      while colon > open, !tokens.isAt(colon, ":", "let", "var", "=") { colon -= 1 }
      guard tokens.isAt(colon, ":"), tokens.isAt(colon - 2, "let") else { return nil }
      isReturned = false
      statement = (colon - 2)..<(close + 1)
      annotation = (colon + 1)..<(first - 1)
    } else {
      return nil
    }
    wanted = Span(
      start: tokens.all[annotation.lowerBound].bytes.lowerBound,
      length: tokens.all[annotation.upperBound - 1].bytes.upperBound
        - tokens.all[annotation.lowerBound].bytes.lowerBound)
    types = Set(
      zip(facts.references, codebase.references[file]).compactMap { reference, target in
        guard wanted.contains(reference.span.start), case .symbol(let id) = target else {
          return nil
        }
        return id
      })
  }

  private static func body(of function: Declaration, _ tokens: CodeTokens) -> Int? {
    let last = tokens.index(from: Int(function.extent.end)) - 1
    return tokens.isAt(last, "}") ? tokens.partner(of: last) : nil
  }

  /// Whether all brackets from one to an outer one open branches of a statement, not closures.
  private static func isStatement(_ inner: Int?, _ outer: Int, _ tokens: CodeTokens) -> Bool {
    var bracket = inner
    while let open = bracket, open > outer {
      guard tokens.isAt(open, "{"), tokens.isAt(open - 1, "do", "else") else { return false }
      bracket = tokens.opening(around: open)
    }
    return bracket == outer
  }

  /// What is written in its place, so that another type is decoded and mapped.
  func pieces(
    as name: String, of entity: String, by mapper: String, _ generics: GenericCoders
  ) -> [(Range<Int>, String)]? {
    let words = annotation.map(tokens.word)
    let isList = words == ["[", entity, "]"]
    guard isList || words == [entity] else { return nil }
    let type = isList ? "[\(name)]" : name
    let made = isList ? ".map { $0.\(mapper)() }" : ".\(mapper)()"
    let start = tokens.all[statement.lowerBound].bytes.lowerBound
    let end = tokens.all[statement.upperBound - 1].bytes.upperBound
    guard isReturned else {
      // Whoever asks it is given what the mapper makes.
      let variable = tokens.word(statement.lowerBound + 1)
      let uses = tokens.positions(of: variable).filter {
        body.contains($0) && $0 != statement.lowerBound + 1
      }
      guard uses.count == 1, let use = uses.first, tokens.isAt(use - 1, "return"),
        !tokens.isAt(use + 1, ".", "?", "(", "[")
      else { return nil }
      let written =
        tokens.all[annotation.lowerBound].bytes
        .lowerBound..<tokens.all[annotation.upperBound - 1].bytes.upperBound
      let behind = tokens.all[use].bytes.upperBound
      return [(written, type), (behind..<behind, made)]
    }
    let isFree = body.allSatisfy { !tokens.isAt($0, "response") }
    let line = tokens.text[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let indent = tokens.text[line..<start]
    let next = end < tokens.text.count ? tokens.text[end] : 0x0A
    guard isFree, indent.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), next == 0x0A || next == 0x0D
    else { return nil }
    let hasReturn = tokens.isAt(statement.lowerBound, "return")
    let first = tokens.all[statement.lowerBound + (hasReturn ? 1 : 0)].bytes.lowerBound
    let lineEnd = next == 0x0D ? "\r\n" : "\n"
    return [
      (start..<first, "let response: \(type) = "),
      (
        end..<end,
        lineEnd + String(decoding: indent, as: UTF8.self) + "return response\(made)"
      ),
    ]
  }
}
