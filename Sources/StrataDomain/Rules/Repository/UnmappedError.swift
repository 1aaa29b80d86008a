internal import StrataCode
internal import StrataModel

extension Rule {
  /// An implementation lets an error of the outer ring escape to those who know Domain alone.
  package static let unmappedError: Rule = Rule(
    "repository.unmapped-error", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      """
      A repository implementation lets an error of Data or Infrastructure escape through a \
      protocol of Domain.
      """, zh: "Repository 实现让 Data 或 Infrastructure 的错误通过 Domain 的协议泄露出去。"),
    title: Phrase("repositories let errors of Data escape", zh: "Repository 泄露 Data 的错误"),
    step: Phrase("Map them to errors of Domain", zh: "映射为 Domain 的错误"),
    why: Phrase(
      """
      Whoever calls the protocol knows Domain alone. An error that it cannot name can only be \
      shown as "something went wrong", or drags the network's vocabulary into use cases and screens.
      """,
      zh: """
        协议的调用方只依赖 Domain。遇到无法引用的错误，它要么只能显示“出错了”，\
        要么把网络层的概念带进 UseCase 和界面。
        """),
    fix: Phrase(
      """
      Declare in Domain what can go wrong for the business, and turn other errors into it inside \
      the implementation.
      """, zh: "在 Domain 中用错误类型声明业务上可能出错的情况，并在实现内部把其他错误转换成它。"),
    examples: [
      .bad(
        Phrase("the network's own error, thrown", zh: "抛出网络层自己的错误"),
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
        Phrase("a failure handed on as it came", zh: "原样传出的失败"),
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
        Phrase("a client's error that nothing catches", zh: "没有捕获的客户端错误"),
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
        Phrase("an error of Domain in place of the network's", zh: "用 Domain 的错误代替网络层的错误"),
        seenIn: "Users/Sources/Data/Repositories/LiveUserRepository.swift",
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
        Phrase("a failure turned into Domain's", zh: "把失败转换成 Domain 的错误"),
        seenIn: "Books/Sources/Data/Repositories/LoanRepository.swift",
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
    let flow = ErrorFlow(codebase)
    lazy var tests = codebase.errorTests()
    return codebase.types(.repositoryImplementation).compactMap {
      codebase.unmappedErrorFinding($0, flow) { tests }
    }
  }
}

extension Codebase {
  /// Whether a protocol carries any request, wherever it is declared: what keeps it is no repository.
  private func carriesRequests(_ id: SymbolID) -> Bool {
    !Set(symbols.words(of: id).all).isDisjoint(with: ["network", "networking", "http", "api"])
  }

  fileprivate func unmappedErrorFinding(
    _ id: SymbolID, _ flow: ErrorFlow, _ tests: () -> [ErrorTest]
  ) -> Finding? {
    let contracts = contracts(of: id).filter { layer(of: $0) == .domain }
    guard symbols[id].kind.isConcreteType, layer(of: id)?.ring == .data,
      let contract = contracts.first, !carriesRequests(contract)
    else { return nil }
    let asked = Set(contracts.flatMap { requirements(of: $0) }.map { name($0) })
    var leaks: [DeclarationID: Set<EscapingError>] = [:]
    for method in methods(of: id)
    where asked.contains(name(method)) && isProduction(method) && isOffered(method) {
      for (place, errors) in flow.escapes(from: method, of: id) {
        leaks[place, default: []].formUnion(errors)
      }
    }
    let all = leaks.flatMap { place, errors in errors.map { (place: place, error: $0) } }
      .sorted { a, b in
        // Several errors can come out of one place.
        (a.place.file, a.error.span.start, a.error.name, a.place.declaration)
          < (b.place.file, b.error.span.start, b.error.name, b.place.declaration)
      }
    guard
      let first = all.first(where: { $0.error.type != nil && !$0.error.isMild })
        ?? all.first(where: { !$0.error.isMild }) ?? all.first(where: { $0.error.type != nil })
        ?? all.first
    else { return nil }
    let named = domainErrors(namedBy: contracts)
    let known =
      named.isEmpty ? domainError(thrownBy: id) ?? domainError(ofCallersOf: contracts) : nil
    let origin =
      first.error.type.flatMap { layer(of: $0) }
      .map { Phrase(" of \($0.rawValue)", zh: "\($0.rawValue) 的 ") } ?? .empty
    let (method, error) = (name(first.place), first.error.name)
    let type = symbols[id].qualifiedName
    let asking =
      contracts.first { requirements(of: $0).contains { name($0) == method } } ?? contract
    let tested = named.isEmpty && known == nil ? testedError(for: id, asking, tests()) : nil
    return Rule.unmappedError.finding(
      at: FindingPlace(
        first.error.span, in: first.place.file,
        also: all.filter { $0.place.file == first.place.file }.map(\.error.span), subject: type,
        owner: first.place.declaration), in: self,
      message: Phrase(
        "repository implementation '\(type)' lets '\(error)'\(origin) escape from '\(method)'",
        zh: "Repository 实现 '\(type)' 让 \(origin)'\(error)' 从 '\(method)' 泄露出去"),
      help: first.error.type.flatMap { named.isEmpty && tested == nil ? movedError($0) : nil }
        ?? unmappedErrorHelp(
          (error, listed(methods(of: all, letting: error))), named: named.first, known: known,
          tested, asking)
    ).held(
      // An error that the type declares for itself says what it means, and not what the network does.
      at: first.error.isMild || promisesBytesAlone(asking)
        || first.error.type.map { symbols[$0].parent == id } ?? named.isEmpty
        ? .info : .warning
    ).naming(
      first.error.type, in: self
    ).with(confidence: first.error.confidence)
  }

  /// Whether a method can be what a protocol asks for, and is no helper of the same name.
  private func isOffered(_ method: DeclarationID) -> Bool {
    !declaration(method).modifiers.contains(.isStatic)
      && declaration(method).access > .fileprivate
  }
}
