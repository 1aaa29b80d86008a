internal import StrataCode
internal import StrataModel

/// What of a type's code does not run where the type does: the tasks of a group, detached ones, and what
/// goes with its last owner.
struct TasksElsewhere {
  /// Whether some of it asks for something of the type without waiting for it.
  let askAtOnce: Bool

  /// The tasks in one body of a type.
  init(of id: SymbolID, in body: DeclarationID, _ tokens: CodeTokens, _ codebase: Codebase) {
    let facts = codebase.facts(body.file)
    let extent = facts[body.declaration].extent
    let members = codebase.members(of: id).filter {
      codebase.declaration($0).modifiers.isDisjoint(with: [.isStatic, .isNonisolated])
    }
    func names(_ kinds: [Declaration.Kind]) -> Set<String> {
      Set(
        members.filter { kinds.contains(codebase.declaration($0).kind) }.map { codebase.name($0) })
    }
    let (own, functions) = (names([.property, .function]), names([.function]))
    // A stored property may still be asked for there.
    let isEnding = members.contains { member in
      let declaration = codebase.declaration(member)
      guard member.file == body.file, declaration.kind == .deinitializer else { return false }
      let last = tokens.index(from: Int(declaration.extent.end))
      return (tokens.index(from: Int(declaration.extent.start))..<last).contains { index in
        functions.contains(tokens.word(index)) && tokens.isAt(index + 1, "(")
          && (!tokens.isAt(index - 1, ".") || tokens.isAt(index - 2, "self"))
      }
    }
    let starts = ["addTask", "addTaskUnlessCancelled", "detached"]
      .flatMap { tokens.positions(of: $0) }
      .filter { extent.contains(UInt32(tokens.all[$0].bytes.lowerBound)) }
    askAtOnce =
      isEnding
      || starts.contains { start in
        let code = Self.code(behind: start, tokens)
        return code.contains { index in
          Self.asksSelf(index, own, tokens) && !Self.waits(at: index, tokens)
            && !Self.isBack(index, in: code, tokens)
        }
      }
  }

  /// What a task does: the closure behind its name, or what stands in the brackets there.
  private static func code(behind start: Int, _ tokens: CodeTokens) -> Range<Int> {
    guard let close = tokens.partner(of: start + 1) else { return start..<start }
    if tokens.isAt(start + 1, "("), tokens.isAt(close + 1, "{"),
      let end = tokens.partner(of: close + 1)
    {
      return (close + 1)..<end
    }
    return (start + 1)..<close
  }

  private static func asksSelf(_ index: Int, _ own: Set<String>, _ tokens: CodeTokens) -> Bool {
    if tokens.isAt(index, "self") {
      return !tokens.isAt(index - 1, "weak", "unowned", "let", ".")
        && (tokens.isAt(index + 1, ".") || tokens.isAt(index + 2, "."))
    }
    return !tokens.isAt(index - 1, ".", "let", "var", "func") && !tokens.isAt(index + 1, ":")
      && own.contains(tokens.word(index))
  }

  /// Whether a closure around a token goes back to the main actor.
  private static func isBack(_ index: Int, in code: Range<Int>, _ tokens: CodeTokens) -> Bool {
    var index = index
    while let open = tokens.opening(around: index), open > code.lowerBound {
      index = open
      guard tokens.isAt(open, "{") else { continue }
      var before = open - 1
      if tokens.isAt(before, ")"), let call = tokens.partner(of: before) { before = call - 1 }
      let isSent =
        tokens.isAt(before, "run") && tokens.isAt(before - 2, "MainActor")
        || tokens.isAt(before, "async", "asyncAfter") && tokens.isAt(before - 2, "main")
      if isSent || tokens.isAt(open + 1, "@") && tokens.isAt(open + 2, "MainActor") { return true }
    }
    return false
  }

  /// Whether a line says `await` before a token.
  private static func waits(at index: Int, _ tokens: CodeTokens) -> Bool {
    var index = index
    while index > 0 {
      let gap = tokens.all[index - 1].bytes.upperBound..<tokens.all[index].bytes.lowerBound
      if tokens.text[gap].contains(0x0A) { return false }
      index -= 1
      if tokens.isAt(index, "await") { return true }
    }
    return false
  }
}
