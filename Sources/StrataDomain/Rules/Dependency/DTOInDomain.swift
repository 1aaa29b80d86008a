internal import StrataCode
package import StrataModel

extension Rule {
  /// Domain code names, or declares, a type made for the wire or the store.
  package static let dtoInDomain: Rule = Rule(
    "dependency.dto-in-domain", .error, footing: .layers, needsDomain: true,
    summary: Phrase(
      "Domain code refers to a DTO or persistence model, or declares a DTO.",
      zh: "Domain 的代码引用了 DTO 或持久化模型，或声明了 DTO。"),
    title: Phrase("Domain uses DTOs or persistence models", zh: "Domain 使用了 DTO 或持久化模型"),
    step: Phrase(
      "Use the entity in Domain, and map in the repository", zh: "Domain 只用 Entity，在 Repository 中映射"
    ),
    why: Phrase(
      """
      A DTO has the shape the server chose and a persistence model the shape the database needs. \
      Once use cases and entities speak it, every change of an endpoint or a schema is a change of \
      the business rules.
      """,
      zh: """
        DTO 的形状由服务器决定，持久化模型的形状由数据库决定。\
        一旦 UseCase 和 Entity 使用它们，接口或表结构每变一次，业务规则就得跟着改。
        """),
    fix: Phrase(
      """
      Let Domain speak its own entity, and turn the DTO or persistence model into it inside the \
      repository implementation.
      """, zh: "让 Domain 使用自己的 Entity，并在 Repository 实现内部把 DTO 或持久化模型转换成它。"),
    examples: [
      .bad(
        Phrase("a repository protocol that returns the response", zh: "返回响应类型的 Repository 协议"),
        """
        //- Domain/Repositories/MenuRepository.swift
        protocol MenuRepository {
          func menu() async throws -> [↓DishDTO]
        }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable { let name: String }
        """),
      .bad(
        Phrase("a response declared among the entities", zh: "与 Entity 声明在一起的响应类型"),
        """
        //- Domain/Entities/LoginResponse.swift
        struct ↓LoginResponse: Codable { let token: String }
        """),
      .good(
        Phrase("the mapping from DTO to entity in Data", zh: "DTO 到 Entity 的映射放在 Data"),
        seenIn: "FoodOrdering/Sources/Data/Mapping/OrderDTO+Domain.swift",
        """
        //- Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Data/DTO/DishDTO.swift
        struct DishDTO: Decodable {
          let name: String
          func toDomain() -> Dish { Dish(name: name) }
        }
        """),
      .good(
        Phrase("a request value that is never coded", zh: "从不编解码的请求值"),
        """
        //- Domain/UseCases/SearchRequest.swift
        struct SearchRequest: Equatable { let text: String }
        //- Domain/UseCases/SearchDishesUseCase.swift
        struct SearchDishesUseCase {
          func execute(_ request: SearchRequest) -> String { request.text.lowercased() }
        }
        """),
    ],
    subjects: .domainFiles
  ) { codebase in
    codebase.namedInDomain() + codebase.declaredInDomain() + codebase.rawAnswerFindings()
      + codebase.generatedModelFindings(of: .dtoInDomain, from: .domain)
  }
}

extension Codebase {
  fileprivate func namedInDomain() -> [Finding] {
    let offences = dependencies.filter {
      $0.isDrawn && $0.from == .domain && ($0.to == .data || $0.to == .infrastructure)
        && !$0.isWiring && isWireOrStoreType($0.target)
        // An implementation in the wrong layer is one violation, reported as such.
        && !isImplementation(reference(of: $0).owner, in: $0.file)
    }
    let route = LegalRoute(self)
    return grouped(offences).map { group in
      let first = group[0]
      let reference = reference(of: first)
      let (who, whom) = (
        described(namerOf: reference.owner, in: first.file), described(first.target)
      )
      let (verb, layer) = (verb(of: first), first.to.rawValue)
      let maker = reference.role == .return ? maker(reference.owner, in: first.file) : nil
      return Rule.dtoInDomain.finding(
        group, in: self,
        message: Phrase(
          "\(who) in Domain \(verb) \(whom) of \(layer)",
          zh: "Domain 中的 \(who) \(verb) \(layer) 中的 \(whom)"),
        help: mapperGoes(first)
          ?? help(group, maker: maker, route, layer) + turningLink(from: first.file)
      ).held(at: decodesItself(first.file) ? .warning : .error)
    }
  }

  /// What to do with an extension of a record, or one of others that is there for it.
  private func ofExtension(_ group: [Dependency], _ name: String, _ layer: String) -> Phrase? {
    if group.allSatisfy({ reference(of: $0).role == .extended }) {
      return Phrase(
        "move the extension of '\(name)' to \(layer), beside it",
        zh: "把 '\(name)' 的扩展移到 \(layer)，放在它旁边")
    }
    let isOfOthers = group.allSatisfy {
      let owner = reference(of: $0).owner
      return $0.file == group[0].file && owner >= 0 && facts($0.file)[owner].kind == .extension
    }
    return isOfOthers
      ? Phrase(
        "move the extension that '\(name)' is named for to \(layer)",
        zh: "把针对 '\(name)' 的扩展移到 \(layer)") : nil
  }

  /// What to do about one record that a file of Domain names.
  private func help(
    _ group: [Dependency], maker: String?, _ route: LegalRoute, _ layer: String
  ) -> Phrase {
    let first = group[0]
    let reference = reference(of: first)
    let name = symbols[first.target].qualifiedName
    let namer = namer(of: reference.owner, in: first.file).symbol
    if let way = ofExtension(group, name, layer) ?? ofStore(first, layer) { return way }
    if reference.role == .construction {
      let isSent = symbols.conforms(first.target, to: ["Encodable", "Codable"])
      return isSent || !symbols.isDecodable(first.target)
        ? Phrase(
          "pass the values on, and build and encode '\(name)' in \(layer)",
          zh: "把这些值继续传下去，在 \(layer) 中构造并编码 '\(name)'")
        : Phrase(
          "build '\(name)' in \(layer) alone, and make what '\(namer)' needs of values of Domain",
          zh: "只在 \(layer) 中构造 '\(name)'，'\(namer)' 需要的内容用 Domain 的值构造")
    }
    lazy var known = route.answer(for: first.target)
    let way =
      ofNothing(first, name) ?? errorHelp(first) ?? maker.map { moved($0, name, layer) } ?? made(
        group, layer)
      ?? (known == nil ? carried(first, name, layer) : nil) ?? unwrapped(first, name, layer)
      ?? turned(first, name, layer) ?? asked(first, name, layer)
      ?? constrained(first, name) ?? completed(first, layer)
    if let way { return way }
    let entity = known.flatMap {
      route.sees($0, fromFile: first.file) ? symbols[$0].qualifiedName : nil
    }
    if entity == namer, reference.role == .property {
      return Phrase(
        "give '\(namer)' properties of its own for what it needs of '\(name)', and fill them in an extension in \(layer), where '\(name)' is known",
        zh: "为 '\(namer)' 需要的 '\(name)' 的内容声明自己的属性，并在可以引用 '\(name)' 的 \(layer) 中用扩展填充")
    }
    return help(
      first.target, layer, entity, isOwn: entity == namer,
      isTaken: reference.role == .parameter && !facts(first.file).isHandedBack(reference))
  }

  /// What to do with an answer that carries any other: `BaseResponse<Dish>`.
  private func carried(_ dependency: Dependency, _ name: String, _ layer: String) -> Phrase? {
    guard isGeneric(symbols[dependency.target].place),
      reference(of: dependency).role != .parameter
    else { return nil }
    return Phrase(
      "return what '\(name)' carries as a value of Domain, and take it out in \(layer)",
      zh: "以 Domain 的值返回 '\(name)' 携带的内容，并在 \(layer) 中取出它")
  }

  /// What goes out is made of what Domain says, and not turned into it.
  private func asked(_ dependency: Dependency, _ name: String, _ layer: String) -> Phrase? {
    guard [.property, .parameter].contains(reference(of: dependency).role),
      !facts(dependency.file).isHandedBack(reference(of: dependency)),
      isCalledAfterRequest(dependency.target)
        || symbols.isCodable(dependency.target) && !symbols.isDecodable(dependency.target)
    else { return nil }
    let namer = namer(of: reference(of: dependency).owner, in: dependency.file).symbol
    return ReferenceHelp.asking(namer, name, layer)
  }

  /// What is taken may arrive or be sent; what is given back has arrived.
  private func help(
    _ record: SymbolID, _ layer: String, _ entity: String?, isOwn: Bool, isTaken: Bool
  ) -> Phrase {
    let name = symbols[record].qualifiedName
    guard let entity else {
      return isTaken
        ? Phrase(
          "declare an entity or plain parameters in Domain, and map between them and '\(name)' in \(layer)",
          zh: "在 Domain 中声明 Entity 或普通参数，并在 \(layer) 中与 '\(name)' 相互映射")
        : declaringEntity(for: record, in: layer)
    }
    if isOwn {
      return Phrase(
        "map '\(name)' to '\(entity)' in an extension in Data, where '\(name)' is known",
        zh: "在可以引用 '\(name)' 的 Data 中，用扩展把它映射为 '\(entity)'")
    }
    return isTaken
      ? Phrase(
        "use '\(entity)' (Domain), and map between it and '\(name)' in \(layer)",
        zh: "改用 '\(entity)'（Domain），并在 \(layer) 中与 '\(name)' 相互映射")
      : Phrase(
        "use '\(entity)' (Domain) and turn '\(name)' into it in \(layer)",
        zh: "改用 '\(entity)'（Domain），并在 \(layer) 中把 '\(name)' 转换成它")
  }

  /// Whether code of a file decodes: it plays a repository's part, whatever it is called.
  private func decodesItself(_ file: Int) -> Bool {
    facts(file).references.contains { $0.role == .decoded }
  }

  /// Whether a declaration stands in a repository's implementation.
  private func isImplementation(_ owner: DeclarationIndex, in file: Int) -> Bool {
    typesAround(owner, in: file).contains { roles.has($0, .repositoryImplementation) }
  }

  /// Whether the name says what it is for; what is only decoded somewhere may be an entity.
  package func isNamedForTheWire(_ id: SymbolID) -> Bool {
    symbols.words(of: id).suffix(from: LayerWords.sentTypes) != nil
  }

  fileprivate func declaredInDomain() -> [Finding] {
    let mapped = known { MappedTypes(self) }
    let decoded = known { decodedTypes() }
    let candidates = symbols.ids.filter { roles.has($0, .dto) && layer(of: $0) == .domain }
    return said(ofEach: candidates) { id -> [Finding] in
      let symbol = symbols[id]
      let file = symbol.place.file
      let declaration = facts(file)[symbol.place.declaration]
      let name = symbol.qualifiedName
      guard
        // A choice among names is what it is, whoever codes it.
        symbol.kind != .enum || isNamedForTheWire(id),
        // What Data codes by an extension of its own is a plain value here.
        CodedEntities.coding(of: id, self)?.isInData != true,
        scopes[file].isProduction,
        !scopes[file].isExempt(declaration.span, in: symbol.place.declaration)
      else { return [] }
      let isDecoded = decoded.contains(id)
      let finding = Rule.dtoInDomain.finding(
        about: name, by: Finding.End(symbol: name, layer: .domain),
        at: location(of: declaration.span, in: file),
        message: Phrase(
          "Domain declares '\(name)', which is made to be encoded or decoded",
          zh: "Domain 声明了用于编解码的 '\(name)'"),
        help: recordHelp(id, mapped, isDecoded: isDecoded)
      ).held(
        // A part of another record that Domain declares goes with that, and what a file keeps to itself
        // with what asks servers there.
        at: whole(of: id) != nil || symbol.parent.map(symbols.isCodable) ?? false
          || declaration.access <= .fileprivate && !unmistakableUses(in: file).isEmpty
          // What an application takes and gives is called so in some schools, and coded by nobody.
          || isOfApplicationRing(file) && !isDecoded
          ? .info
          : isNamedForTheWire(id) && (isDecoded || source(of: id) == nil)
            && !isOfApplicationRing(file) ? .error : .warning
      )
      .with(confidence: placements[file].ringConfidence)
      return [finding]
    }
  }
}
