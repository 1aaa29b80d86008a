internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository protocol that use cases or view models need is declared outside Domain.
  package static let protocolOutsideDomain: Rule = Rule(
    "repository.protocol-outside-domain", .error, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      A repository protocol that a use case, a view model or Domain names is declared outside \
      Domain.
      """, zh: "UseCase、ViewModel 或 Domain 引用的 Repository 协议声明在 Domain 之外。"),
    title: Phrase("repository protocols are outside Domain", zh: "Repository 协议不在 Domain 中"),
    step: Phrase("Move the protocols to Domain", zh: "把协议移到 Domain"),
    why: Phrase(
      """
      The layer that needs a protocol owns it. Declared beside its implementation, the protocol \
      draws the arrow outwards: Domain cannot be built or tested without Data, and Data decides \
      what Domain may ask for.
      """,
      zh: """
        协议归需要它的层所有。协议声明在实现旁边，依赖就指向了外层：\
        Domain 离开 Data 就无法构建和测试，Domain 能要求什么，反倒由 Data 决定。
        """),
    fix: Phrase(
      """
      Move the protocol to Domain and let it use entities only; the implementation stays \
      where it is.
      """, zh: "把协议移到 Domain，让它只使用 Entity；实现留在原处。"),
    examples: [
      .bad(
        Phrase("a protocol above its implementation in Data", zh: "Data 中写在实现上方的协议"),
        """
        //- Domain/UseCases/LoadFeedUseCase.swift
        struct LoadFeedUseCase {
          let repository: any FeedRepository
          func execute() async throws -> [String] {
            try await repository.feed().filter { !$0.isEmpty }
          }
        }
        //- Data/Repositories/FeedRepository.swift
        protocol ↓FeedRepository { func feed() async throws -> [String] }
        struct LiveFeedRepository: FeedRepository {
          func feed() async throws -> [String] { [] }
        }
        """),
      .bad(
        Phrase(
          "a gateway protocol in Data that a view model stores",
          zh: "Data 中由 ViewModel 持有的 Gateway 协议"),
        """
        //- Domain/Entities/Order.swift
        struct Order: Equatable { let total: Int }
        //- Data/Gateways/OrderGatewayType.swift
        protocol ↓OrderGatewayType { func orders() async throws -> [Order] }
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor final class OrdersViewModel {
          private let gateway: any OrderGatewayType
          init(gateway: any OrderGatewayType) { self.gateway = gateway }
        }
        """),
      .good(
        Phrase("the protocol in Domain and its implementation in Data", zh: "协议在 Domain，实现在 Data"),
        seenIn: "FoodOrdering/Sources/Domain/Repositories/StockRepository.swift",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Domain/UseCases/LoadFeedUseCase.swift
        struct LoadFeedUseCase {
          let repository: any FeedRepository
          func execute() async throws -> [String] {
            try await repository.feed().filter { !$0.isEmpty }
          }
        }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          func feed() async throws -> [String] { [] }
        }
        """),
      .good(
        Phrase("a protocol of stored rows that Data alone uses", zh: "只有 Data 使用的存储行协议"),
        """
        //- Domain/Repositories/DishRepository.swift
        protocol DishRepository { func dishes() async throws -> [String] }
        //- Data/Persistence/RowRepository.swift
        protocol RowRepository { func rows() async throws -> [String] }
        //- Data/Repositories/StoredDishRepository.swift
        struct StoredDishRepository: DishRepository {
          let rows: any RowRepository
          func dishes() async throws -> [String] { try await rows.rows() }
        }
        """),
    ],
    subjects: .repositoryProtocols,
    isModel: { codebase, id in
      codebase.layer(of: id) == .domain && codebase.isRepositoryContract(id)
    }
  ) { codebase in
    let needs = codebase.needsOfRepositories()
    let route = LegalRoute(codebase)
    // Where nothing is called Domain, the place to move to was never drawn.
    let most: Severity = codebase.known({ codebase.drawsDomain() }) ? .error : .warning
    return codebase.types(.repositoryProtocol).compactMap { id in
      guard let needer = needs[id], codebase.isRepositoryContract(id),
        let home = codebase.outerHome(of: id)
      else { return nil }
      // What a target of protocols alone declares can be named without what keeps it.
      return codebase.outsideDomainFinding(id, in: home, neededBy: needer, route)
        .held(
          at: codebase.isToldAtLinks(id)
            ? .info : codebase.isInInterfaceModule(id) ? min(most, .warning) : most)
    }
  }
}

extension Codebase {
  /// The layer other than Domain that a type stands in: as folder or module say, or as all else
  /// says where its implementation stands in the same file.
  fileprivate func outerHome(of id: SymbolID) -> Layer? {
    let file = symbols[id].place.file
    let placement = placements[file]
    switch placement.declared {
    case .data, .infrastructure, .presentation: return placement.declared
    case nil:
      guard placement.layer?.ring == .data, placement.ringConfidence >= 0.8 else { return nil }
      let isImplementedHere = facts(file).declarations.indices.contains { index in
        facts(file)[DeclarationIndex(index)].kind != .protocol
          && namings(
            of: DeclarationID(file: file, declaration: DeclarationIndex(index)), as: [.conformance]
          )
          .contains { $0.type == id }
      }
      return isImplementedHere ? placement.layer : nil
    default: return nil
    }
  }

  /// By repository protocol: the first one outside the composition root that needs it.
  fileprivate func needsOfRepositories() -> [SymbolID: Finding.End] {
    var needs: [SymbolID: Finding.End] = [:]
    for dependency in dependencies where !dependency.isWiring {
      guard roles.has(dependency.target, .repositoryProtocol) else { continue }
      for target in symbols.expanded([dependency.target]) where needs[target] == nil {
        let owner = outermostType(of: dependency)
        let isNeed =
          dependency.from == .domain
          || dependency.from.ring != .data
            && owner.map { !roles[$0].isDisjoint(with: [.useCase, .viewModel]) } ?? false
        guard isNeed, owner.map({ !roles.has($0, .repositoryImplementation) }) ?? true
        else { continue }
        needs[target] =
          owner.map { end($0) } ?? namer(of: reference(of: dependency).owner, in: dependency.file)
      }
    }
    return needs
  }

  fileprivate func outsideDomainFinding(
    _ id: SymbolID, in layer: Layer, neededBy needer: Finding.End, _ route: LegalRoute
  ) -> Finding {
    let name = symbols[id].qualifiedName
    let speech = speech(of: id, route)
    var found = Rule.protocolOutsideDomain.finding(
      about: id, in: self,
      message: Phrase(
        """
        repository protocol '\(name)', which '\(needer.symbol)' needs, is declared in \
        \(layer.rawValue)
        """, zh: "'\(needer.symbol)' 需要的 Repository 协议 '\(name)' 声明在 \(layer.rawValue) 中"),
      help: apart(id, needer.symbol)
        ?? moved(id, name)
        + (speech ?? replacing(wordsToReplace(in: id).filter { $0 != "Data" && !inherits($0, id) }))
        + turningLink(of: id) + unreached(from: id)
    )
    found.to = needer
    return found
  }

  /// What a protocol is to speak of in Domain in place of types made for the wire or the store.
  private func speech(of id: SymbolID, _ route: LegalRoute) -> Phrase? {
    let wires = wireTypes(spokenBy: id).filter { layer(of: $0) != .domain }
    // What is asked for is made of what Domain says.
    let (asking, given) = (
      wires.filter(isCalledAfterRequest), wires.filter { !isCalledAfterRequest($0) }
    )
    if wires.isEmpty { return nil }
    let ways = given.prefix(2).map { wire -> Phrase in
      let entity =
        route.answer(for: wire).map { Phrase(verbatim: "'\(symbols[$0].qualifiedName)'") }
        ?? Phrase("an entity", zh: "Entity")
      let name = symbols[wire].qualifiedName
      return Phrase("\(entity) instead of '\(name)'", zh: "\(entity) 而不是 '\(name)'")
    }
    let rest = (asking + given.dropFirst(2)).map { symbols[$0].qualifiedName }
    if ways.isEmpty { return replacing(rest) }
    let all = Phrase.joined(ways, by: Phrase(" and ", zh: "、"))
    return Phrase(", and let it use \(all)", zh: "，并让它使用 \(all)") + replacing(rest)
  }

  /// `; first make a target of Domain that 'DataLayer' can link`, where Domain is a part of the app, and
  /// what keeps a protocol is not.
  func unreached(from id: SymbolID) -> Phrase {
    let all = workspace.modules
    let own = workspace.files[symbols[id].place.file].modules
    let inner = Set(
      workspace.files.indices.filter { placements[$0].declared == .domain }
        .flatMap { workspace.files[$0].modules })
    guard !isLinkedByDomain(id), let home = own.first, own.allSatisfy({ all[$0].kind == .library }),
      !inner.isEmpty,
      inner.isDisjoint(with: own), inner.allSatisfy({ all[$0].kind == .application })
    else { return .empty }
    return Phrase(
      "; first make a target of Domain, which '\(all[home].name)' can link: it cannot see the app",
      zh: "；先为 Domain 建立 '\(all[home].name)' 可以链接的 target：它看不到 App")
  }

  private func inherits(_ name: String, _ id: SymbolID) -> Bool {
    namings(of: symbols[id].place, as: [.conformance]).contains {
      symbols[$0.type].qualifiedName == name
    }
  }

  /// What to do about a protocol of a store's own types that one of Domain only inherits.
  private func apart(_ id: SymbolID, _ needer: String) -> Phrase? {
    let words = wordsToReplace(in: id).filter { symbols.topLevelTypes(named: $0).isEmpty }
    guard !words.isEmpty, let heir = symbols.topLevelTypes(named: needer).first,
      symbols[heir].kind == .protocol, symbols.allSupertypes(of: heir).contains(id)
    else { return nil }
    let name = symbols[id].qualifiedName
    return Phrase(
      "leave '\(name)', which asks for \(listed(words, most: 2)), out of '\(needer)', and let what implements that conform to '\(name)' itself",
      zh: "从 '\(needer)' 中去掉要求 \(listed(words, most: 2)) 的 '\(name)'，由实现它的类型自己遵循 '\(name)'")
  }

  /// To move a protocol, and what becomes of a protocol of Data that it inherits.
  private func moved(_ id: SymbolID, _ name: String) -> Phrase {
    let parents = namings(of: symbols[id].place, as: [.conformance]).map(\.type).filter {
      symbols[$0].kind == .protocol && layer(of: $0)?.ring == .data
    }
    guard let parent = parents.first else {
      let parts = parts(namedBy: id).map { symbols[$0].name }
      if parts.isEmpty {
        return Phrase(
          "move '\(name)' to Domain, where it is needed", zh: "把 '\(name)' 移到需要它的 Domain")
      }
      return Phrase(
        "move '\(name)' to Domain, where it is needed, with \(listed(parts)), which it names",
        zh: "把 '\(name)' 和它引用的 \(listed(parts)) 一起移到需要它的 Domain")
    }
    let inherited = symbols[parent].qualifiedName
    let staysInData =
      !outerWords(of: parent, withBytes: true).isEmpty
      || requirements(of: parent).flatMap { namings(of: $0) }.contains {
        layer(of: $0.type)?.ring == .data
      }
    guard staysInData else {
      return Phrase(
        "move '\(name)' to Domain, where it is needed, with '\(inherited)', which it inherits",
        zh: "把 '\(name)' 和它继承的 '\(inherited)' 一起移到需要它的 Domain")
    }
    let keeper = types(.repositoryImplementation).first {
      symbols.allSupertypes(of: $0).contains(id)
    }
    .map { symbols[$0].qualifiedName }
    let who = keeper.map { Phrase(verbatim: "'\($0)'") } ?? Phrase("the implementation", zh: "实现")
    return Phrase(
      "let \(who) conform to '\(inherited)' itself, and move '\(name)' without it to Domain, where it is needed",
      zh: "让 \(who) 自己遵循 '\(inherited)'，再把不继承它的 '\(name)' 移到需要它的 Domain")
  }
}
