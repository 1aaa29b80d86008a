internal import StrataCode
internal import StrataModel

// Where a record goes that Domain declares, by who uses it.

extension Codebase {
  /// What to do about a type of Domain that is made to be encoded or decoded.
  func recordHelp(_ id: SymbolID, _ mapped: MappedTypes, isDecoded: Bool) -> Phrase {
    let name = symbols[id].qualifiedName
    if !isDecoded, known({ codesNothing }) { return CodedEntities.nothingCodes }
    if let way = codedByPromise(id, name) { return way }
    if !isDecoded, let source = source(of: id) {
      return Phrase(
        "remove the conformance: '\(source)' is what is decoded, and turned into '\(name)' already",
        zh: "去掉 Codable：实际解码的是 '\(source)'，并且已经转换成 '\(name)'")
    }
    // What code decodes itself may look different from what it is made of elsewhere.
    if !isDecoded, let carrier = carrier(of: id, mapped) {
      return Phrase(
        "leave the coding to '\(carrier)' and turn that into '\(name)' in Data",
        zh: "把编解码交给 '\(carrier)'，并在 Data 中把它转换成 '\(name)'")
    }
    if keepsOpenType(id) {
      return Phrase(
        "take the coding off '\(name)', which a protocol of Domain asks for by that name",
        zh: "去掉 '\(name)' 的编解码：Domain 中的协议要求这个名字的类型")
    }
    if let whole = whole(of: id) {
      let kept = symbols[whole].qualifiedName
      return Phrase(
        "move '\(name)' to Data with '\(kept)', which is made of it",
        zh: "把 '\(name)' 和由它组成的 '\(kept)' 一起移到 Data")
    }
    let isSent = !isDecoded && isCalledAfterRequest(id) && !isStoredInDomain(id)
    let isNeeded = domainUses(id) || StrayValues(self).isNeeded(id)
    // What decides something for others is no record of what it is turned into.
    let isEntity = !isNamedForTheWire(id) && isNeeded && hasRules(id)
    if !isSent, !isEntity, let way = mappedHelp(id, name) { return way }
    if isNamedForTheWire(id) || !isNeeded, let value = valueMade(of: id) {
      let known = symbols[value].qualifiedName
      return Phrase(
        "move '\(name)' to Data, and what turns it into '\(known)' with it",
        zh: "把 '\(name)' 和把它转换成 '\(known)' 的代码一起移到 Data")
    }
    if let users = outsiders(naming: id) {
      return Phrase(
        "move '\(name)' to Data with \(users), where what asks a server belongs: nothing else names it",
        zh: "把 '\(name)' 和 \(users) 一起移到 Data，访问服务器的代码应放在那里：没有其他代码引用它")
    }
    if isSent {
      return Phrase(
        "move '\(name)' to Data, where it is sent, and let Domain ask with plain values",
        zh: "把 '\(name)' 移到发送它的 Data，让 Domain 用普通的值提出请求")
    }
    if !isNamedForTheWire(id), isNeeded || hasRules(id) {
      return record(newRecord(for: id), in: id, isDecoded: isDecoded)
    }
    return needed(id, name, isNeeded: isNeeded)
  }

  /// What to do where a protocol of Domain makes a type coded.
  private func codedByPromise(_ id: SymbolID, _ name: String) -> Phrase? {
    guard let parent = CodedEntities.coding(of: id, self)?.parent, layer(of: parent) == .domain
    else { return nil }
    let (root, record) = (symbols[parent].qualifiedName, newRecord(for: id))
    return Phrase(
      "take the coding out of '\(root)', by which '\(name)' has it, declare a Codable '\(record)' in Data, and turn that into '\(name)' there",
      zh: "从 '\(root)' 中去掉编解码，'\(name)' 由它获得；在 Data 中声明负责编解码的 '\(record)'，并在那里把它转换成 '\(name)'")
  }

  /// Where a record goes that is none of the business, by who needs it.
  private func needed(_ id: SymbolID, _ name: String, isNeeded: Bool) -> Phrase {
    if answersCommand(id) {
      return Phrase(
        "move '\(name)' to Data, and give nothing back in its place if only success counts, or else a value of Domain",
        zh: "把 '\(name)' 移到 Data；如果只关心是否成功，就什么都不返回，否则返回 Domain 的值")
    }
    if domainUses(id) {
      return Phrase(
        """
        move '\(name)' to Data and declare a value without Codable in Domain for what it means
        """, zh: "把 '\(name)' 移到 Data，并在 Domain 中用一个不带 Codable 的值类型表达它的含义")
    }
    return isNeeded
      ? Phrase(
        "move '\(name)' to Data, and give who names it a value of Domain",
        zh: "把 '\(name)' 移到 Data，并给引用它的代码一个 Domain 的值")
      : idleHelp(id, name)
  }

  /// Whether a record is called after what goes out.
  func isCalledAfterRequest(_ id: SymbolID) -> Bool {
    symbols.words(of: id).suffix(from: ["request", "query", "body", "payload"]) != nil
  }

  /// What to do with a record of which an entity says the same.
  private func mappedHelp(_ id: SymbolID, _ name: String) -> Phrase? {
    guard let value = LegalRoute(self).entity(for: id), !roles.has(value, .dto),
      !symbols.isCodable(value)
    else { return nil }
    let known = symbols[value].qualifiedName
    let isSmall =
      storedProperties(of: value).count * Self.fewOfFields < storedProperties(of: id).count
    let adding: Phrase =
      isSmall
      ? Phrase(
        "add what is needed of '\(name)' to '\(known)', ", zh: "把 '\(name)' 中需要的内容加到 '\(known)'，")
      : .empty
    return Phrase(
      "\(adding)move '\(name)' to Data, and map between it and '\(known)' there",
      zh: "\(adding)把 '\(name)' 移到 Data，并在那里与 '\(known)' 相互映射")
  }

  /// What to do with a record that neither Domain nor a screen names.
  private func idleHelp(_ id: SymbolID, _ name: String) -> Phrase {
    let giving = givingBack(id)
    guard giving.isEmpty else {
      return Phrase("move '\(name)' to Data\(giving)", zh: "把 '\(name)' 移到 Data\(giving)")
    }
    return Phrase(
      "move '\(name)' to Data: nothing in Domain uses it",
      zh: "把 '\(name)' 移到 Data：Domain 中没有代码使用它")
  }

  /// The types of Domain that name a record, where all of them ask a server and none belongs there.
  private func outsiders(naming id: SymbolID) -> Phrase? {
    var users: [SymbolID] = []
    for dependency in dependencies(on: id) where dependency.from.ring != .data {
      guard dependency.from == .domain, let user = outermostType(of: dependency) else { return nil }
      if user != id, !users.contains(user) { users.append(user) }
    }
    guard !users.isEmpty, !hasRules(id),
      users.allSatisfy({ user in
        symbols[user].kind.isConcreteType
          && (roles.has(user, .repositoryImplementation)
            || symbols.words(of: user).suffix(from: [
              "endpoint", "endpoints", "router", "api", "apis",
            ]) != nil)
      })
    else { return nil }
    return listed(users.map { symbols[$0].qualifiedName })
  }

  /// Of so many fields of a record a value has not even one.
  private static let fewOfFields = 4

  private static let mapping: Set<String> = ["map", "convert", "transform", "translate"]

  /// The value of Domain that a function of Domain makes of a record.
  private func valueMade(of id: SymbolID) -> SymbolID? {
    let own = Set(symbols.words(of: id).bare)
    return dependencies(on: id).lazy.filter { $0.from == .domain }.flatMap {
      dependency -> [SymbolID] in
      let values = self.types(givenFor: dependency)
      guard !values.isEmpty else { return [] }
      let function = DeclarationID(
        file: dependency.file, declaration: self.reference(of: dependency).owner)
      let isMapping = NameWords(self.name(function)).all.contains { Self.mapping.contains($0) }
      return values.filter {
        isMapping || !own.isDisjoint(with: self.symbols.words(of: $0).bare)
      }
    }.first { other in
      other != id && self.layer(of: other) == .domain && self.symbols[other].kind.isConcreteType
        && !self.roles.has(other, .dto) && !self.symbols.isCodable(other)
    }
  }

  /// To code a record of Data in place of a value, and which is made of which, as far as that is known.
  private func record(_ dto: String, in id: SymbolID, isDecoded: Bool) -> Phrase {
    let way = CodedEntities.recordHelp(dto, of: symbols[id].qualifiedName, isMadeOfIt: isDecoded)
    let isCoded =
      isDecoded
      || dependencies(on: id).contains {
        $0.from.ring == .data && [.genericArgument, .property].contains(reference(of: $0).role)
      }
    return isCoded
      ? way
      : Phrase(
        "remove the conformance if everything builds without it; otherwise ",
        zh: "如果去掉这个遵循后仍能编译，就去掉它；否则") + way
  }

  /// What Data decodes in place of a type of Domain that no code decodes, and makes it of.
  func source(of id: SymbolID) -> String? {
    let given = initializers(of: id).flatMap { namings(of: $0, as: [.parameter]) }.map(\.type)
    let makers = dependencies(on: id).filter { dependency in
      dependency.from.ring == .data && self.reference(of: dependency).role == .return
    }.compactMap { self.outermostType(of: $0) }
    return (given + makers).first {
      $0 != id && layer(of: $0)?.ring == .data && symbols.isDecodable($0)
        && symbols[$0].kind.isConcreteType
    }.map { symbols[$0].qualifiedName }
  }

  /// The types that code decodes by their names.
  func decodedTypes() -> Set<SymbolID> { Set(seen(inEachFile: decoded(in:))) }

  /// The types that a file decodes by their names.
  func decoded(in file: Int) -> [SymbolID] {
    zip(facts(file).references, references[file]).compactMap { reference, target in
      if reference.role == .decoded, case .symbol(let id) = target { id } else { nil }
    }
  }

  /// Whether Data names a type of Domain, and neither Domain nor a screen does.
  func isOfDataAlone(_ id: SymbolID) -> Bool {
    !StrayValues(self).isNeeded(id) && !domainUses(id)
      && dependencies(on: id).contains { $0.from.ring == .data }
  }

  /// Whether a type of Domain decides something: it is no mere record.
  func hasRules(_ id: SymbolID) -> Bool {
    methods(of: id).contains { place in
      let words = NameWords(name(place)).all
      return !declaration(place).modifiers.contains(.isStatic)
        && declaration(place).modifiers.contains(.hasBody)
        && Set(words).isDisjoint(with: ["to", "as", "map", "encode", "hash", "convert"])
    }
  }

  /// What a record of a value would be called that does not exist yet.
  func newRecord(for id: SymbolID) -> String {
    // `Item` alone says nothing outside of `Order`.
    let isShort = symbols.words(of: id).all.count == 1
    let outer = isShort ? symbols[id].parent.map(subject(of:)) ?? "" : ""
    let subject = outer + subject(of: id)
    return ["DTO", "Record", "Payload"].map { subject + $0 }.first {
      symbols.topLevelTypes(named: $0).isEmpty
    } ?? subject + "DTO"
  }

  /// The record of Domain that alone names another: the one is a part of it.
  func whole(of id: SymbolID) -> SymbolID? {
    var owners = Set(
      dependencies(on: id).map { outermostType(of: $0) })
    let place = symbols[id].place
    let own = facts(place.file)[place.declaration].extent
    for (position, reference) in facts(place.file).references.enumerated()
    where references[place.file][position] == .symbol(id) && !own.contains(reference.span.start) {
      owners.insert(typesAround(reference.owner, in: place.file).last)
    }
    owners.remove(id)
    guard owners.count == 1, let owner = owners.first ?? nil, layer(of: owner) == .domain,
      roles.has(owner, .dto) || symbols.isCodable(owner)
    else { return nil }
    return owner
  }

  /// Whether a type is what its outer type gives for a type that a protocol leaves open.
  private func keepsOpenType(_ id: SymbolID) -> Bool {
    guard let parent = symbols[id].parent else { return false }
    return symbols.allSupertypes(of: parent).contains { promise in
      let place = symbols[promise].place
      return symbols[promise].kind == .protocol
        && facts(place.file).children(of: place.declaration).contains {
          facts(place.file)[$0].kind == .associatedType
            && facts(place.file)[facts(place.file)[$0].name] == symbols[id].name
        }
    }
  }

  /// The DTO outside of Domain that a type of Domain is made from already.
  private func carrier(of id: SymbolID, _ mapped: MappedTypes) -> String? {
    dto(for: id) ?? mapped.outer[id].flatMap { $0 == id ? nil : symbols[$0].qualifiedName }
  }
}
