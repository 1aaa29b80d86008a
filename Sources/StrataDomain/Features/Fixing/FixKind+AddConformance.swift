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
  ) { subject in
    guard let id = subject.type else { return nil }
    let wanted: [String]
    switch subject.finding.rule {
    case Rule.notSendable.id: wanted = ["Sendable"]
    case Rule.missingIdentity.id: wanted = subject.codebase.missingConformances(of: id)
    default: return nil
    }
    let declaration = subject.codebase.declaration(subject.codebase.place(of: id))
    let foreign = wanted.filter { $0 != "Sendable" }
    guard isWritten(wanted, on: id, in: subject.codebase),
      foreign.isEmpty || subject.codebase.isOwnBusiness(id),
      !wanted.contains("Identifiable")
        || NewerSystems(subject.codebase).areAsked(by: subject.file),
      let clause = InheritanceClause(after: Int(declaration.span.end), in: subject.text)
    else { return nil }
    // What nobody names is deleted, not dressed up.
    if subject.codebase.isUnnamed([id]) {
      return .refused(.goesFirst(subject.codebase.symbols[id].name))
    }
    let names = wanted.joined(separator: ", ")
    return FixProposal(
      replacing: clause.end..<clause.end, of: subject.path,
      with: (clause.isThere ? ", " : ": ") + names,
      because: Phrase("with \(wanted.quotedList)", zh: "加上 \(wanted.quotedList)"))
  }

  /// Whether the compiler writes what the protocols ask of a type.
  private static func isWritten(
    _ names: [String], on id: SymbolID, in codebase: Codebase
  ) -> Bool {
    let symbol = codebase.symbols[id]
    let place = symbol.place
    let facts = codebase.facts(place.file)
    guard !names.isEmpty, [.struct, .enum].contains(symbol.kind),
      codebase.attributes(of: place).isEmpty, !codebase.isGeneric(place)
    else { return false }
    let known = KnownConformances(codebase: codebase)
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
