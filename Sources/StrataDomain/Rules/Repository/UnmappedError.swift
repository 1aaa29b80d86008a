extension Rule {
  /// An implementation lets an error of the outer ring escape to those who know Domain alone.
  package static let unmappedError = Rule(
    "repository.unmapped-error", .warning,
    summary: """
      A repository implementation lets an error of Data or Infrastructure escape through a \
      protocol of Domain.
      """,
    why: """
      Whoever calls the protocol knows Domain alone. An error that it cannot name can only be \
      shown as "something went wrong", or drags the network's vocabulary into use cases and screens.
      """,
    fix: """
      Declare in Domain what can go wrong for the business, and turn other errors into it inside \
      the implementation.
      """,
    examples: [
      .bad(
        "the network's own error, thrown",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Data/Network/TransportError.swift
        enum TransportError: Error { case offline }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          let isOnline: Bool
          func feed() async throws -> [String] {
            if !isOnline { throw ↓TransportError.offline }
            return []
          }
        }
        """),
      .bad(
        "a failure handed on as it came",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository {
          func feed(completion: @escaping (Result<[String], any Error>) -> Void)
        }
        //- Data/Network/FeedClient.swift
        enum TransportError: Error { case offline }
        protocol FeedClient {
          func load(completion: @escaping (Result<[String], TransportError>) -> Void)
        }
        //- Data/Repositories/LiveFeedRepository.swift
        final class LiveFeedRepository: FeedRepository {
          private let client: FeedClient
          init(client: FeedClient) { self.client = client }
          func feed(completion: @escaping (Result<[String], any Error>) -> Void) {
            client.load { result in
              switch result {
              case .success(let names): completion(.success(names))
              case .failure(let error): completion(.failure(↓error))
              }
            }
          }
        }
        """),
      .bad(
        "a client's error that nothing catches",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Data/Network/FeedClient.swift
        enum TransportError: Error { case offline }
        struct FeedClient {
          var isOnline = true
          func load() async throws -> [String] {
            guard isOnline else { throw TransportError.offline }
            return []
          }
        }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          let client: FeedClient
          func feed() async throws -> [String] { try await ↓client.load() }
        }
        """),
      .good(
        "an error of Domain in place of the network's",
        """
        //- Domain/Repositories/FeedRepository.swift
        enum FeedError: Error { case unavailable }
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Data/Network/FeedClient.swift
        enum TransportError: Error { case offline }
        struct FeedClient {
          var isOnline = true
          func load() async throws -> [String] {
            guard isOnline else { throw TransportError.offline }
            return []
          }
        }
        //- Data/Repositories/LiveFeedRepository.swift
        struct LiveFeedRepository: FeedRepository {
          let client: FeedClient
          func feed() async throws -> [String] {
            do { return try await client.load() } catch { throw FeedError.unavailable }
          }
        }
        """),
      .good(
        "a failure turned into Domain's",
        """
        //- Domain/Repositories/FeedRepository.swift
        enum FeedError: Error { case unavailable }
        protocol FeedRepository {
          func feed(completion: @escaping (Result<[String], FeedError>) -> Void)
        }
        //- Data/Network/FeedClient.swift
        enum TransportError: Error { case offline }
        protocol FeedClient {
          func load(completion: @escaping (Result<[String], TransportError>) -> Void)
        }
        //- Data/Repositories/LiveFeedRepository.swift
        final class LiveFeedRepository: FeedRepository {
          private let client: FeedClient
          init(client: FeedClient) { self.client = client }
          func feed(completion: @escaping (Result<[String], FeedError>) -> Void) {
            client.load { completion($0.mapError { _ in FeedError.unavailable }) }
          }
        }
        """),
    ],
    subjects: .repositories
  ) { codebase in
    guard codebase.hasDomain else { return [] }
    let flow = ErrorFlow(codebase)
    return codebase.types(.repositoryImplementation).compactMap {
      codebase.unmappedErrorFinding($0, flow)
    }
  }
}

extension Codebase {
  fileprivate func unmappedErrorFinding(_ id: SymbolID, _ flow: ErrorFlow) -> Finding? {
    let contracts = contracts(of: id).filter { layer(of: $0) == .domain }
    guard symbols[id].kind.isConcreteType, layer(of: id)?.ring == .data,
      let contract = contracts.first
    else { return nil }
    let asked = Set(contracts.flatMap { requirements(of: $0) }.map { name($0) })
    let named = domainErrors(namedBy: contracts)
    let known = named.isEmpty ? domainError(thrownBy: id) : nil
    var leaks: [Place: Set<EscapingError>] = [:]
    for method in methods(of: id) where asked.contains(name(method)) && isProduction(method) {
      for (place, errors) in flow.escapes(from: method, of: id) {
        leaks[place, default: []].formUnion(errors)
      }
    }
    let all = leaks.flatMap { place, errors in errors.map { (place: place, error: $0) } }
      .sorted { ($0.place.file, $0.error.span.start) < ($1.place.file, $1.error.span.start) }
    guard let first = all.first(where: { $0.error.type != nil }) ?? all.first else { return nil }
    let origin = first.error.type.flatMap { layer(of: $0) }.map { " of \($0.rawValue)" } ?? ""
    let method = name(first.place)
    return finding(
      "repository.unmapped-error",
      first.error.type == nil && named.isEmpty ? .info : .warning,
      at: first.error.span, in: first.place.file,
      also: all.filter { $0.place.file == first.place.file }.map(\.error.span),
      subject: symbols[id].qualifiedName, owner: first.place.declaration, to: first.error.type,
      confidence: first.error.confidence,
      message: """
        repository implementation '\(symbols[id].qualifiedName)' lets '\(first.error.name)'\
        \(origin) escape from '\(method)'
        """,
      help: named.first.map {
        """
        turn '\(first.error.name)' into '\(symbols[$0].qualifiedName)' (Domain) in '\(method)'
        """
      } ?? known.map {
        """
        turn '\(first.error.name)' into an error of Domain, as \
        '\(symbols[$0].qualifiedName)' is, in '\(method)'
        """
      } ?? """
        declare in Domain what can go wrong with '\(symbols[contract].qualifiedName)', and turn \
        '\(first.error.name)' into it in '\(method)'
        """)
  }

  /// The error of Domain that a type already throws elsewhere.
  private func domainError(thrownBy id: SymbolID) -> SymbolID? {
    methods(of: id).lazy.flatMap { self.namings(of: $0) }.map(\.type).first {
      self.layer(of: $0) == .domain && self.isErrorType($0)
    }
  }

  /// The errors of Domain that protocols' signatures name.
  private func domainErrors(namedBy contracts: [SymbolID]) -> [SymbolID] {
    contracts.flatMap { requirements(of: $0) }.flatMap { namings(of: $0) }.map(\.type).filter {
      layer(of: $0) == .domain && isErrorType($0)
    }
  }
}
