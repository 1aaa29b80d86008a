extension Rule {
  /// A view model stores or takes a repository's implementation.
  package static let concreteRepository = Rule(
    "presentation.concrete-repository", .error,
    summary: "A view model stores or takes a repository implementation.",
    why: """
      A view model that knows the implementation is bound to its network and its store: no test \
      can give it other answers, and no second source can take the first one's place.
      """,
    fix:
      "Depend on the protocol in Domain, and build the implementation where the app is composed.",
    examples: [
      .bad(
        "a view model that stores the live repository",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          func feed() async throws -> [String] { [] }
        }
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let repository: ↓LiveFeedRepository
          init(repository: LiveFeedRepository) { self.repository = repository }
        }
        """),
      .bad(
        "a view model that builds what it stores",
        """
        //- Domain/Repositories/CartRepository.swift
        protocol CartRepository { func clear() }
        //- Data/Repositories/DiskCartRepository.swift
        final class DiskCartRepository: CartRepository {
          func clear() {}
        }
        //- Presentation/Cart/CartViewModel.swift
        @MainActor final class CartViewModel {
          private let repository = ↓DiskCartRepository()
          func clear() { repository.clear() }
        }
        """),
      .good(
        "a view model that stores a use case",
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
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let loadFeed: LoadFeedUseCase
          init(loadFeed: LoadFeedUseCase) { self.loadFeed = loadFeed }
        }
        """),
      .good(
        "a repository of code is an entity",
        """
        //- Domain/Entities/Repository.swift
        struct Repository: Equatable {
          let name: String
          let stars: Int
        }
        //- Presentation/Repositories/RepositoryItemViewModel.swift
        struct RepositoryItemViewModel: Equatable {
          let repository: Repository
          var title: String { repository.name }
        }
        """),
    ], subjects: .viewModels, isModel: { $0.asksUseCase($1) || $0.asksRepository($1) }
  ) { codebase in
    let route = LegalRoute(codebase)
    return codebase.types(.viewModel).flatMap { viewModel in
      codebase.dependencies(heldBy: viewModel) {
        codebase.isWorkingRepository($0)
      }.map { codebase.concreteRepositoryFinding($0, route) }
    }
  }
}

extension Codebase {
  /// What a type stores or takes, each type once, at the stored property if there is one; a value
  /// that a property is given counts only where the property has no written type.
  func dependencies(
    heldBy id: SymbolID, where isWanted: (SymbolID) -> Bool
  ) -> [[TypeNaming]] {
    var places: [SymbolID: [TypeNaming]] = [:]
    var order: [SymbolID] = []
    for place in storedProperties(of: id) + initializers(of: id) {
      var namings = namings(
        of: place, as: declaration(place).kind == .property ? [.property] : [.parameter])
      if namings.isEmpty, declaration(place).kind == .property, !hasWrittenType(place) {
        namings = self.namings(of: place, as: [.construction])
      }
      for naming in namings where isWanted(naming.type) && isShipping(naming) {
        if places[naming.type] == nil { order.append(naming.type) }
        places[naming.type, default: []].append(naming)
      }
    }
    return order.compactMap { places[$0] }
  }

  private func hasWrittenType(_ place: Place) -> Bool {
    referenceOrder[place.file][place.declaration].contains {
      facts(place.file).references[$0].role == .property
    }
  }

  private func isShipping(_ naming: TypeNaming) -> Bool {
    let reference = reference(naming)
    return !scopes[naming.file].isExempt(reference) && !scopes[naming.file].isWiring(reference)
  }

  /// Whether a view model stores a repository protocol.
  func asksRepository(_ id: SymbolID) -> Bool {
    roles.has(id, .viewModel)
      && storedProperties(of: id).contains { property in
        writtenTypes(of: property).contains { roles.has($0.type, .repositoryProtocol) }
      }
  }

  /// A repository's implementation that does something: entities are called Repository, too.
  func isWorkingRepository(_ id: SymbolID) -> Bool {
    guard roles.has(id, .repositoryImplementation), symbols[id].kind.isConcreteType,
      !roles.has(id, .testDouble), symbols[id].kind != .enum
    else { return false }
    if symbols.allSupertypes(of: id).contains(where: { roles.has($0, .repositoryProtocol) }) {
      return true
    }
    return layer(of: id)?.ring == .data && !symbols.isCodable(id) && !methods(of: id).isEmpty
  }

  /// A finding about one thing that a type holds, at its first naming.
  func finding(
    _ rule: String, _ severity: Severity, held namings: [TypeNaming], confidence: Double,
    aspect: Aspect? = nil, message: Phrase, help: Phrase
  ) -> Finding {
    let first = namings[0]
    let reference = reference(first)
    return finding(
      rule, severity, at: reference.span, in: first.file,
      also: namings.dropFirst().filter { $0.file == first.file }.map { self.reference($0).span },
      subject: symbols[first.type].qualifiedName, owner: reference.owner, to: first.type,
      confidence: confidence, aspect: aspect, message: message, help: help)
  }

  /// `view model 'FeedViewModel' stores`.
  func holder(_ naming: TypeNaming) -> Phrase {
    let reference = reference(naming)
    let isBuilt = reference.role == .construction
    return """
      \(described(namerOf: reference.owner, in: naming.file)) \
      \(isBuilt ? "builds and stores" : verb(of: reference, in: naming.file, naming: naming.type))
      """
  }

  fileprivate func concreteRepositoryFinding(_ namings: [TypeNaming], _ route: LegalRoute)
    -> Finding
  {
    let target = namings[0].type
    let name = symbols[target].qualifiedName
    let place = route.wiringPlace(for: target)
    let abstraction = route.abstraction(of: target, for: .presentation)
    return finding(
      "presentation.concrete-repository", .error, held: namings,
      confidence: !hasDomain ? 0.5 : abstraction == nil ? 0.8 : 0.95,
      message: "\(holder(namings[0])) the repository implementation '\(name)'",
      help: concreteRepositoryHelp(target, abstraction) + " \(place)")
  }

  /// What to depend on instead: a protocol in reach, one that stands too far out, or a new one.
  private func concreteRepositoryHelp(_ target: SymbolID, _ abstraction: SymbolID?) -> Phrase {
    let name = symbols[target].qualifiedName
    if let abstraction {
      let layer = layer(of: abstraction).map { " (\($0.rawValue))" } ?? ""
      return "depend on '\(symbols[abstraction].qualifiedName)'\(layer) and build '\(name)'"
    }
    let outer = symbols.allSupertypes(of: target).first { roles.has($0, .repositoryProtocol) }
    if let outer {
      return """
        move '\(symbols[outer].qualifiedName)' to Domain, depend on it alone, and build '\(name)'
        """
    }
    return """
      declare what is asked of '\(name)' as a protocol in Domain, let '\(name)' conform to it, \
      and build it
      """
  }
}
