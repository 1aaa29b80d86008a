internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository implementation decides what is for the business to decide.
  package static let businessRule: Rule = Rule(
    "repository.business-rule", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      A repository implementation refuses or selects domain values by a rule of the business.
      """, zh: "Repository 实现按业务规则拒绝或筛选 Domain 的值。"),
    title: Phrase("repositories make business decisions", zh: "Repository 中有业务逻辑"),
    step: Phrase("Move the decision to a use case or entity", zh: "移到 UseCase 或 Entity"),
    why: Phrase(
      """
      A rule that is in an implementation holds for that source alone: the cache, the next \
      server and every double forget it, and no test of Domain can see it.
      """,
      zh: """
        写在实现里的规则只对这一个来源有效：缓存、下一个服务器和每个测试替身都会漏掉它，\
        Domain 的测试也看不到它。
        """),
    fix: Phrase(
      """
      Let the implementation fetch and store, and decide in the use case or in the entity itself.
      """, zh: "让实现只负责获取和存储，由 UseCase 或 Entity 做判断。"),
    examples: [
      .bad(
        Phrase("an order that is refused where it is sent", zh: "在发送订单的地方拒绝订单"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        enum OrderError: Error { case tooSmall }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func place(_ order: Order) async throws }
        //- Data/Repositories/LiveOrderRepository.swift
        struct LiveOrderRepository: OrderRepository {
          func place(_ order: Order) async throws {
            guard ↓order.total >= 10 else { throw OrderError.tooSmall }
          }
        }
        """),
      .bad(
        Phrase("offers chosen by their price", zh: "按价格筛选优惠"),
        """
        //- Domain/Entities/Offer.swift
        struct Offer: Equatable { let price: Int }
        //- Domain/Repositories/OfferRepository.swift
        protocol OfferRepository { func offers() async throws -> [Offer] }
        //- Data/Repositories/LiveOfferRepository.swift
        struct LiveOfferRepository: OfferRepository {
          let prices: [Int]
          func offers() async throws -> [Offer] {
            prices.map { Offer(price: $0) }.filter { ↓$0.price > 100 }
          }
        }
        """),
      .good(
        Phrase("the use case decides", zh: "由 UseCase 决定"),
        seenIn: "FoodOrdering/Sources/Domain/UseCases/FetchMenuUseCase.swift",
        """
        //- Domain/Entities/Offer.swift
        struct Offer: Equatable { let price: Int }
        //- Domain/Repositories/OfferRepository.swift
        protocol OfferRepository { func offers() async throws -> [Offer] }
        //- Domain/UseCases/LoadOffersUseCase.swift
        struct LoadOffersUseCase {
          let repository: any OfferRepository
          func execute() async throws -> [Offer] {
            try await repository.offers().filter { $0.price > 100 }
          }
        }
        //- Data/Repositories/LiveOfferRepository.swift
        struct LiveOfferRepository: OfferRepository {
          func offers() async throws -> [Offer] { [] }
        }
        """),
      .good(
        Phrase("what the transport says is no rule of the business", zh: "根据传输层的结果判断，不算业务规则"),
        """
        //- Domain/Entities/Offer.swift
        struct Offer: Equatable { let price: Int }
        enum OfferError: Error { case unavailable }
        //- Domain/Repositories/OfferRepository.swift
        protocol OfferRepository { func offers() async throws -> [Offer] }
        //- Data/Repositories/LiveOfferRepository.swift
        struct LiveOfferRepository: OfferRepository {
          let statusCode: Int
          func offers() async throws -> [Offer] {
            guard statusCode == 200 else { throw OfferError.unavailable }
            return []
          }
        }
        """),
    ],
    subjects: .repositories,
    isModel: { codebase, id in
      codebase.layer(of: id)?.ring == .data && !codebase.contracts(of: id).isEmpty
    }
  ) { codebase in
    let values = DomainValues(codebase)
    return codebase.types(.repositoryImplementation).compactMap {
      codebase.businessRuleFinding($0, values)
    }
  }
}

/// What entities are called and made of, to tell a test of one from a test of the transport.
private struct DomainValues {
  let entities: Set<SymbolID>
  /// By property: the modules, file by file, in which an entity has it.
  private let homes: [String: Set<[Int]>]

  init(_ codebase: Codebase) {
    entities = Set(codebase.types(.entity))
    var homes: [String: Set<[Int]>] = [:]
    for place in entities.flatMap({ codebase.members(of: $0) })
    where codebase.declaration(place).kind == .property
      && !codebase.declaration(place).modifiers.contains(.isStatic)
      && (!Self.ofTransport.contains(codebase.name(place).lowercased())
        || codebase.isOwnChoice(place))
    {
      homes[codebase.name(place), default: []]
        .insert(codebase.workspace.files[place.file].modules)
    }
    self.homes = homes
  }

  /// Whether an entity that a file sees has a property of this name; what no manifest places is
  /// seen from everywhere.
  func have(_ property: String, seenFrom file: Int, in codebase: Codebase) -> Bool {
    let seen = codebase.symbols.modules.views[file].loaded
    return homes[property]?.contains { $0.isEmpty || $0.contains(where: seen.contains) } ?? false
  }

  /// Properties that say how the fetching went, or which part of a list it was.
  private static let ofTransport: Set<String> = [
    "statuscode", "code", "status", "iscancelled", "isexpired", "expiry", "expiresat", "timestamp",
    "createdat", "updatedat", "page", "offset", "limit", "nextpage", "totalpages", "hasmore",
    "count", "isempty", "retries", "attempts", "key", "type", "changetype", "isdeleted", "deleted",
  ]
}

/// One decision in a body.
private struct BusinessDecision {
  var place: DeclarationID
  var span: Span
  var path: String
  /// The error of Domain that it ends in; nil where it selects.
  var error: SymbolID?
  var confidence: Double
}

extension Codebase {
  fileprivate func businessRuleFinding(_ id: SymbolID, _ values: DomainValues) -> Finding? {
    guard symbols[id].kind.isConcreteType, layer(of: id)?.ring == .data else { return nil }
    let methods = Set(methods(of: id).filter { isProduction($0) })
    let files = Set(methods.map(\.file)).sorted()
    let decisions = files.flatMap { file in
      facts(file).shapes.compactMap { shape -> BusinessDecision? in
        let place = DeclarationID(file: file, declaration: shape.owner)
        switch shape.form {
        case .selects, .rejects:
          return methods.contains(place) ? decision(shape, in: place, values) : nil
        default: return nil
        }
      }
    }
    guard let first = decisions.first else { return nil }
    let name = symbols[id].qualifiedName
    let (method, path) = (self.name(first.place), first.path)
    let act =
      first.error.map {
        let error = symbols[$0].qualifiedName
        return Phrase(
          "throws '\(error)' by '\(path)' in '\(method)'",
          zh: "在 '\(method)' 中根据 '\(path)' 抛出 '\(error)'")
      }
      ?? Phrase("selects by '\(path)' in '\(method)'", zh: "在 '\(method)' 中根据 '\(path)' 进行筛选")
    return Rule.businessRule.finding(
      at: FindingPlace(
        first.span, in: first.place.file,
        also: decisions.filter { $0.place.file == first.place.file }.map(\.span), subject: name,
        owner: first.place.declaration), in: self,
      message: Phrase(
        "repository implementation '\(name)' \(act)", zh: "Repository 实现 '\(name)' \(act)"),
      help: Phrase(
        """
        move the test of '\(path)' to the use case that asks for it, or to the entity, and let \
        '\(name)' fetch and store
        """, zh: "把对 '\(path)' 的判断移到需要它的 UseCase 或 Entity 中，让 '\(name)' 只负责获取和存储")
    ).naming(first.error, in: self).with(confidence: first.confidence)
  }

  private func decision(
    _ shape: BodyShape, in place: DeclarationID, _ values: DomainValues
  ) -> BusinessDecision? {
    let facts = facts(place.file)
    switch shape.form {
    case .selects(path: let path):
      guard domainPath(facts[path], from: place, values) != nil else { return nil }
      return BusinessDecision(place: place, span: shape.span, path: facts[path], confidence: 0.7)
    case .rejects(path: let path, let thrown):
      guard let parts = domainPath(facts[path], from: place, values),
        let error = domainError(thrown, in: shape.extent, of: place)
      else { return nil }
      return BusinessDecision(
        place: place, span: shape.span, path: facts[path], error: error,
        confidence: isEntity(parts[0], in: place, values) ? 0.9 : 0.65)
    default: return nil
    }
  }

  /// The parts of a path that leads to a property of a value of Domain.
  private func domainPath(
    _ path: String, from place: DeclarationID, _ values: DomainValues
  ) -> [String]? {
    let parts = path.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
    let isLocal = parts.count == 1 && isVariable(parts[0], of: place)
    guard !path.contains("("),
      (isLocal ? parts[...] : parts.dropFirst()).contains(where: {
        values.have($0, seenFrom: place.file, in: self)
      })
    else { return nil }
    return parts
  }

  /// Whether a name is a variable or parameter of a method: no property of its type.
  private func isVariable(_ name: String, of place: DeclarationID) -> Bool {
    let types = typesAround(place.declaration, in: place.file)
    return !types.contains { type in members(of: type).contains { self.name($0) == name } }
  }

  /// Whether an entity's property is one of its own cases: `status` of `enum Status` in Domain.
  fileprivate func isOwnChoice(_ place: DeclarationID) -> Bool {
    namings(of: place, as: [.property]).contains {
      symbols[$0.type].kind == .enum && layer(of: $0.type) == .domain
    }
  }

  /// The error of Domain that the body behind a test throws.
  private func domainError(
    _ thrown: Name, in extent: Span, of place: DeclarationID
  ) -> SymbolID? {
    let facts = facts(place.file)
    for position in referenceOrder[place.file][place.declaration] {
      let reference = facts.references[position]
      guard extent.contains(reference.span.start),
        case .symbol(let id) = references[place.file][position], isErrorType(id),
        layer(of: id) == .domain, facts[thrown].hasPrefix(facts[reference.name])
      else { continue }
      return id
    }
    return nil
  }

  /// Whether a name is a parameter of the method and an entity.
  private func isEntity(_ name: String, in place: DeclarationID, _ values: DomainValues) -> Bool {
    let facts = facts(place.file)
    return facts.parameters.contains { parameter in
      parameter.owner == place.declaration && facts[parameter.name] == name
        && namings(of: place, as: [.parameter]).contains {
          values.entities.contains($0.type) && parameter.span.contains(reference($0).span.start)
        }
    }
  }
}
