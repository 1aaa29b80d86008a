internal import StrataCode
internal import StrataModel

extension Rule {
  /// A use case holds or takes an implementation of the outer ring.
  package static let concreteDependency: Rule = Rule(
    "use-case.concrete-dependency", .error, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      A use case stores or takes a repository implementation, a data source, a network client or a \
      store of the system.
      """, zh: "UseCase 持有或接收 Repository 的实现、数据源、网络客户端或系统存储。"),
    title: Phrase("use cases depend on implementations", zh: "UseCase 依赖具体实现"),
    step: Phrase("Depend on a repository protocol", zh: "依赖 Repository 协议"),
    why: Phrase(
      """
      A use case that knows where its data comes from is no rule of the business any more: it \
      cannot be tested without the server or the store, and every change of them is a change of it.
      """,
      zh: """
        UseCase 一旦依赖具体的数据来源，就不再是业务规则：离开服务器或存储就无法测试，\
        它们每变一次，它也得跟着改。
        """),
    fix: Phrase(
      """
      Store a repository protocol of Domain, and let the composition root pass the implementation \
      in.
      """, zh: "持有 Domain 的 Repository 协议，由组合根传入实现。"),
    examples: [
      .bad(
        Phrase("a use case that stores the implementation", zh: "持有实现的 UseCase"),
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Domain/UseCases/LoadFeedUseCase.swift
        struct LoadFeedUseCase {
          let repository: ↓LiveFeedRepository
          func execute() async throws -> [String] {
            try await repository.feed().filter { !$0.isEmpty }
          }
        }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          func feed() async throws -> [String] { [] }
        }
        """),
      .bad(
        Phrase(
          "a use case that reads the user defaults and asks the network",
          zh: "读取 UserDefaults 并访问网络的 UseCase"),
        """
        //- Domain/UseCases/RememberCityUseCase.swift
        import Foundation
        struct RememberCityUseCase {
          private let defaults: ↓UserDefaults
          private let session = ↓URLSession.shared
          init(defaults: UserDefaults) { self.defaults = defaults }
          func execute(_ city: String) { defaults.set(city.uppercased(), forKey: "city") }
        }
        """),
      .good(
        Phrase("a use case over a repository protocol", zh: "基于 Repository 协议的 UseCase"),
        seenIn: "FoodOrdering/Sources/Domain/UseCases/PlaceOrder.swift",
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
        """),
      .good(
        Phrase(
          "a protocol may have the name that others give a class", zh: "名称像 class 的协议"),
        """
        //- Domain/Repositories/UserRepository.swift
        protocol UserRepository { func names() async throws -> [String] }
        //- Domain/UseCases/ListUsersUseCase.swift
        struct ListUsersUseCase {
          private let users: UserRepository
          init(users: UserRepository) { self.users = users }
          func execute() async throws -> [String] { try await users.names().sorted() }
        }
        //- Data/Repositories/DefaultUserRepository.swift
        final class DefaultUserRepository: UserRepository {
          func names() async throws -> [String] { [] }
        }
        """),
    ],
    subjects: .useCases,
    isModel: { codebase, id in
      codebase.held(by: id).contains { codebase.roles.has($0.type, .repositoryProtocol) }
    }
  ) { codebase in
    let route = LegalRoute(codebase)
    return codebase.types(.useCase).filter { codebase.symbols[$0].kind.isConcreteType }.flatMap {
      codebase.concreteDependencies(of: $0, route)
    }
  }
}

extension Codebase {
  fileprivate func concreteDependencies(of id: SymbolID, _ route: LegalRoute) -> [Finding] {
    var found: [ConcretePart: [DeclarationID: [Span]]] = [:]
    var first: [ConcretePart] = []
    for place in storedProperties(of: id) + initializers(of: id) {
      guard isProduction(place) else { continue }
      for (part, span) in concreteParts(of: place) {
        if found[part] == nil { first.append(part) }
        found[part, default: [:]][place, default: []].append(span)
      }
    }
    return first.compactMap { part in
      let places = (found[part] ?? [:]).sorted {
        ($0.value[0].start, $0.key.file) < ($1.value[0].start, $1.key.file)
      }
      guard let (place, spans) = places.first else { return nil }
      let also = places.filter { $0.key.file == place.file }.flatMap(\.value)
      let name = symbols[id].qualifiedName
      let verb =
        declaration(place).kind == .property
        ? Phrase("stores", zh: "持有") : Phrase("takes", zh: "接收")
      let idle =
        places.allSatisfy { $0.key.file == place.file }
        ? idleHelp(
          at: places.flatMap { place, spans in spans.map { (place.declaration, $0) } },
          in: place.file) : nil
      return Rule.concreteDependency.finding(
        at: FindingPlace(
          spans[0], in: place.file, also: also, subject: text(of: part), owner: place.declaration),
        in: self,
        message: Phrase(
          "use case '\(name)' \(verb) \(noun(of: part))",
          zh: "UseCase '\(name)' \(verb) \(noun(of: part))"),
        help: idle
          ?? uncalledHelp(at: place.declaration, in: place.file) + wayOut(of: part, for: id, route)
      ).held(
        at: isScreenInteractor(id, in: place.file)
          // Data that implements a use case for Domain breaks no arrow by what it stores.
          || layer(of: id)?.ring == .data || isBesideDomain(place.file)
          ? .info : idle == nil ? .error : .warning
      ).naming(part.type, in: self).with(confidence: 0.9)
    }
  }

  /// Whether no name says Domain of an interactor: it is its screen's as often as the business's.
  func isScreenInteractor(_ id: SymbolID, in file: Int) -> Bool {
    symbols.words(of: id).suffix(from: ["interactor", "interactorprotocol", "interactable"]) != nil
      && placements[file].declared?.ring != .domain
  }

  /// The concrete services that a stored property or an initialiser's parameters are.
  private func concreteParts(of place: DeclarationID) -> [(ConcretePart, Span)] {
    let facts = facts(place.file)
    let isProperty = declaration(place).kind == .property
    let positions = Array(referenceOrder[place.file][place.declaration])
    let written = positions.filter {
      facts.references[$0].role == (isProperty ? .property : .parameter)
    }
    // What a property is made of counts only where nothing is written.
    let looked =
      !isProperty || !written.isEmpty
      ? written
      : positions.filter { isMade(facts.references[$0], facts) }.prefix(1).map(\.self)
    return looked.flatMap { position -> [(ConcretePart, Span)] in
      let reference = facts.references[position]
      switch references[place.file][position] {
      case .external:
        let name = facts[reference.name]
        return Self.systemServices.contains(name) ? [(.system(name), reference.span)] : []
      case .symbol(let named):
        return symbols.expanded([named]).filter { isConcreteService($0) }.map {
          (.project($0), reference.span)
        }
      default: return []
      }
    }
  }

  private func isMade(_ reference: TypeReference, _ facts: FileFacts) -> Bool {
    if reference.role == .construction { return true }
    guard reference.role == .staticAccess, let member = reference.member else { return false }
    return ["shared", "default", "standard", "instance", "live"].contains(facts[member])
  }

  private func isConcreteService(_ id: SymbolID) -> Bool {
    guard symbols[id].kind.isConcreteType, symbols[id].kind != .enum, isProduction(id),
      roles[id].isDisjoint(with: [.useCase, .viewModel, .testDouble, .entity, .dto])
    else { return false }
    if roles.has(id, .repositoryImplementation) { return hasBehaviour(id) }
    if roles.has(id, .dataSource) { return symbols[id].kind != .struct || hasBehaviour(id) }
    return layer(of: id)?.ring == .data && hasBehaviour(id)
      && symbols.words(of: id).suffix(from: ["client", "networkservice", "networkmanager"])
        != nil
  }

  private static let systemServices: Set<String> = [
    "URLSession", "ModelContext", "UserDefaults", "NSManagedObjectContext",
    "NSPersistentContainer", "ModelContainer",
  ]

  func text(of part: ConcretePart) -> String {
    switch part {
    case .project(let id): symbols[id].qualifiedName
    case .system(let name): name
    }
  }

  private func noun(of part: ConcretePart) -> Phrase {
    switch part {
    case .project(let id): Phrase("the \(described(id))", zh: "\(described(id))")
    case .system(let name): Phrase("the system's '\(name)'", zh: "系统的 '\(name)'")
    }
  }
}

/// What a use case must not hold: a type of the project or one of the system.
enum ConcretePart: Hashable {
  case project(SymbolID)
  case system(String)

  var type: SymbolID? { if case .project(let id) = self { id } else { nil } }
}
