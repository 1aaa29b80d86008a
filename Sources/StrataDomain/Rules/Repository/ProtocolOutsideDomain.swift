extension Rule {
  /// A repository protocol that use cases or view models need is declared outside Domain.
  package static let protocolOutsideDomain = Rule(
    "repository.protocol-outside-domain", .error,
    summary: """
      A repository protocol that a use case, a view model or Domain names is declared outside Domain.
      """,
    why: """
      The layer that needs a protocol owns it. Declared beside its implementation, the protocol \
      draws the arrow outwards: Domain cannot be built or tested without Data, and Data decides \
      what Domain may ask for.
      """,
    fix: """
      Move the protocol to Domain and let it speak of entities only; the implementation stays where \
      it is.
      """,
    examples: [
      .bad(
        "a protocol above its implementation in Data",
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
        "a gateway protocol in Data that a view model stores",
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
        "the protocol in Domain and its implementation in Data",
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
        "a protocol of stored rows that Data alone uses",
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
    guard codebase.hasDomain else { return [] }
    let needs = codebase.needsOfRepositories()
    return codebase.types(.repositoryProtocol).compactMap { id in
      guard let needer = needs[id], codebase.isRepositoryContract(id),
        let home = codebase.outerHome(of: id)
      else { return nil }
      return codebase.outsideDomainFinding(id, in: home, neededBy: needer)
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
            of: Place(file: file, declaration: DeclarationIndex(index)), as: [.conformance]
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
          || owner.map { !roles[$0].isDisjoint(with: [.useCase, .viewModel]) } ?? false
        guard isNeed, owner.map({ !roles.has($0, .repositoryImplementation) }) ?? true
        else { continue }
        needs[target] =
          owner.map { end($0) } ?? namer(of: reference(of: dependency).owner, in: dependency.file)
      }
    }
    return needs
  }

  fileprivate func outsideDomainFinding(
    _ id: SymbolID, in layer: Layer, neededBy needer: Finding.End
  ) -> Finding {
    let name = symbols[id].qualifiedName
    let speech = wireType(spokenBy: id).map { wire in
      let entity = LegalRoute(self).entity(for: wire).map { "'\(symbols[$0].qualifiedName)'" }
      return """
        , and let it speak of \(entity ?? "an entity") instead of \
        '\(symbols[wire].qualifiedName)'
        """
    }
    var found = finding(
      "repository.protocol-outside-domain", .error, about: id,
      message: """
        repository protocol '\(name)', which '\(needer.symbol)' needs, is declared in \(layer.rawValue)
        """,
      help: "move '\(name)' to Domain, where it is needed\(speech ?? "")")
    found.to = needer
    return found
  }
}
