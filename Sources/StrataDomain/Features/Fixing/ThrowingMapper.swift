internal import StrataCode
internal import StrataModel

/// A function that makes values of others, and can throw.
struct ThrowingMapper {
  private let tokens: CodeTokens
  private let facts: FileFacts
  /// The tokens between the brackets of its body.
  private let body: Range<Int>
  private let isInitializer: Bool
  private let parameters: Set<String>
  /// How the error is written for a field.
  private let error: ProjectError
  /// Where it is to say that it throws; nil where it says so.
  private let promise: Int?

  /// The function at a place; nil where it cannot throw, has no error of the project to throw, or is
  /// not read as one body. With an error of its callers, one that does not throw yet.
  init?(
    _ place: DeclarationID, in codebase: Codebase, _ tokens: CodeTokens,
    throwing callers: ProjectError? = nil
  ) {
    let facts = codebase.facts(place.file)
    guard place.declaration >= 0 else { return nil }
    let declaration = codebase.declaration(place)
    let start = tokens.index(from: Int(declaration.span.start))
    let limit = tokens.index(from: Int(declaration.extent.end))
    guard declaration.kind == .function || declaration.kind == .initializer,
      declaration.modifiers.contains(.isThrowing) == (callers == nil),
      // What is thrown by a type of its own has no place for another.
      !facts.references.contains(where: { $0.owner == place.declaration && $0.role == .thrown }),
      let open = (start..<limit).first(where: { tokens.isAt($0, "{") }),
      let close = tokens.partner(of: open), open + 1 < close,
      let error = callers ?? ProjectError(thrownAround: place, in: codebase)
    else { return nil }
    if callers == nil {
      promise = nil
    } else {
      guard var last = tokens.partner(of: start + 1), last < open else { return nil }
      if tokens.isAt(last + 1, "async") { last += 1 }
      promise = tokens.all[last].bytes.upperBound
    }
    self.tokens = tokens
    self.facts = facts
    body = (open + 1)..<close
    isInitializer = declaration.kind == .initializer
    parameters = Set(
      facts.parameters.filter { $0.owner == place.declaration }.map { facts[$0.name] })
    self.error = error
  }

  /// A guard for each value at the top of the body, and its name where it was made up.
  func edits(for values: [MadeUpValue], of path: String, _ text: [UInt8]) -> [Edit]? {
    var pieces: [(bytes: Range<Int>, text: String)] = []
    var guards: [String] = []
    for value in values.sorted(by: { $0.span.start < $1.span.start }) {
      guard let gap = MadeUpGap(value, facts, tokens, in: body), isAtHand(gap),
        !guards.contains(where: { $0.hasPrefix("guard let \(gap.name) ") })
      else { return nil }
      let bound = gap.value == gap.name ? gap.name : "\(gap.name) = \(gap.value)"
      guards.append("guard let \(bound) else { throw \(error.written(for: gap.name)) }")
      pieces.append((gap.bytes, gap.name))
    }
    let first = tokens.all[body.lowerBound].bytes.lowerBound
    let line = TextLine(facts.lines.position(of: UInt32(first)).line, of: text)
    // A body on the line of its function has no place for a statement more.
    guard line.indentation.utf8.count == first - Int(line.whole.start),
      let word = returning(values)
    else { return nil }
    let lines = guards.map { $0 + line.end + line.indentation }.joined()
    pieces.append((first..<first, lines + word))
    if let promise { pieces.append((promise..<promise, " throws")) }
    return pieces.map { piece in
      Edit(
        .replace(path: path, bytes: piece.bytes, with: Array(piece.text.utf8)),
        because: Phrase("throws where a value is missing", zh: "缺少值时抛出错误"))
    }
  }

  /// What goes before a body of one expression once it has statements above it; nil where it cannot
  /// be told whether it is one.
  private func returning(_ values: [MadeUpValue]) -> String? {
    var index = body.lowerBound
    var hasReturn = false
    while index < body.upperBound {
      if tokens.isAt(index, "return") { hasReturn = true }
      index = (tokens.partner(of: index) ?? index) + 1
    }
    if isInitializer || hasReturn { return "" }
    var first = body.lowerBound
    while tokens.isAt(first, "try", "await") { first += 1 }
    let isOne =
      tokens.word(first).first?.isUppercase == true && tokens.isAt(first + 1, "(")
      && tokens.partner(of: first + 1) == body.upperBound - 1
    return isOne ? "return " : nil
  }

  /// Whether a value's root is there at the top of the body, and its name is free there.
  private func isAtHand(_ gap: MadeUpGap) -> Bool {
    let root = String(gap.path.prefix { $0 != "." })
    let isDeclared = tokens.positions(of: root).contains {
      body.contains($0) && tokens.isAt($0 - 1, "let", "var", "in", "for")
    }
    guard !isDeclared, !isInitializer || parameters.contains(root) else { return false }
    // The name as a label, behind a dot, or in the gap itself means something else.
    return tokens.positions(of: gap.name).allSatisfy { index in
      !body.contains(index) || tokens.isAt(index - 1, ".") || tokens.isAt(index + 1, ":")
        || gap.bytes.contains(tokens.all[index].bytes.lowerBound)
    } && (!parameters.contains(gap.name) || gap.value == gap.name)
  }
}
