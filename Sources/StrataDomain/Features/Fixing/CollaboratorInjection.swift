internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A type that takes from outside all collaborators that it makes for itself.
struct CollaboratorInjection {
  private let subject: FixSubject
  private let tokens: CodeTokens
  private let consumer: SymbolID
  private let initializer: OpenInitializer?
  private let sites: ConstructionSites
  private var codebase: Codebase { subject.codebase }
  private var facts: FileFacts { codebase.facts(subject.file) }

  /// The type around what it makes; nil where not all that makes the type can be told.
  init?(
    around reference: TypeReference, in subject: FixSubject, _ tokens: CodeTokens
  ) throws(ChangeError) {
    let codebase = subject.codebase
    guard reference.owner >= 0,
      let consumer = codebase.typesAround(reference.owner, in: subject.file).first,
      codebase.isMadeByItsOwnInitializers(consumer),
      codebase.place(of: consumer).file == subject.file
    else { return nil }
    let initializers = codebase.initializers(of: consumer)
    guard initializers.count <= 1,
      initializers.allSatisfy({
        $0.file == subject.file && !codebase.declaration($0).modifiers.contains(.isConvenience)
      }), let sites = try ConstructionSites(of: consumer, in: subject), !sites.all.isEmpty,
      !sites.all.contains(where: { codebase.isInside(consumer, $0) })
    else { return nil }
    let isFilled = codebase.storedProperties(of: consumer).allSatisfy {
      codebase.declaration($0).modifiers.contains(.hasInitialValue)
    }
    // Without an initializer, only one that nothing else has to be given to can be written.
    guard !initializers.isEmpty || isFilled && sites.all.allSatisfy(\.call.arguments.isEmpty)
    else { return nil }
    (self.subject, self.tokens, self.consumer, self.sites) = (subject, tokens, consumer, sites)
    initializer = initializers.first.map { OpenInitializer($0, in: codebase) }
  }

  /// What is made in the place of a reference, with all that is made beside it; a refusal where that one
  /// can be taken from outside and not all others can.
  func proposal(for reference: TypeReference) throws(ChangeError) -> FixProposal? {
    guard let made = subject.named,
      let own = try PropertyInjection(
        of: reference, making: made, for: consumer, in: subject, tokens),
      let alone = try proposal(of: [own])
    else { return nil }
    let name = codebase.symbols[consumer].name
    if let refusal = codebase.refusal(making: name, at: sites.all) {
      return .refused(refusal)
    }
    let others = others(beside: reference)
    if others.isEmpty { return alone }
    var parts = [own]
    for (other, made) in others {
      if let part = try PropertyInjection(
        of: other, making: made, for: consumer, in: subject, tokens)
      {
        parts.append(part)
      } else if facts[other.owner].kind == .property, try subject.isIdle(other.owner) {
        return .refused(idle(other.owner))
      }
    }
    parts.sort { $0.property < $1.property }
    if parts.count == others.count + 1, let all = try proposal(of: parts) { return all }
    let names = Set(others.map { "'\(codebase.symbols[$0.made].name)'" }).sorted()
      .joined(separator: ", ")
    return .refused(
      Phrase(
        "'\(codebase.symbols[consumer].name)' also makes \(names), and not all can be taken at once",
        zh: "'\(codebase.symbols[consumer].name)' 还自己构造 \(names)，无法一次全部改为由外部传入"))
  }

  /// Why nothing is taken beside what the type makes and never asks.
  private func idle(_ property: DeclarationIndex) -> Phrase {
    let (name, own) = (facts[facts[property].name], codebase.symbols[consumer].name)
    return Phrase(
      "nothing reads '\(name)', which '\(own)' makes too: delete it first",
      zh: "'\(own)' 还构造了没有代码读取的 '\(name)'：请先删除它")
  }

  /// The other collaborators that the type makes for its properties or in its initializer, and that nobody
  /// allowed; what one of them is made of goes with it.
  private func others(
    beside own: TypeReference
  ) -> [(reference: TypeReference, made: SymbolID)] {
    let home = codebase.place(of: consumer).declaration
    var others: [(reference: TypeReference, made: SymbolID)] = []
    var moved = [extent(of: own)]
    for (reference, target) in zip(facts.references, codebase.references[subject.file])
    where reference.role == .construction && reference.owner >= 0 {
      let owner = facts[reference.owner]
      let isHeld =
        owner.kind == .property && owner.modifiers.contains(.hasInitialValue)
        && owner.modifiers.isDisjoint(with: [.isStatic, .isLocal])
      guard owner.parent == home, isHeld || owner.kind == .initializer,
        !moved.contains(where: { $0.contains(Int(reference.span.start)) }),
        case .symbol(let named) = target,
        let made = codebase.symbols.expanded([named]).first, made != consumer,
        codebase.isCollaborator(made), !codebase.isCommand(made), !isAllowed(reference)
      else { continue }
      moved.append(extent(of: reference))
      others.append((reference, made))
    }
    return others
  }

  /// The bytes of a call that makes something.
  private func extent(of reference: TypeReference) -> Range<Int> {
    let call = CodeCall(at: tokens.index(from: Int(reference.span.end)), in: tokens)
    let end = call.map { tokens.all[$0.close].bytes.upperBound } ?? Int(reference.span.end)
    return Int(reference.span.start)..<end
  }

  private func isAllowed(_ reference: TypeReference) -> Bool {
    let line = facts.position(of: reference.span).line
    return [line - 1, line].contains { number in
      number > 0 && TextLine(number, of: subject.text).words.contains("strata:allow")
    }
  }

  /// The properties without a value, the initializer, and every call.
  private func proposal(of parts: [PropertyInjection]) throws(ChangeError) -> FixProposal? {
    var proposal = FixProposal(parts.map(\.edit))
    proposal.held = [codebase.key(of: consumer)]
    let position = initializer?.position(in: tokens) ?? 0
    if let initializer {
      let names = Set(parts.map(\.name))
      guard initializer.parameters.allSatisfy({ !names.contains(facts[$0.name]) }),
        let edits = parameters(parts, at: position, of: initializer)
      else { return nil }
      proposal.edits += edits
    } else {
      guard let edit = written(parts) else { return nil }
      proposal.edits.append(edit)
    }
    for site in sites.all {
      var count = 0
      if let initializer {
        guard let taken = initializer.matches(site.call) else { return nil }
        count = taken.count { $0 < position }
      }
      let arguments = parts.compactMap { $0.argument(at: site) }
      guard arguments.count == parts.count else { return nil }
      try proposal.add(arguments, to: site, at: count, subject)
    }
    return proposal
  }

  /// What parts are called, as a reason says it.
  private static func names(_ parts: [PropertyInjection]) -> String {
    parts.map { "'\($0.name)'" }.joined(separator: ", ")
  }

  /// More parameters, and the statements that keep them.
  private func parameters(
    _ parts: [PropertyInjection], at position: Int, of initializer: OpenInitializer
  ) -> [Edit]? {
    let declaration = codebase.declaration(initializer.place)
    let start = tokens.index(from: Int(declaration.span.start))
    let limit = tokens.index(from: Int(declaration.extent.end))
    guard tokens.isAt(start, "init"), let call = CodeCall(at: start + 1, in: tokens),
      call.arguments.count == initializer.parameters.count,
      let body = (call.close..<limit).first(where: { tokens.isAt($0, "{") }),
      let close = tokens.partner(of: body)
    else { return nil }
    let added = call.adding(
      parts.map { "\($0.name): \($0.type)" }, at: position, in: tokens
    ).map {
      Edit(
        .replace(path: subject.path, bytes: $0.bytes, with: Array($0.text.utf8)),
        because: Phrase("takes \(Self.names(parts))", zh: "接收 \(Self.names(parts))"))
    }
    let kept = parts.filter { !$0.isAssigned }
    if kept.isEmpty { return added }
    let line = TextLine(
      facts.lines.position(of: declaration.extent.start).line, of: subject.text)
    let step = line.indentation + (line.indentation.isEmpty ? "  " : line.indentation)
    let first = tokens.all[body].bytes.upperBound
    let last = tokens.all[close].bytes.lowerBound
    let inner = subject.text[first..<last]
    let statements = kept.map { "self.\($0.name) = \($0.name)" }
    let written: (Range<Int>, String)
    if inner.contains(0x0A) {
      let next = body + 1 < close ? indentation(at: tokens.all[body + 1].bytes.lowerBound) : step
      let place = endOfAssignments(behind: body, initializer.parameters)
      written = (place..<place, statements.map { line.end + next + $0 }.joined())
    } else {
      let old = String(decoding: inner, as: UTF8.self).trimmingBlanks
      guard !old.contains(";"), !old.contains("//"), kept.count == parts.count else { return nil }
      let lines = (old.isEmpty ? [] : [old]) + statements
      written = (
        first..<last,
        line.end + lines.map { step + $0 + line.end }.joined() + line.indentation
      )
    }
    return added + [
      Edit(
        .replace(path: subject.path, bytes: written.0, with: Array(written.1.utf8)),
        because: Phrase("keeps \(Self.names(kept))", zh: "保存 \(Self.names(kept))"))
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
  private func written(_ parts: [PropertyInjection]) -> Edit? {
    guard let property = parts.first?.property else { return nil }
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
    let parameters = parts.map { "\($0.name): \($0.type)" }
    var head = "\(indent)\(word)init(\(parameters.joined(separator: ", "))) {"
    if head.count > CodeCall.longLine, parameters.count > 1 {
      let inner = end + indent + indent
      head =
        "\(indent)\(word)init(\(inner)\(parameters.joined(separator: "," + inner))\(end)\(indent)) {"
    }
    let kept = parts.map { "\(indent)\(indent)self.\($0.name) = \($0.name)\(end)" }.joined()
    let text = "\(end)\(head)\(end)\(kept)\(indent)}\(end)"
    let offset = Int(line.whole.end)
    return Edit(
      .replace(path: subject.path, bytes: offset..<offset, with: Array(text.utf8)),
      because: Phrase("takes \(Self.names(parts))", zh: "接收 \(Self.names(parts))"))
  }
}

extension String {
  fileprivate var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
