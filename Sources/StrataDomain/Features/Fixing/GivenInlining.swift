internal import StrataCode
internal import StrataModel

/// What a function or property of a container gives back, put where it is asked for; it goes itself.
struct GivenInlining {
  let edits: [(Range<Int>, String)]

  /// The edits; nil where the declaration does more than to give back what some tokens make, has
  /// parameters, or is asked for by others than its type.
  init?(
    of owner: DeclarationIndex, giving made: Range<Int>, as value: Range<Int>, in file: Int,
    _ codebase: Codebase, _ tokens: CodeTokens, _ text: [UInt8]
  ) {
    guard owner >= 0, case let facts = codebase.facts(file), case let given = facts[owner],
      given.parent >= 0, given.access <= .internal,
      given.modifiers.isDisjoint(with: [.isLocal, .isStatic, .isOverride]),
      codebase.attributes(of: DeclarationID(file: file, declaration: owner)).isEmpty,
      Self.isAll(made, of: given, value, facts.parameters.contains { $0.owner == owner }, tokens),
      let code = MovedCode([owner], of: file, in: codebase, text)
    else { return nil }
    let name = facts[given.name]
    let isFunction = given.kind == .function
    let around = facts[given.parent].extent
    var edits: [(Range<Int>, String)] = code.innerCuts.map { ($0, "") }
    for index in tokens.positions(of: name) {
      let bytes = tokens.all[index].bytes
      let start = UInt32(bytes.lowerBound)
      if start == given.span.start || tokens.isAt(index + 1, ":") { continue }
      let isOwn = tokens.isAt(index - 1, ".") && tokens.isAt(index - 2, "self")
      let end = isFunction ? index + 2 : index
      guard isOwn || !tokens.isAt(index - 1, "."), around.contains(start),
        facts.owner(at: start).map({ $0 == given.parent }) == true,
        !isFunction || tokens.isAt(index + 1, "(") && tokens.isAt(end, ")")
      else { return nil }
      let first = isOwn ? index - 2 : index
      // A variable with a name of its own would keep that.
      if tokens.isAt(first - 1, "=") { return nil }
      edits.append(
        (
          tokens.all[first].bytes.lowerBound..<tokens.all[end].bytes.upperBound,
          tokens.phrase(value)
        ))
    }
    self.edits = edits
  }

  /// Whether some tokens are all that a declaration gives; a stored one has to give what has a name.
  private static func isAll(
    _ made: Range<Int>, of given: Declaration, _ value: Range<Int>, _ hasParameters: Bool,
    _ tokens: CodeTokens
  ) -> Bool {
    let before = made.lowerBound - (tokens.isAt(made.lowerBound - 1, "return") ? 2 : 1)
    let isBody = tokens.isAt(before, "{") && tokens.isAt(made.upperBound, "}")
    switch given.kind {
    case .function: return isBody && !hasParameters
    case .property where isBody: return !given.modifiers.contains(.isLazy)
    case .property:
      return tokens.isAt(before, "=")
        && Int(given.extent.end) == tokens.all[made.upperBound - 1].bytes.upperBound
        && value.allSatisfy { tokens.all[$0].kind == .word || tokens.isAt($0, ".") }
    default: return false
    }
  }
}

extension FileFacts {
  /// The innermost type or extension around a byte.
  func owner(at offset: UInt32) -> DeclarationIndex? {
    declarations.indices.filter {
      (declarations[$0].kind.isType || declarations[$0].kind == .extension)
        && declarations[$0].extent.contains(offset)
    }.max { declarations[$0].extent.start < declarations[$1].extent.start }
      .map { DeclarationIndex($0) }
  }
}
