internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A property that is given its value by whoever makes its type.
struct PropertyInjection {
  private let subject: FixSubject
  private let tokens: CodeTokens
  private let consumer: SymbolID
  private let property: DeclarationIndex
  /// The tokens from behind the name to the end of the value.
  private let value: Range<Int>
  private let expression: MovedExpression
  private let type: String
  private let initializer: OpenInitializer?
  private let sites: ConstructionSites
  private var codebase: Codebase { subject.codebase }
  private var facts: FileFacts { codebase.facts(subject.file) }

  /// What it takes to inject what a property makes; nil where that cannot be told.
  init?(
    of reference: TypeReference, in subject: FixSubject, _ tokens: CodeTokens
  ) throws(ChangeError) {
    let codebase = subject.codebase
    let facts = codebase.facts(subject.file)
    guard reference.owner >= 0, let made = subject.named,
      let consumer = codebase.typesAround(reference.owner, in: subject.file).first,
      codebase.isMadeByItsOwnInitializers(consumer),
      codebase.place(of: consumer).declaration == facts[reference.owner].parent
    else { return nil }
    let property = facts[reference.owner]
    let place = DeclarationID(file: subject.file, declaration: reference.owner)
    guard property.kind == .property, property.modifiers.contains(.hasInitialValue),
      property.modifiers.isDisjoint(with: [.isStatic, .isLazy, .isComputed, .isLocal, .isWeak]),
      codebase.attributes(of: place).allSatisfy({ $0 == "ObservationIgnored" }),
      try !subject.isIdle(reference.owner)
    else { return nil }
    let name = tokens.index(from: Int(property.span.start))
    let limit = tokens.index(from: Int(property.extent.end))
    guard let equals = (name..<limit).first(where: { tokens.isAt($0, "=") }),
      tokens.all[equals + 1].bytes.lowerBound == Int(reference.span.start),
      let call = CodeCall(at: tokens.index(from: Int(reference.span.end)), in: tokens),
      call.close + 1 == limit,
      let expression = MovedExpression(
        (equals + 1)..<limit, of: tokens, in: subject.file, codebase)
    else { return nil }
    let initializers = codebase.initializers(of: consumer)
    guard initializers.count <= 1,
      initializers.allSatisfy({
        $0.file == subject.file && !codebase.declaration($0).modifiers.contains(.isConvenience)
      }), let sites = try ConstructionSites(of: consumer, in: subject), !sites.all.isEmpty
    else { return nil }
    let isFilled = codebase.storedProperties(of: consumer).allSatisfy {
      codebase.declaration($0).modifiers.contains(.hasInitialValue)
    }
    let access = codebase.symbols[consumer].access
    // Without an initializer, only one that nothing else has to be given to can be written.
    guard !initializers.isEmpty || isFilled && sites.all.allSatisfy(\.call.arguments.isEmpty),
      codebase.symbols[made].access >= min(access, .public)
    else { return nil }
    (self.subject, self.tokens, self.consumer) = (subject, tokens, consumer)
    (self.property, self.value, self.expression) = (reference.owner, (name + 1)..<limit, expression)
    (self.sites, initializer) = (
      sites, initializers.first.map { OpenInitializer($0, in: codebase) }
    )
    let isTyped = equals > name + 1
    type =
      isTyped
      ? tokens.phrase((name + 2)..<equals)
      : Self.type(of: made, at: name, in: subject, tokens)
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

  /// The property without a value, the initializer, and every call.
  func proposal() throws(ChangeError) -> FixProposal? {
    let name = facts[facts[property].name]
    let start = tokens.all[value.lowerBound - 1].bytes.upperBound
    let end = tokens.all[value.upperBound - 1].bytes.upperBound
    var proposal = FixProposal(
      replacing: start..<end, of: subject.path, with: ": \(type)",
      because: Phrase("takes '\(name)' from outside", zh: "由外部传入 '\(name)'"))
    proposal.held = [codebase.key(of: consumer)]
    proposal.steps = alsoMade
    let position = initializer?.position(in: tokens) ?? 0
    if let initializer {
      guard initializer.parameters.allSatisfy({ facts[$0.name] != name }) else { return nil }
      guard let edits = parameter(name, at: position, of: initializer) else { return nil }
      proposal.edits += edits
    } else {
      guard let edit = written(name) else { return nil }
      proposal.edits.append(edit)
    }
    for site in sites.all {
      guard expression.isSeen(in: site.file), !codebase.isInside(consumer, site),
        codebase.mayName(subject.named, at: site)
      else { return nil }
      var count = 0
      if let initializer {
        guard let taken = initializer.matches(site.call) else { return nil }
        count = taken.count { $0 < position }
      }
      guard let made = subject.named,
        let value = OwnFactory(of: made, in: codebase).argument(expression.text, at: site)
      else { return nil }
      try proposal.add(["\(name): \(value)"], to: site, at: count, subject)
    }
    return proposal
  }

  /// What is to be said of the other parts of the app that its properties make.
  private var alsoMade: [Phrase] {
    let parts: [Role] = [.useCase, .repositoryImplementation, .dataSource]
    let others = facts.references.indices.compactMap { position -> String? in
      let reference = facts.references[position]
      guard reference.role == .construction, reference.owner >= 0, reference.owner != property,
        facts[reference.owner].parent == facts[property].parent,
        facts[reference.owner].kind == .property,
        case .symbol(let id) = codebase.references[subject.file][position],
        parts.contains(where: { codebase.roles.has(id, $0) })
      else { return nil }
      return "'\(codebase.symbols[id].name)'"
    }
    guard !others.isEmpty else { return [] }
    let names = Set(others).sorted().joined(separator: ", ")
    let name = codebase.symbols[consumer].name
    return [
      Phrase(
        "'\(name)' also makes \(names): each is a change of its own",
        zh: "'\(name)' 还自己构造 \(names)：每个都是单独的更改")
    ]
  }

  /// One more parameter, and the statement that keeps it.
  private func parameter(
    _ name: String, at position: Int, of initializer: OpenInitializer
  ) -> [Edit]? {
    let declaration = codebase.declaration(initializer.place)
    let start = tokens.index(from: Int(declaration.span.start))
    let limit = tokens.index(from: Int(declaration.extent.end))
    guard tokens.isAt(start, "init"), let call = CodeCall(at: start + 1, in: tokens),
      call.arguments.count == initializer.parameters.count,
      let body = (call.close..<limit).first(where: { tokens.isAt($0, "{") }),
      let close = tokens.partner(of: body)
    else { return nil }
    let (offset, text) = call.insertion(of: ["\(name): \(type)"], at: position, in: tokens)
    let because = Phrase("keeps '\(name)'", zh: "保存 '\(name)'")
    let line = TextLine(
      facts.lines.position(of: declaration.extent.start).line, of: subject.text)
    let step = line.indentation + (line.indentation.isEmpty ? "  " : line.indentation)
    let first = tokens.all[body].bytes.upperBound
    let last = tokens.all[close].bytes.lowerBound
    let inner = subject.text[first..<last]
    let statement = "self.\(name) = \(name)"
    let written: (Range<Int>, String)
    if inner.contains(0x0A) {
      let next = body + 1 < close ? indentation(at: tokens.all[body + 1].bytes.lowerBound) : step
      let place = endOfAssignments(behind: body, initializer.parameters)
      written = (place..<place, line.end + next + statement)
    } else {
      let old = String(decoding: inner, as: UTF8.self).trimmingBlanks
      guard !old.contains(";"), !old.contains("//") else { return nil }
      let lines = (old.isEmpty ? [] : [old]) + [statement]
      written = (
        first..<last,
        line.end + lines.map { step + $0 + line.end }.joined() + line.indentation
      )
    }
    return [
      Edit(
        .replace(path: subject.path, bytes: offset..<offset, with: Array(text.utf8)),
        because: because),
      Edit(
        .replace(path: subject.path, bytes: written.0, with: Array(written.1.utf8)),
        because: because),
    ]
  }

  /// Where the statements end by which an initializer first keeps what it is given.
  private func endOfAssignments(behind body: Int, _ parameters: [Parameter]) -> Int {
    let names = Set(parameters.map { facts[$0.name] })
    func line(_ index: Int) -> Int {
      facts.lines.position(of: UInt32(tokens.all[index].bytes.lowerBound)).line
    }
    var last = body
    while tokens.isAt(last + 1, "self"), tokens.isAt(last + 2, "."), tokens.isAt(last + 4, "="),
      last + 6 < tokens.all.count, names.contains(tokens.word(last + 5)),
      line(last + 6) > line(last + 5), line(last + 1) > line(last)
    {
      last += 5
    }
    let end = tokens.all[last].bytes.upperBound
    guard last > body else { return end }
    let whole = TextLine(line(last), of: subject.text)
    return Int(whole.whole.end) - whole.end.utf8.count
  }

  private func indentation(at offset: Int) -> String {
    TextLine(facts.lines.position(of: UInt32(offset)).line, of: subject.text).indentation
  }

  /// An initializer behind the last property that is stored.
  private func written(_ name: String) -> Edit? {
    let stored = facts.storedProperties(of: facts[property].parent)
    let last = stored.map { facts[$0].extent.end }.max() ?? facts[property].extent.end
    let line = TextLine(facts.lines.position(of: last - 1).line, of: subject.text)
    let next = tokens.index(from: Int(last))
    guard next < tokens.all.count, tokens.all[next].bytes.lowerBound >= Int(line.whole.end) else {
      return nil
    }
    let access = codebase.symbols[consumer].access
    let word = access > .internal ? "\(min(access, .public)) " : ""
    let (indent, end) = (line.indentation, line.end.isEmpty ? "\n" : line.end)
    let text =
      "\(end)\(indent)\(word)init(\(name): \(type)) {\(end)\(indent)\(indent)"
      + "self.\(name) = \(name)\(end)\(indent)}\(end)"
    let offset = Int(line.whole.end)
    return Edit(
      .replace(path: subject.path, bytes: offset..<offset, with: Array(text.utf8)),
      because: Phrase("takes '\(name)'", zh: "接收 '\(name)'"))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
