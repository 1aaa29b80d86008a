internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A property that is given its value by whoever makes its type.
struct PropertyInjection {
  let property: DeclarationIndex
  let name: String
  /// What the property makes.
  let made: SymbolID
  let type: String
  /// Whether the initializer gives the property its value, and keeps what it takes once it names that.
  let isAssigned: Bool
  /// The edit that takes away what makes the value.
  let edit: Edit
  private let expression: MovedExpression
  private let codebase: Codebase

  /// What it takes to inject what a property makes, where it is declared or in the initializer; nil where
  /// that cannot be told.
  init?(
    of reference: TypeReference, making made: SymbolID, for consumer: SymbolID,
    in subject: FixSubject, _ tokens: CodeTokens
  ) throws(ChangeError) {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    guard reference.owner >= 0 else { return nil }
    let isAssigned = facts[reference.owner].kind == .initializer
    let start = tokens.index(from: Int(reference.span.start))
    guard
      let property = isAssigned
        ? Self.assigned(at: start, of: consumer, in: subject, tokens) : reference.owner,
      codebase.place(of: consumer).declaration == facts[property].parent
    else { return nil }
    let place = DeclarationID(file: subject.file, declaration: property)
    guard facts[property].kind == .property,
      facts[property].modifiers.contains(.hasInitialValue) != isAssigned,
      facts[property].modifiers.isDisjoint(with: [
        .isStatic, .isComputed, .isLocal, .isWeak,
      ]),
      codebase.attributes(of: place).allSatisfy({ $0 == "ObservationIgnored" }),
      try isAssigned ? true : !subject.isIdle(property)
    else { return nil }
    let name = tokens.index(from: Int(facts[property].span.start))
    let limit = tokens.index(from: Int(facts[property].extent.end))
    guard let call = CodeCall(at: tokens.index(from: Int(reference.span.end)), in: tokens),
      case let end = call.close + 1,
      let equals = isAssigned
        ? start - 1 : (name..<limit).first(where: { tokens.isAt($0, "=") }), equals + 1 == start,
      isAssigned ? Self.endsLine(call.close, in: tokens) : end == limit,
      let expression = MovedExpression(start..<end, of: tokens, in: subject.file, codebase),
      codebase.symbols[made].access >= min(codebase.symbols[consumer].access, .public)
    else { return nil }
    let isTyped = tokens.isAt(name + 1, ":")
    let typeEnd = isAssigned ? limit : equals
    guard isTyped || !isAssigned, !(isAssigned && tokens.isAt(limit - 1, "?", "!", "}")) else {
      return nil
    }
    type =
      isTyped
      ? tokens.phrase((name + 2)..<typeEnd) : Self.type(of: made, at: name, in: subject, tokens)
    self.name = facts[facts[property].name]
    let (first, written) =
      isAssigned
      ? (start, self.name) : Self.declared(property, at: name, as: type, in: facts, tokens)
    let last = tokens.all[end - 1].bytes.upperBound
    edit = Edit(
      .replace(
        path: subject.path, bytes: tokens.all[first].bytes.lowerBound..<last,
        with: Array(written.utf8)),
      because: Phrase("takes '\(self.name)' from outside", zh: "由外部传入 '\(self.name)'"))
    (self.property, self.made, self.isAssigned) = (property, made, isAssigned)
    (self.expression, self.codebase) = (expression, codebase)
  }

  /// A property without its value, and the token from which it is written anew: what was lazy is there from
  /// the start then, and stays as it is if nothing sets it.
  private static func declared(
    _ property: DeclarationIndex, at name: Int, as type: String, in facts: FileFacts,
    _ tokens: CodeTokens
  ) -> (Int, String) {
    let written = "\(tokens.word(name)): \(type)"
    let start = tokens.index(from: Int(facts[property].extent.start))
    guard facts[property].modifiers.contains(.isLazy),
      let lazy = (start..<name).first(where: { tokens.isAt($0, "lazy") })
    else { return (name, written) }
    let isSet = tokens.positions(of: tokens.word(name)).contains {
      $0 != name && tokens.isAt($0 + 1, "=") && !tokens.isAt($0 + 2, "=")
    }
    let isFixed = facts[property].access <= .fileprivate && !isSet
    let between = tokens.phrase((lazy + 1)..<(name - 1))
    let words = (between.isEmpty ? "" : between + " ") + (isFixed ? "let" : "var")
    return (lazy, words + " " + written)
  }

  /// The property to which the initializer gives what is made at a token, by a statement of its own.
  private static func assigned(
    at start: Int, of consumer: SymbolID, in subject: FixSubject, _ tokens: CodeTokens
  ) -> DeclarationIndex? {
    guard start >= 5, tokens.isAt(start - 1, "="), tokens.isAt(start - 3, "."),
      tokens.isAt(start - 4, "self"), endsLine(start - 5, in: tokens)
    else { return nil }
    // In a block of its own it is made on one way only.
    var depth = 0
    for index in tokens.all.indices[..<start].reversed() {
      if tokens.isAt(index, "}") { depth += 1 }
      if tokens.isAt(index, "{") { depth -= 1 }
      if depth < 0 {
        guard tokens.isAt(index - 1, ")") else { return nil }
        break
      }
    }
    let facts = subject.codebase.facts(subject.file)
    return subject.codebase.storedProperties(of: consumer).first {
      $0.file == subject.file && facts[facts[$0.declaration].name] == tokens.word(start - 2)
    }?.declaration
  }

  /// Whether the next token stands on another line.
  private static func endsLine(_ index: Int, in tokens: CodeTokens) -> Bool {
    guard index + 1 < tokens.all.count else { return true }
    let between = tokens.all[index].bytes.upperBound..<tokens.all[index + 1].bytes.lowerBound
    return tokens.text[between].contains(0x0A)
  }

  /// The protocol of what is made if it is in reach and says enough, or the type itself.
  private static func type(
    of made: SymbolID, at name: Int, in subject: FixSubject, _ tokens: CodeTokens
  ) -> String {
    let codebase = subject.codebase
    guard let layer = codebase.referringLayers[subject.file],
      let known = LegalRoute(codebase).abstraction(of: made, for: layer),
      codebase.isPlain(known),
      let members = HeldNames.members(
        of: [tokens.word(name)], in: tokens, declaredAt: name),
      members.isSubset(of: codebase.names(askedBy: known))
    else { return codebase.symbols[made].qualifiedName }
    return ProtocolSpelling(in: subject.file, codebase, subject.text)
      .written(codebase.symbols[known].qualifiedName, at: Span(start: 0, length: 0))
  }

  /// What a call passes; nil where it does not see what it would have to name.
  func argument(at site: ConstructionSites.Site) -> String? {
    guard expression.isSeen(in: site.file), codebase.mayName(made, at: site),
      let value = OwnFactory(of: made, in: codebase).argument(expression.text, at: site)
    else { return nil }
    return "\(name): \(value)"
  }
}
