internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Adds a conformance that the compiler writes to a value whose fields all conform.
  static let addConformance: FixKind = FixKind(
    "add-conformance", .safe,
    Phrase(
      "add 'Sendable', 'Equatable' or 'Identifiable' to a value whose fields all conform",
      zh: "给字段全部符合的值类型加上 'Sendable'、'Equatable' 或 'Identifiable'")
  ) { subject throws(ChangeError) in
    guard let id = subject.type else { return nil }
    let wanted: [String]
    switch subject.finding.rule {
    case Rule.notSendable.id: wanted = ["Sendable"]
    case Rule.missingIdentity.id: wanted = subject.codebase.missingConformances(of: id)
    default: return nil
    }
    let foreign = wanted.filter { $0 != "Sendable" }
    let parts = wanted == ["Sendable"] ? subject.codebase.unsentParts(of: id) : []
    let known = KnownConformances(
      codebase: subject.codebase,
      given: Set(parts.map { subject.codebase.symbols[$0].qualifiedName }))
    guard ([id] + parts).allSatisfy({ isWritten(wanted, on: $0, known) }),
      foreign.isEmpty || subject.codebase.isOwnBusiness(id),
      !wanted.contains("Identifiable")
        || NewerSystems(subject.codebase).areAsked(by: subject.file)
    else { return nil }
    // What nobody names is deleted, not dressed up.
    if subject.codebase.isUnnamed([id]) {
      return .refused(.goesFirst(subject.codebase.symbols[id].name))
    }
    var proposal = FixProposal([])
    for type in [id] + parts {
      guard try write(wanted, on: type, subject, &proposal) else { return nil }
    }
    return proposal
  }

  /// Writes some protocols behind a type's name; whether that can be done.
  private static func write(
    _ names: [String], on id: SymbolID, _ subject: FixSubject, _ proposal: inout FixProposal
  ) throws(ChangeError) -> Bool {
    let place = subject.codebase.place(of: id)
    let path = subject.codebase.workspace.files[place.file].path
    let text = place.file == subject.file ? subject.text : try subject.read(path)
    guard place.file == subject.file || text.isRead(as: subject.codebase.facts(place.file)),
      let clause = InheritanceClause(
        after: Int(subject.codebase.declaration(place).span.end), in: text)
    else { return false }
    if place.file != subject.file { proposal.reads[path] = text }
    let added = (clause.isThere ? ", " : ": ") + names.joined(separator: ", ")
    proposal.edits.append(
      Edit(
        .replace(path: path, bytes: clause.end..<clause.end, with: Array(added.utf8)),
        because: Phrase("with \(names.quotedList)", zh: "加上 \(names.quotedList)")))
    proposal.held.insert("\(path):\(clause.end)")
    return true
  }

  /// Whether the compiler writes what the protocols ask of a type.
  private static func isWritten(
    _ names: [String], on id: SymbolID, _ known: KnownConformances
  ) -> Bool {
    let codebase = known.codebase
    let symbol = codebase.symbols[id]
    let place = symbol.place
    let facts = codebase.facts(place.file)
    guard !names.isEmpty, [.struct, .enum].contains(symbol.kind),
      codebase.attributes(of: place).isEmpty, !codebase.isGeneric(place)
    else { return false }
    // Identity is asked of `id` alone, which whoever sees the type has to see.
    let shared = names.filter { $0 != "Identifiable" }
    let reach = min(facts[place.declaration].access, .public)
    let hasIdentity = facts.children(of: place.declaration).contains { child in
      facts[facts[child].name] == "id" && facts[child].access >= reach
        && facts.references.contains { $0.owner == child && $0.role == .property }
        && facts.references.filter { $0.owner == child && $0.role == .property }.allSatisfy {
          known.conforms(facts[$0.name], to: "Hashable")
        }
    }
    guard hasIdentity || shared == names else { return false }
    return fields(of: place, facts).allSatisfy { field in
      let types = facts.references.filter { $0.owner == field }
      return codebase.attributes(of: DeclarationID(file: place.file, declaration: field)).isEmpty
        && !types.isEmpty && !facts[field].modifiers.contains(.isFunctionTyped)
        && types.allSatisfy { type in
          shared.allSatisfy { known.conforms(facts[type.name], to: $0) }
        }
    }
  }

  /// What a value holds: stored properties, or cases with values.
  private static func fields(of place: DeclarationID, _ facts: FileFacts) -> [DeclarationIndex] {
    facts.storedProperties(of: place.declaration)
      + facts.children(of: place.declaration).filter { child in
        facts[child].kind == .enumCase && facts.parameters.contains { $0.owner == child }
      }
  }
}

extension Codebase {
  /// The values of the project that a public value stores, and they in turn, as far as none says that it
  /// can be sent and the compiler does not see it by itself.
  fileprivate func unsentParts(of id: SymbolID) -> [SymbolID] {
    var parts: [SymbolID] = []
    var next = [id]
    let known = KnownConformances(codebase: self)
    while let type = next.popLast() {
      for part in storedValues(of: type) {
        guard part != id, !parts.contains(part), [.struct, .enum].contains(symbols[part].kind),
          symbols[part].access >= .public,
          !known.conforms(symbols[part].qualifiedName, to: "Sendable")
        else { continue }
        parts.append(part)
        next.append(part)
      }
    }
    return parts
  }
}
