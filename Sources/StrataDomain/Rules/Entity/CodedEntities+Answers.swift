internal import StrataCode
internal import StrataModel

// Coded types of Domain that are answers themselves, are made of one, or are sent.

extension CodedEntities {
  /// What the server answers, declared in Domain, and the member that makes a value of it.
  struct Answer {
    var type: SymbolID
    var maker: String
  }

  /// What to do with what turns itself into a value while it is decoded, or is made of an answer that
  /// could be decoded alone.
  func answered(_ id: SymbolID, _ name: String) -> Phrase? {
    if let answer = answers[id] {
      let decoded = codebase.symbols[answer.type].qualifiedName
      return Phrase(
        "move '\(decoded)' and '\(answer.maker)' to Data, decode that alone, and take the coding off '\(name)', which is made of it already",
        zh: "把 '\(decoded)' 和 '\(answer.maker)' 移到 Data，只解码它，并去掉由它构造的 '\(name)' 的编解码")
    }
    guard holders[id] == nil, let value = value(decodedBy: id), let users = decodingUsers(of: id)
    else { return nil }
    let made = codebase.symbols[value].qualifiedName
    guard let user = users.first else {
      return Phrase(
        "move '\(name)' to Data, where it is decoded: it turns the answer into '\(made)' already",
        zh: "把 '\(name)' 移到解码它的 Data：它已经把响应转换成 '\(made)'")
    }
    return Phrase(
      "move '\(name)' to Data, with its decoding in '\(user)': it turns the answer into '\(made)' already",
      zh: "把 '\(name)' 和 '\(user)' 中对它的解码移到 Data：它已经把响应转换成 '\(made)'")
  }

  /// The value of Domain without coding that a type makes while it is decoded.
  private func value(decodedBy id: SymbolID) -> SymbolID? {
    codebase.initializers(of: id).filter { place in
      codebase.facts(place.file).references.contains {
        $0.owner == place.declaration && $0.role == .parameter
          && codebase.facts(place.file)[$0.name] == "Decoder"
      }
    }.flatMap { codebase.namings(of: $0, as: [.construction]) }.map(\.type).first {
      $0 != id && codebase.symbols[$0].parent == nil && codebase.layer(of: $0) == .domain
        && codebase.isDomainValue($0) && !codebase.symbols.isCodable($0)
    }
  }

  /// The types of Domain that decode a type, if nobody else outside of Data names it; nil otherwise.
  private func decodingUsers(of id: SymbolID) -> [String]? {
    let named = codebase.dependencies(on: id).filter { $0.from.ring != .data }
    let decoding = Set(
      named.filter { codebase.reference(of: $0).role == .decoded }
        .compactMap { codebase.outermostType(of: $0) })
    guard
      named.allSatisfy({ dependency in
        dependency.from == .domain
          && codebase.outermostType(of: dependency).map(decoding.contains) ?? false
      })
    else { return nil }
    return decoding.sorted().map { codebase.symbols[$0].qualifiedName }
  }

  /// What to do about types that hold each other: one alone can let go of no coding.
  func ring(_ id: SymbolID) -> Phrase? {
    guard holders[id] != nil else { return nil }
    let ring = held(by: id).intersection(holding(id))
    guard ring.count > 1 else { return nil }
    let uses = ring.map { type in
      (type: type, count: codebase.dependencies(on: type).count { $0.from.ring == .data })
    }
    // The one that Data asks for most comes first.
    let ranked = uses.sorted { ($1.count, $0.type) < ($0.count, $1.type) }
    let names = codebase.listed(ranked.map { codebase.symbols[$0.type].qualifiedName })
    return Phrase(
      "declare DTOs in Data for \(names), which hold each other, turn them into these there, and take the coding off them and what they hold",
      zh: "在 Data 中为相互持有的 \(names) 声明 DTO，在那里转换成它们，并去掉它们及其内容的编解码")
  }

  /// A type and all that it holds.
  private func held(by id: SymbolID) -> Set<SymbolID> {
    all(from: id) { owner in holders.lazy.filter { $1.contains(owner) }.map(\.key) }
  }

  /// A type and all that hold it.
  private func holding(_ id: SymbolID) -> Set<SymbolID> {
    all(from: id) { Array(holders[$0, default: []]) }
  }

  /// A type and all that one step after another leads to.
  private func all(
    from id: SymbolID, by step: (SymbolID) -> [SymbolID]
  ) -> Set<SymbolID> {
    var found: Set<SymbolID> = [id]
    var open = [id]
    while let next = open.popLast() {
      open += step(next).filter { found.insert($0).inserted }
    }
    return found
  }

  /// Whether a type is called after what is sent, and nothing gives it back.
  func isRequest(_ id: SymbolID) -> Bool {
    let words = codebase.symbols.words(of: id).all
    return
      (words.first == "request" || words.last == "request" || words.last == "input"
      || words.last == "params" || words.last == "parameters")
      && codebase.dependencies(on: id).allSatisfy {
        let role = codebase.reference(of: $0).role
        return role != .return && role != .decoded && role != .genericArgument
      }
  }

  /// What to do with a value that is sent: a record is made of it, and not the other way round.
  func sent(_ id: SymbolID, _ name: String, _ dto: String) -> Phrase {
    guard let kept = outerPromise(of: id) else {
      return Phrase(
        "declare a Codable '\(dto)' in Data, and make it of '\(name)' there, where it is sent",
        zh: "在 Data 中声明负责编码的 '\(dto)'，并在发送的地方由 '\(name)' 构造它")
    }
    return Phrase(
      "declare a Codable '\(dto)' that conforms to '\(kept)' in Data, and make it of '\(name)' there, where it is sent",
      zh: "在 Data 中声明负责编码并遵循 '\(kept)' 的 '\(dto)'，并在发送的地方由 '\(name)' 构造它")
  }

  /// The protocol of Data that a type keeps: who is sent in its place keeps it.
  private func outerPromise(of id: SymbolID) -> String? {
    codebase.symbols.allSupertypes(of: id).first {
      codebase.symbols[$0].kind == .protocol && codebase.layer(of: $0)?.ring == .data
    }.map { codebase.symbols[$0].qualifiedName }
  }

  /// What goes to Data with a type, and those of its parts that others need and that stay.
  func parts(of id: SymbolID) -> (going: [SymbolID], staying: [SymbolID]) {
    var going = held(by: id)
    while let needed = going.sorted().first(where: { $0 != id && isNamed($0, outside: going) }) {
      going.remove(needed)
    }
    let staying = holders.filter { part, owners in
      !going.contains(part) && !owners.isDisjoint(with: going)
    }.keys
    return (going.subtracting([id]).sorted(), staying.sorted())
  }

  /// Whether code other than Data's and some types' own names a type.
  private func isNamed(_ id: SymbolID, outside types: Set<SymbolID>) -> Bool {
    let place = codebase.symbols[id].place
    let isNamedBeside = codebase.facts(place.file).references.enumerated().contains {
      position, use in
      codebase.references[place.file][position] == .symbol(id)
        && types.isDisjoint(with: codebase.typesAround(use.owner, in: place.file))
    }
    return isNamedBeside
      || codebase.dependencies(on: id).contains { dependency in
        dependency.from.ring != .data
          && codebase.outermostType(of: dependency).map { !types.contains($0) } ?? true
      }
  }

  /// Whether code of tests decodes a type.
  func isDecodedInTests(_ id: SymbolID) -> Bool {
    codebase.workspace.files.indices.contains { file in
      codebase.layer(ofFile: file) == .test && codebase.decoded(in: file).contains(id)
    }
  }
}

extension Codebase {
  /// By type of some of Domain's: the answer of Domain that is turned into it.
  func answers(_ types: Set<SymbolID>) -> [SymbolID: CodedEntities.Answer] {
    var found: [SymbolID: CodedEntities.Answer] = [:]
    if types.isEmpty { return found }
    for id in types {
      let given = initializers(of: id).flatMap { place in
        namings(of: place, as: [.parameter]).map { (place, $0.type) }
      }
      guard let (place, type) = given.first(where: { isAnswer($0.1) && $0.1 != id }) else {
        continue
      }
      found[id] = .init(type: type, maker: signature(of: place))
    }
    for type in self.types(.dto) where isAnswer(type) {
      for place in members(of: type) where layer(ofFile: place.file) == .domain {
        let member = declaration(place)
        guard member.kind == .function || member.modifiers.contains(.isComputed),
          !member.modifiers.contains(.isStatic),
          let value = namings(of: place, as: [.return, .property]).first?.type,
          types.contains(value), value != type
        else { continue }
        found[value] = .init(type: type, maker: name(place))
      }
    }
    return found
  }

  /// Whether Domain declares a type that is called after an answer and is decoded.
  private func isAnswer(_ id: SymbolID) -> Bool {
    roles.has(id, .dto) && layer(of: id) == .domain && isNamedForTheWire(id)
      && symbols.isDecodable(id)
  }
}
