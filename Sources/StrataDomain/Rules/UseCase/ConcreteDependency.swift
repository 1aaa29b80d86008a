extension Rule {
  /// A use case holds or takes an implementation of the outer ring.
  package static let concreteDependency = Rule(
    "use-case.concrete-dependency", .error,
    summary: """
      A use case stores or takes a repository implementation, a data source, a network client or a \
      store of the system.
      """,
    why: """
      A use case that knows where its data comes from is no rule of the business any more: it \
      cannot be tested without the server or the store, and every change of them is a change of it.
      """,
    fix: """
      Store a repository protocol of Domain, and let the composition root pass the implementation \
      in.
      """,
    examples: [
      .bad(
        "a use case that stores the implementation",
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
        "a use case that reads the user defaults and asks the network",
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
        "a use case over a repository protocol",
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
        "a protocol may have the name that others give a class",
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
    guard codebase.hasDomain else { return [] }
    let route = LegalRoute(codebase)
    return codebase.types(.useCase).filter { codebase.symbols[$0].kind.isConcreteType }.flatMap {
      codebase.concreteDependencies(of: $0, route)
    }
  }
}

extension Codebase {
  fileprivate func concreteDependencies(of id: SymbolID, _ route: LegalRoute) -> [Finding] {
    var found: [ConcretePart: [Place: [Span]]] = [:]
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
      let isStored = declaration(place).kind == .property
      return finding(
        "use-case.concrete-dependency", .error, at: spans[0], in: place.file, also: also,
        subject: text(of: part), owner: place.declaration, to: part.type, confidence: 0.9,
        message: """
          use case '\(name)' \(isStored ? "stores" : "takes") \(noun(of: part))
          """,
        help: wayOut(of: part, for: name, route))
    }
  }

  /// The concrete services that a stored property or an initialiser's parameters are.
  private func concreteParts(of place: Place) -> [(ConcretePart, Span)] {
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

  private func text(of part: ConcretePart) -> String {
    switch part {
    case .project(let id): symbols[id].qualifiedName
    case .system(let name): name
    }
  }

  private func noun(of part: ConcretePart) -> Phrase {
    switch part {
    case .project(let id): "the \(described(id))"
    case .system(let name): "the system's '\(name)'"
    }
  }

  private func wayOut(of part: ConcretePart, for useCase: String, _ route: LegalRoute) -> Phrase {
    guard case .project(let id) = part else {
      return """
        declare what '\(useCase)' asks for as a repository protocol in Domain, and use \
        '\(text(of: part))' in its implementation in Data
        """
    }
    let name = symbols[id].qualifiedName
    let place = route.wiringPlace(for: id)
    guard let abstraction = route.abstraction(of: id, for: .domain) else {
      return """
        declare what '\(useCase)' asks of '\(name)' as a protocol in Domain, let '\(name)' conform \
        to it, and build it \(place)
        """
    }
    return """
      depend on '\(symbols[abstraction].qualifiedName)' and build '\(name)' \(place)
      """
  }
}

/// What a use case must not hold: a type of the project or one of the system.
private enum ConcretePart: Hashable {
  case project(SymbolID)
  case system(String)

  var type: SymbolID? { if case .project(let id) = self { id } else { nil } }
}
