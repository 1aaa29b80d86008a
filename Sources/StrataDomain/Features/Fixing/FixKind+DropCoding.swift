internal import StrataCode
internal import StrataModel
internal import StrataRules

extension FixKind {
  /// Removes the coding of an entity that nobody codes.
  static let dropCoding: FixKind = FixKind(
    "drop-coding", .choice,
    Phrase(
      "remove 'Codable' from an entity that nothing in the project encodes or decodes",
      zh: "去掉 Entity 的 'Codable'：项目中没有代码对它编码或解码"),
    step: build
  ) { (subject) throws(ChangeError) in
    let codebase = subject.codebase
    guard subject.finding.rule == Rule.codable.id, let id = subject.type,
      codebase.symbols[id].kind == .struct, codebase.symbols[id].parent == nil,
      isOwnBusiness(id, in: codebase),
      let sites = try DecodingSites(of: [id: ""], by: "", in: subject), sites.edits.isEmpty
    else { return nil }
    let facts = codebase.facts(subject.file)
    let bodies = codebase.symbols.bodies[Int(id.index)]
    let names = Set(
      facts.references.filter {
        $0.role == .conformance && $0.owner == codebase.symbols[id].place.declaration
          && ForeignKinds.codables.contains(facts[$0.name])
      }.map { facts[$0.name] })
    let start = Int(codebase.declaration(codebase.symbols[id].place).span.end)
    guard !names.isEmpty, names.isSubset(of: ["Codable", "Encodable", "Decodable"]),
      bodies.allSatisfy({ !isCodedByHand($0, in: codebase) }),
      let clause = InheritanceClause(after: start, in: subject.text),
      let left = clause.without(names, after: start, in: subject.text)
    else { return nil }
    let gone = names.sorted().quotedList
    return FixProposal(
      replacing: start..<clause.end, of: subject.path, with: left,
      because: Phrase(
        "without \(gone), which nobody asks for", zh: "去掉没有代码用到的 \(gone)"))
  }

  /// Whether whoever may code a type is in the project: it has an app, or the type leaves no module.
  private static func isOwnBusiness(_ id: SymbolID, in codebase: Codebase) -> Bool {
    codebase.symbols[id].access < .public
      || codebase.workspace.files.indices.contains { codebase.layer(ofFile: $0) == .app }
  }

  /// Whether a body says itself how it is coded.
  private static func isCodedByHand(_ place: DeclarationID, in codebase: Codebase) -> Bool {
    let facts = codebase.facts(place.file)
    return facts.children(of: place.declaration).contains { child in
      let name = facts[facts[child].name]
      return name == "CodingKeys" || name == "encode"
        || facts.parameters.contains { $0.owner == child && facts[$0.label] == "from" }
    }
  }
}
