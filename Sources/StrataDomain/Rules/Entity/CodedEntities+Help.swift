internal import StrataCode
internal import StrataModel

// What to do about coding in Domain.

extension CodedEntities {
  /// Where the coding of a type goes.
  func help(_ id: SymbolID, _ coding: Coding) -> Phrase {
    let name = codebase.symbols[id].qualifiedName
    if isKeyedAlone(id) {
      return Phrase("delete the keys: nothing codes '\(name)'", zh: "删除这些键：没有代码对 '\(name)' 编解码")
    }
    if codebase.symbols[id].kind == .struct, codebase.storedProperties(of: id).isEmpty {
      return Phrase(
        "remove the conformance: '\(name)' stores nothing that could be coded",
        zh: "去掉这个遵循：'\(name)' 没有存储任何可以编解码的内容")
    }
    if coding.isInData {
      return Phrase(
        "declare a DTO beside it and code that, so that '\(name)' can change alone",
        zh: "在旁边声明一个 DTO 并对它编解码，让 '\(name)' 可以独立变化")
    }
    if codebase.roles.has(id, .persistenceModel), !travelling.contains(id) {
      return Phrase(
        "remove the conformance if everything builds without it: the store needs none",
        zh: "如果去掉 Codable 后仍能编译，就去掉它：持久化不需要它")
    }
    if codebase.symbols[id].kind == .enum, codebase.hasRawValue(id) {
      return Phrase(
        "keep the raw value and turn it into '\(name)' where Data decodes it",
        zh: "在 Data 中解码为原始值，再转换成 '\(name)'")
    }
    if codebase.attributes(of: codebase.symbols[id].place).contains("propertyWrapper") {
      return Phrase(
        "move '\(name)' to Data, to the DTOs whose fields it codes",
        zh: "把 '\(name)' 移到 Data，放到由它编解码字段的 DTO 旁边")
    }
    if let parent = coding.parent, codebase.layer(of: parent) == .domain,
      !travelling.contains(id), codebase.methods(of: parent).isEmpty
    {
      let root = codebase.symbols[parent].qualifiedName
      return Phrase(
        "take the coding out of '\(root)', by which '\(name)' has it: nothing codes '\(name)' by its name",
        zh: "从 '\(root)' 中去掉编解码，'\(name)' 由它获得：没有代码对 '\(name)' 编解码")
    }
    return carried(id, name) ?? answered(id, name) ?? leaving(id, name) ?? ring(id)
      ?? declared(id, name, coding)
  }

  /// What to do where another type travels already.
  private func carried(_ id: SymbolID, _ name: String) -> Phrase? {
    let source = mappedFrom[id].flatMap { codebase.layer(of: $0) == .domain ? nil : $0 }
    let known = codebase.dto(for: id) ?? source.map { codebase.symbols[$0].qualifiedName }
    if let dto = known {
      guard travelling.contains(id) else {
        let isStored = codebase.dto(for: id) == nil && !(source.map(isCoded) ?? false)
        if isWrapped(id) || storeConformance(of: id) != nil { return nil }
        let isOther = isStored && !(source.map { sharesWord(id, $0) } ?? false)
        return isOther || isStored && declaresKeys(id)
          ? nil : idle(id, name, told(dto, apartFrom: name, source), isStored: isStored)
      }
      if source != nil {
        return Phrase(
          """
          remove the conformance if everything builds without it: '\(dto)' is turned into \
          '\(name)' already; give what else is coded of it a record of its own in Data
          """,
          zh: "如果去掉 Codable 后一切仍能编译，就去掉它：'\(dto)' 已经转换成 '\(name)'；其余需要编解码的内容在 Data 中单独声明记录类型")
      }
      return Phrase(
        "leave the coding to '\(dto)' and turn that into '\(name)' in Data",
        zh: "把编解码交给 '\(dto)'，并在 Data 中把它转换成 '\(name)'")
    }
    if let holder = otherHolder(of: id), codebase.roles.has(holder, .dto),
      isNamed(id, onlyBy: holder), isNamed(holder, onlyBy: id)
    {
      let kept = codebase.symbols[holder].qualifiedName
      return Phrase(
        "move '\(name)' to Data with '\(kept)', which stores it and is coded too",
        zh: "把 '\(name)' 和存储它且同样参与编解码的 '\(kept)' 一起移到 Data")
    }
    if let holder = otherHolder(of: id), codebase.roles.has(holder, .dto),
      isNamed(id, onlyBy: holder)
    {
      let kept = codebase.symbols[holder].qualifiedName
      return Phrase(
        "move '\(name)' to Data with '\(kept)', which stores it, and give who names '\(kept)' a value of Domain",
        zh: "把 '\(name)' 和存储它的 '\(kept)' 一起移到 Data，并给引用 '\(kept)' 的代码一个 Domain 的值")
    }
    return nil
  }

  /// What to do where nothing codes a type, since another is coded or stored in its place.
  private func idle(_ id: SymbolID, _ name: String, _ dto: String, isStored: Bool) -> Phrase {
    let (what, zh) = isStored ? ("stored", "存储") : ("encoded and decoded", "编解码")
    if let demand = demand(on: id) {
      let asker = codebase.symbols[demand].qualifiedName
      return Phrase(
        "remove the conformance, and what '\(asker)' asks for of it: only '\(dto)' is \(what), and '\(name)' is made from it",
        zh: "去掉 Codable，并去掉 '\(asker)' 对它的要求：实际\(zh)的是 '\(dto)'，'\(name)' 由它构造")
    }
    let keys: Phrase =
      declaresKeys(id) ? Phrase(" and its 'CodingKeys'", zh: "和 'CodingKeys' ") : .empty
    let it = declaresKeys(id) ? "them" : "it"
    if isDecodedInTests(id) {
      return Phrase(
        """
        remove the conformance\(keys), and the tests that decode '\(name)': the app only \
        \(isStored ? "stores" : "encodes and decodes") '\(dto)', and makes '\(name)' from it
        """,
        zh: "去掉 Codable \(keys)以及解码 '\(name)' 的测试：应用实际\(zh)的是 '\(dto)'，'\(name)' 由它构造")
    }
    // A record may be made of what travels, and not travel itself.
    let records = codebase.symbols.topLevelTypes(named: dto)
    if !isStored, !records.isEmpty, !records.contains(where: codebase.symbols.isCodable) {
      return Phrase(
        "remove the conformance\(keys) if everything builds without \(it): '\(dto)' is turned into '\(name)' already",
        zh: "如果去掉 Codable \(keys)后仍能编译，就去掉：'\(dto)' 已经转换成 '\(name)'")
    }
    return Phrase(
      """
      remove the conformance\(keys) if everything builds without \(it): only '\(dto)' is \(what), and \
      '\(name)' is made from it
      """,
      zh: "如果去掉 Codable \(keys)后仍能编译，就去掉：实际\(zh)的是 '\(dto)'，'\(name)' 由它构造")
  }

  /// Whether two types are called alike.
  private func sharesWord(_ id: SymbolID, _ other: SymbolID) -> Bool {
    !Set(codebase.symbols.words(of: id).bare)
      .isDisjoint(with: codebase.symbols.words(of: other).bare)
  }

  /// Whether a type of Data is coded, and not only kept in a store.
  private func isCoded(_ id: SymbolID) -> Bool {
    codebase.symbols.isCodable(id) || codebase.roles.has(id, .dto)
  }

  /// Whether a type says by which words it is coded: somebody codes it.
  func declaresKeys(_ id: SymbolID) -> Bool {
    codebase.symbols.bodies[Int(id.index)].contains { body in
      let facts = codebase.facts(body.file)
      return facts.children(of: body.declaration).contains {
        facts[$0].kind == .enum && facts[facts[$0].name] == "CodingKeys"
      }
    }
  }

  /// A coded type outside of Domain that stores a type: without the type's coding it has none.
  private func outerHolder(of id: SymbolID) -> String? {
    codebase.dependencies(on: id).lazy.filter { dependency in
      dependency.from.ring == .data
        && [.property, .genericArgument].contains(self.codebase.reference(of: dependency).role)
    }.compactMap { dependency in
      self.codebase.typesAround(
        self.codebase.reference(of: dependency).owner, in: dependency.file
      ).first { self.codebase.symbols.isCodable($0) }
    }.first.map { codebase.symbols[$0].qualifiedName }
  }

  /// What to do where nothing travels in the type's place yet.
  private func declared(_ id: SymbolID, _ name: String, _ coding: Coding) -> Phrase {
    let dto = codebase.newRecord(for: id)
    if coding.isSent || isRequest(id) { return sent(id, name, dto) }
    if let way = kept(id, name, dto) { return way }
    if innerDecoders(of: id).isEmpty, let way = decoded(id, name, dto) { return way }
    if isIdle, !travelling.contains(id) { return Self.nothingCodes }
    guard travelling.contains(id) || declaresKeys(id) && isWithinReach(id) else {
      return Phrase(
        """
        remove the conformance if everything builds without it; otherwise declare a Codable '\(dto)' in Data, and turn it into '\(name)' there
        """,
        zh: """
          如果去掉 Codable 后仍能编译，就去掉它；否则在 Data 中声明负责编解码的 '\(dto)'，\
          并在那里把它转换成 '\(name)'
          """)
    }
    if let holder = outerHolder(of: id) {
      return Phrase(
        "declare a Codable '\(dto)' in Data, let '\(holder)' store that, and turn it into '\(name)', a plain value",
        zh: "在 Data 中声明负责编解码的 '\(dto)'，让 '\(holder)' 存储它，再转换成普通的值 '\(name)'")
    }
    if let holder = otherHolder(of: id), codebase.roles.has(holder, .dto) {
      return stored(by: otherHolders(of: id), dto, name)
    }
    let inner = innerDecoders(of: id)
    if !inner.isEmpty {
      let who = codebase.listed(inner)
      return Phrase(
        "move the decoding in \(who) to Data, with a Codable '\(dto)' that it decodes there in place of '\(name)', and turn that into '\(name)', a plain value",
        zh: "把 \(who) 中的解码移到 Data，在那里解码负责编解码的 '\(dto)' 而不是 '\(name)'，再转换成普通的值 '\(name)'")
    }
    let screens = Set(decoders(of: id)).sorted()
    if !screens.isEmpty {
      let screen = codebase.listed(screens)
      return Phrase(
        """
        declare a Codable '\(dto)' in Data, decode it there in place of \(screen), and \
        turn it into '\(name)', a plain value
        """,
        zh: """
          在 Data 中声明负责编解码的 '\(dto)'，由 Data 代替 \(screen) 解码，\
          再转换成普通的值 '\(name)'
          """)
    }
    return Self.recordHelp(dto, of: name, isMadeOfIt: travelling.contains(id)) + windows(of: id)
  }

  /// To drop coding that nothing in the project does.
  static let nothingCodes = Phrase(
    "remove the conformance: nothing in the project encodes or decodes",
    zh: "去掉这个遵循：项目中没有编解码的代码")

  /// To code a record of Data in place of a value, and which is made of which, as far as that is known.
  static func recordHelp(_ dto: String, of name: String, isMadeOfIt: Bool) -> Phrase {
    isMadeOfIt
      ? Phrase(
        """
        declare a Codable '\(dto)' in Data, turn it into '\(name)' there, and leave '\(name)' \
        a plain value
        """,
        zh: """
          在 Data 中声明负责编解码的 '\(dto)'，在那里把它转换成 '\(name)'，\
          让 '\(name)' 保持为普通的值
          """)
      : Phrase(
        "declare a Codable '\(dto)' in Data, convert between the two there, and leave '\(name)' a plain value",
        zh: "在 Data 中声明负责编解码的 '\(dto)'，在那里相互转换，让 '\(name)' 保持为普通的值")
  }

  /// Whether neither Domain nor a screen names a type but where another is declared: both can go.
  func isNamed(_ id: SymbolID, onlyBy other: SymbolID) -> Bool {
    codebase.dependencies(on: id).allSatisfy { dependency in
      guard dependency.from == .domain || dependency.from == .presentation else { return true }
      return codebase.outermostType(of: dependency).map { $0 == other || $0 == id } ?? false
    }
  }

  /// Whether a model of a store keeps a type: the store needs it coded.
  func isStoredByModel(_ id: SymbolID) -> Bool {
    if codebase.roles.has(id, .persistenceModel) { return false }
    return codebase.dependencies(on: id).contains { dependency in
      [.property, .genericArgument].contains(codebase.reference(of: dependency).role)
        && codebase.outermostType(of: dependency).map {
          codebase.roles.has($0, .persistenceModel)
        }
          ?? false
    }
      || codebase.types(.persistenceModel).contains { model in
        codebase.symbols[model].place.file == codebase.symbols[id].place.file
          && codebase.storedProperties(of: model).contains { place in
            codebase.namings(of: place, as: [.property, .genericArgument]).contains {
              $0.type == id
            }
          }
      }
  }
}
