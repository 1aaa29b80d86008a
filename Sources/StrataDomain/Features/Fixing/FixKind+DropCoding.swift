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
      codebase.isOwnBusiness(id), try !subject.isCodedByExtension(id),
      try isMadeByHand(id, in: subject),
      let sites = try DecodingSites(of: [id: ""], by: "", in: subject), sites.edits.isEmpty
    else { return nil }
    // What it is made of would keep a coding that nothing needs any more.
    guard isPlain(id, in: codebase), codebase.codedParts(of: id).isEmpty,
      codebase.symbols.bodies[Int(id.index)].allSatisfy({ !isCodedByHand($0, in: codebase) })
    else { return nil }
    return try CodingRemoval(of: id, in: subject)?.proposal
  }

  private static let coding = CodingRemoval.protocols

  /// Whether no other protocol may rest on the coding, as those of stores do.
  private static func isPlain(_ id: SymbolID, in codebase: Codebase) -> Bool {
    let above = codebase.symbols.allSupertypes(of: id)
    func outer(_ id: SymbolID) -> Set<String> {
      Set(codebase.symbols.externalSupertypes[Int(id.index)])
    }
    return outer(id).subtracting(coding).isSubset(of: KnownConformances.language)
      && above.allSatisfy { outer($0).isSubset(of: KnownConformances.language.subtracting(coding)) }
  }

  /// Whether Data makes the values itself: a call whose result is inferred would decode one and show no
  /// name, and what nobody makes is to be deleted. Files that name it must not speak of coding.
  private static func isMadeByHand(
    _ id: SymbolID, in subject: FixSubject
  ) throws(ChangeError) -> Bool {
    let codebase = subject.codebase
    var isMade = false
    for file in codebase.workspace.files.indices {
      let named = zip(codebase.facts(file).references, codebase.references[file]).filter {
        $0.1 == .symbol(id) && !codebase.typesAround($0.0.owner, in: file).contains(id)
      }.map(\.0)
      if named.isEmpty { continue }
      guard let tokens = try subject.tokens(file) else { return false }
      let speaksOfCoding = tokens.all.indices.contains { index in
        guard tokens.all[index].kind == .word else { return false }
        let word = tokens.word(index).lowercased()
        return !["encodable", "decodable"].contains(word)
          && ["encod", "decod", "jsonserialization"].contains { word.contains($0) }
      }
      if speaksOfCoding, file != subject.file { return false }
      guard codebase.scopes[file].isProduction else { continue }
      guard [.data, .infrastructure].contains(codebase.layer(ofFile: file)) else { continue }
      if named.contains(where: { $0.role == .parameter }) { return false }
      if named.contains(where: { $0.role == .construction }) { isMade = true }
    }
    return isMade
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
