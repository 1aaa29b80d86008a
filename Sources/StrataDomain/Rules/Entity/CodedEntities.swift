internal import StrataCode
internal import StrataModel

/// The coded types of Domain and which of them holds which.
struct CodedEntities {
  let codebase: Codebase
  /// In file order.
  private let coded: [(id: SymbolID, coding: Coding)]
  let holders: [SymbolID: Set<SymbolID>]
  /// By type: the DTO outside Domain of which a member makes it.
  let mappedFrom: [SymbolID: SymbolID]
  /// By type: the answer that Domain declares and of which a member of Domain makes it.
  let answers: [SymbolID: Answer]
  /// What is coded by its name or as a part of what is coded.
  let travelling: Set<SymbolID>
  /// Whether nothing in the project codes anything.
  let isIdle: Bool

  /// How a type is coded: where it says so and what it says.
  struct Coding {
    var body: DeclarationID
    var what: Phrase
    /// The project's protocol by which it is coded, if there is one.
    var parent: SymbolID?
    var isInData: Bool
    /// It is only encoded.
    var isSent = false
  }

  init(_ codebase: Codebase) {
    self.codebase = codebase
    coded = codebase.domainValues().compactMap { id in
      codebase.isCodedForSystem(id) ? nil : Self.coding(of: id, codebase).map { (id, $0) }
    }
    let ids = Set(coded.map(\.id))
    var holders: [SymbolID: Set<SymbolID>] = [:]
    for (id, _) in coded {
      for place in codebase.members(of: id) {
        let kind = codebase.declaration(place).kind
        guard kind == .enumCase || kind == .property else { continue }
        for naming in codebase.namings(of: place)
        where ids.contains(naming.type) && naming.type != id {
          holders[naming.type, default: []].insert(id)
        }
      }
      if let parent = codebase.symbols[id].parent, ids.contains(parent) {
        holders[id, default: []].insert(parent)
      }
    }
    self.holders = holders
    mappedFrom = coded.isEmpty ? [:] : codebase.known { MappedTypes(codebase) }.outer
    answers = codebase.answers(ids)
    travelling = codebase.travelling(ids)
    isIdle = !coded.isEmpty && codebase.known { codebase.codesNothing }
  }

  func findings() -> [Finding] {
    var held: [SymbolID: [SymbolID]] = [:]
    for (id, _) in coded {
      for holder in holders[id, default: []] { held[holder, default: []].append(id) }
    }
    let roots = roots()
    var told: Set<SymbolID> = []
    var found = roots.keys.sorted().map { finding(root: $0, roots[$0] ?? []) }
    // Types that nobody holds come first; what is left holds itself in a ring.
    for (id, coding) in coded.filter({ holders[$0.id] == nil }) + coded
    where told.insert(id).inserted {
      var tree = [id]
      var next = 0
      while next < tree.count {
        tree += held[tree[next], default: []].sorted().filter { told.insert($0).inserted }
        next += 1
      }
      let isToldOfRoot = coding.parent.map { roots[$0] != nil } ?? isPartOfRecord(id)
      let finding = finding(id, coding, Array(tree.dropFirst()))
      found.append(isToldOfRoot ? finding.held(at: .info) : finding)
    }
    return found
  }

  /// The protocols of Domain that code several types: one word there, and each of these follows.
  private func roots() -> [SymbolID: [SymbolID]] {
    var types: [SymbolID: [SymbolID]] = [:]
    for (id, coding) in coded {
      if let parent = coding.parent, codebase.layer(of: parent) == .domain {
        types[parent, default: []].append(id)
      }
    }
    return types.filter { $1.count > 1 }
  }

  private func finding(root: SymbolID, _ types: [SymbolID]) -> Finding {
    let name = codebase.symbols[root].qualifiedName
    let conformers = codebase.listed(types.map { codebase.symbols[$0].qualifiedName })
    return Rule.codable.finding(
      about: root, in: codebase,
      message: Phrase(
        "protocol '\(name)' in Domain makes \(conformers) Codable",
        zh: "Domain 中的协议 '\(name)' 使 \(conformers) 遵循 Codable"),
      help: Phrase(
        "take the coding out of '\(name)' and give it to DTOs in Data",
        zh: "把编解码从 '\(name)' 中去掉，交给 Data 中的 DTO")
    ).with(confidence: codebase.domainConfidence(root))
  }

  private func finding(_ id: SymbolID, _ coding: Coding, _ tree: [SymbolID]) -> Finding {
    let symbol = codebase.symbols[id]
    let name = symbol.qualifiedName
    let more = codebase.listed(tree.map { codebase.symbols[$0].qualifiedName })
    let others: Phrase =
      tree.isEmpty ? .empty : Phrase(", and with it \(more)", zh: "，\(more) 也是如此")
    let here = tree.map { codebase.symbols[$0].place }.filter { $0.file == coding.body.file }
    return Rule.codable.finding(
      at: FindingPlace(
        codebase.declaration(coding.body).span, in: coding.body.file,
        also: here.map { codebase.declaration($0).span }, subject: name,
        owner: coding.body.declaration), in: codebase,
      message: Phrase(
        "'\(name)' in Domain \(coding.what)\(others)",
        zh: "Domain 中的 '\(name)' \(coding.what)\(others)"),
      help: help(id, coding)
    ).held(at: isMild(id, coding, tree) ? .info : .warning).with(
      confidence: codebase.domainConfidence(id))
  }

  /// Whether a coding harms little: it lies in Data, a store needs it, or a choice or an identifier of its
  /// own type is coded as what it stands for.
  private func isMild(_ id: SymbolID, _ coding: Coding, _ tree: [SymbolID]) -> Bool {
    let symbol = codebase.symbols[id]
    return coding.isInData || symbol.kind == .enum && tree.isEmpty || isStoredByModel(id)
      || codebase.isEntityOfScreens(symbol.place.file) || isKeyedAlone(id) || isPart(id)
      || codebase.isDomainByEntitiesAlone(symbol.place.file)
      || codebase.isBelowWire(symbol.place.file) || codebase.isMadeInFunction(id)
      || codebase.symbols.conforms(id, to: ["RawRepresentable"])
  }

  /// Where and how a type is coded; a coding in Domain goes before one in Data.
  static func coding(of id: SymbolID, _ codebase: Codebase) -> Coding? {
    var inData: Coding?
    for body in codebase.symbols.bodies[Int(id.index)] {
      let layer = codebase.layer(ofFile: body.file)
      guard codebase.scopes[body.file].isProduction, layer != .presentation,
        let (what, parent) = conformance(in: body, codebase)
          ?? member(of: body, codebase).map({ ($0, nil) })
      else { continue }
      let isSent =
        codebase.symbols.conforms(id, to: ["Encodable", "Swift.Encodable"])
        && !codebase.symbols.isDecodable(id)
      let coding = Coding(
        body: body, what: what, parent: parent, isInData: layer != .domain, isSent: isSent)
      if layer == .domain { return coding }
      inData = inData ?? coding
    }
    return inData
  }

  private static func conformance(
    in body: DeclarationID, _ codebase: Codebase
  ) -> (what: Phrase, parent: SymbolID?)? {
    let facts = codebase.facts(body.file)
    for position in codebase.referenceOrder[body.file][body.declaration] {
      let reference = facts.references[position]
      guard reference.role == .conformance,
        !codebase.scopes[body.file].isExempt(reference.span, in: body.declaration)
      else { continue }
      let name = facts[reference.name]
      switch codebase.references[body.file][position] {
      case .external where ForeignKinds.codables.contains(name):
        return (Phrase("conforms to '\(name)'", zh: "遵循 '\(name)'"), nil)
      case .symbol(let parent)
      where codebase.symbols[parent].kind == .protocol && codebase.symbols.isCodable(parent):
        return (Phrase("is Codable by '\(name)'", zh: "通过 '\(name)' 遵循 Codable"), parent)
      default: continue
      }
    }
    return nil
  }

  private static func member(of body: DeclarationID, _ codebase: Codebase) -> Phrase? {
    let facts = codebase.facts(body.file)
    for child in facts.children(of: body.declaration) {
      let declaration = facts[child]
      if declaration.kind == .enum, facts[declaration.name] == "CodingKeys" {
        return Phrase("declares 'CodingKeys'", zh: "声明了 'CodingKeys'")
      }
      guard declaration.kind == .initializer,
        let first = facts.parameters.first(where: { $0.owner == child })
      else { continue }
      let label = facts[first.label]
      let isDecoder = facts.references.contains {
        $0.owner == child && $0.role == .parameter && facts[$0.name] == "Decoder"
      }
      if label == "json" || label == "from" && isDecoder {
        return Phrase("declares 'init(\(label):)'", zh: "声明了 'init(\(label):)'")
      }
    }
    return nil
  }
}

extension Codebase {
  /// Whether the cases of an enum are numbers or texts.
  func hasRawValue(_ id: SymbolID) -> Bool {
    symbols.externalSupertypes[Int(id.index)].contains {
      ["String", "Character"].contains($0) || $0.contains("Int") || $0 == "Double" || $0 == "Float"
    }
  }

  /// Those of some types that code that ships decodes by name, or that a record or such a type holds.
  fileprivate func travelling(_ types: Set<SymbolID>) -> Set<SymbolID> {
    if types.isEmpty { return [] }
    let decoded = Set(
      seen(inEachFile: { self.scopes[$0].isShipped ? self.decoded(in: $0) : [] }))
    let held = seen(inEachFile: { self.held(types, in: $0) })
    var travelling = types.intersection(decoded)
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for pair in held where !travelling.contains(pair[0]) {
        let holder = pair[1]
        guard
          travelling.contains(holder) || decoded.contains(holder) || roles.has(holder, .dto)
        else { continue }
        travelling.insert(pair[0])
        isGrowing = true
      }
    }
    return travelling
  }

  /// The types of some that a coded type stores in a file, each with that.
  private func held(_ types: Set<SymbolID>, in file: Int) -> [[SymbolID]] {
    zip(facts(file).references, references[file]).flatMap { reference, target -> [[SymbolID]] in
      guard case .symbol(let id) = target, types.contains(id), reference.owner >= 0,
        [.property, .genericArgument].contains(reference.role)
      else { return [] }
      return typesAround(reference.owner, in: file).filter {
        $0 != id && symbols.isCodable($0)
      }.map { [id, $0] }
    }
  }
}
