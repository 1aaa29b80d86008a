internal import StrataCode
internal import StrataModel

/// A member of a type as a protocol asks for it.
struct ProtocolMember {
  /// `func feed(page: Int) async throws -> [String]`.
  let text: String
  /// The modules whose types it names: Foundation, and those of the project beside its own.
  let modules: Set<String>
  let access: Declaration.Access
  /// Whether it does something, and is no field.
  let isFunction: Bool

  /// The member of a name; nil where there are several, or where a protocol in Domain cannot ask for it.
  init?(_ name: String, of id: SymbolID, in codebase: Codebase, _ tokens: (Int) -> CodeTokens?) {
    let named = codebase.members(of: id).filter { codebase.name($0) == name }
    guard named.count == 1, let place = named.first, let tokens = tokens(place.file) else {
      return nil
    }
    let facts = codebase.facts(place.file)
    let member = codebase.declaration(place)
    let refused: Declaration.Modifiers = [
      .isStatic, .isOverride, .isMutating, .isNonisolated, .isDeprecated, .isLazy,
    ]
    guard member.modifiers.isDisjoint(with: refused), codebase.attributes(of: place).isEmpty,
      !facts.regions.contains(where: { $0.span.contains(member.span.start) })
    else { return nil }
    let start = tokens.index(from: Int(member.span.start))
    let limit = tokens.index(from: Int(member.extent.end))
    let body: Range<Int>
    switch member.kind {
    case .function:
      guard
        !facts.parameters.contains(where: {
          $0.owner == place.declaration && $0.defaultValue != nil
        }), tokens.isAt(start - 1, "func"), tokens.isAt(start + 1, "(")
      else { return nil }
      body = (start - 1)..<Self.end(from: start + 1, limit, ["{"], tokens)
      text = tokens.phrase(body)
    case .property:
      guard tokens.isAt(start - 1, "let", "var"), tokens.isAt(start + 1, ":") else { return nil }
      body = start..<Self.end(from: start + 1, limit, ["{", "="], tokens)
      text = "var \(tokens.phrase(body)) { get }"
    default: return nil
    }
    let words = Set(body.map(tokens.word))
    guard words.isDisjoint(with: ["some", "Self", "where", "rethrows", "isolated", "@"]),
      let modules = Self.modules(body, of: place, in: codebase, tokens)
    else { return nil }
    self.modules = modules
    access = member.access
    isFunction = member.kind == .function
  }

  private static func end(
    from start: Int, _ limit: Int, _ ends: Set<String>, _ tokens: CodeTokens
  ) -> Int {
    var index = start
    while index < limit, !ends.contains(tokens.word(index)) {
      index = (tokens.partner(of: index) ?? index) + 1
    }
    return min(index, limit)
  }

  /// Nil where a type of another layer, or of a framework, is named.
  private static func modules(
    _ body: Range<Int>, of place: DeclarationID, in codebase: Codebase, _ tokens: CodeTokens
  ) -> Set<String>? {
    let facts = codebase.facts(place.file)
    let first = tokens.all[body.lowerBound].bytes.lowerBound
    let bytes = first..<tokens.all[body.upperBound - 1].bytes.upperBound
    let own = codebase.workspace.targets(of: place.file)
    var modules: Set<String> = []
    for (reference, target) in zip(facts.references, codebase.references[place.file])
    where bytes.contains(Int(reference.span.start)) {
      switch target {
      case .symbol(let id):
        let layer = codebase.layer(of: id)
        guard layer == .domain || layer == .common, codebase.symbols[id].parent == nil else {
          return nil
        }
        let targets = codebase.workspace.targets(of: codebase.symbols[id].place.file)
        if targets.isDisjoint(with: own) { modules.formUnion(targets) }
      case .external:
        let name = facts[reference.name]
        guard name != "Data", StandardTypes.explain([name]) else { return nil }
        if !KnownConformances.language.contains(name) { modules.insert("Foundation") }
      case .parameter, .ambiguous: return nil
      }
    }
    return modules
  }
}
