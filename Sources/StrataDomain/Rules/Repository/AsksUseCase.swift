internal import StrataCode
internal import StrataModel

extension Rule {
  /// A repository or a data source holds a use case.
  package static let asksUseCase: Rule = Rule(
    "repository.asks-use-case", .warning, footing: .layers, needsDomain: true,
    summary: Phrase(
      "A repository implementation or a data source stores or takes a use case.",
      zh: "Repository 实现或数据源持有或接收了 UseCase。"),
    title: Phrase("repositories ask use cases", zh: "Repository 调用 UseCase"),
    step: Phrase("Let a use case ask both", zh: "由 UseCase 分别调用两者"),
    why: Phrase(
      """
      Use cases decide and repositories fetch. A repository that asks a use case decides in the \
      middle of fetching, and whoever wants the data alone runs the business with it.
      """,
      zh: "UseCase 负责判断，Repository 负责获取。Repository 调用 UseCase，就是在获取数据的途中做判断；只想要数据的调用方也会连带执行业务。"),
    fix: Phrase(
      """
      Let a use case ask the repository and then the other use case, or give the repository the \
      other repository if it is data that it needs.
      """,
      zh: "由一个 UseCase 先调用这个 Repository，再调用另一个 UseCase；如果只需要数据，就让 Repository 依赖另一个 Repository。"),
    examples: [
      .bad(
        Phrase("a repository that orders by a use case", zh: "通过 UseCase 下单的 Repository"),
        """
        //- Domain/Repositories/CartRepository.swift
        protocol CartRepository { func checkOut() async throws }
        //- Domain/UseCases/PlaceOrderUseCase.swift
        protocol PlaceOrderUseCase { func execute() async throws }
        //- Data/Repositories/LiveCartRepository.swift
        struct LiveCartRepository: CartRepository {
          let placeOrder: any ↓PlaceOrderUseCase
          func checkOut() async throws { try await placeOrder.execute() }
        }
        """),
      .bad(
        Phrase("a data source that is given a use case", zh: "接收 UseCase 的数据源"),
        """
        //- Domain/UseCases/CurrentUserUseCase.swift
        protocol CurrentUserUseCase { func execute() async -> String? }
        //- Data/DataSources/FeedRemoteDataSource.swift
        final class FeedRemoteDataSource {
          private let currentUser: any ↓CurrentUserUseCase
          init(currentUser: any CurrentUserUseCase) { self.currentUser = currentUser }
          func feed() async -> [String] { await currentUser.execute().map { [$0] } ?? [] }
        }
        """),
      .good(
        Phrase("a use case that asks two repositories", zh: "调用两个 Repository 的 UseCase"),
        seenIn: "FoodOrdering/Sources/Domain/UseCases/PlaceOrder.swift",
        """
        //- Domain/Repositories/CartRepository.swift
        protocol CartRepository { func items() async throws -> [String] }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func place(_ items: [String]) async throws }
        //- Domain/UseCases/CheckOutUseCase.swift
        struct CheckOutUseCase {
          let cart: any CartRepository
          let orders: any OrderRepository
          func execute() async throws {
            let items = try await cart.items()
            if !items.isEmpty { try await orders.place(items) }
          }
        }
        """),
      .good(
        Phrase("a service that is what a use case asks for", zh: "本身实现 UseCase 的服务"),
        """
        //- Domain/UseCases/LogInUseCase.swift
        protocol LogInUseCase { func execute() async throws }
        //- Data/Services/AccountRepository.swift
        struct RetryingAccountRepository: LogInUseCase {
          let next: any LogInUseCase
          func execute() async throws {
            do { try await next.execute() } catch { try await next.execute() }
          }
        }
        """),
    ],
    subjects: .repositories
  ) { codebase in
    let asking = codebase.types(.repositoryImplementation) + codebase.types(.dataSource)
    let sources = codebase.sourcesByOtherNames()
    return Set(asking).sorted().flatMap { codebase.askedUseCases(by: $0, beside: sources) }
  }
}

extension Codebase {
  /// Whether a type or one of its protocols is called a repository, or it is a data source.
  private func isCalledRepository(_ id: SymbolID) -> Bool {
    roles.has(id, .dataSource)
      || ([id] + symbols.allSupertypes(of: id)).contains {
        symbols.words(of: $0).suffix(from: ["repository", "repo", "gateway", "store"]) != nil
      }
  }

  /// To ask the repository that a use case asks, where it asks one.
  private func repositoryHelp(
    _ useCase: SymbolID, _ asked: String, for asker: SymbolID
  ) -> Phrase? {
    let keepers =
      symbols[useCase].kind == .protocol
      ? types(.useCase).filter { symbols.allSupertypes(of: $0).contains(useCase) } : [useCase]
    let repositories = Set(
      keepers.flatMap { held(by: $0) }.map(\.type).filter { roles.has($0, .repositoryProtocol) })
    let route = LegalRoute(self)
    guard repositories.count == 1, let repository = repositories.first,
      route.reaches(repository, from: asker), route.isVisible(repository, from: asker)
    else { return nil }
    let name = symbols[repository].qualifiedName
    return Phrase(
      "take '\(name)', which '\(asked)' asks, in its place, or let a use case ask both in turn",
      zh: "改为接收 '\(asked)' 所依赖的 '\(name)'，或由一个 UseCase 依次调用两者")
  }

  /// A session is renewed while a request is sent, and by nobody before.
  private func renewing(_ useCase: SymbolID, _ asked: String, _ asker: String) -> Phrase? {
    guard !Set(symbols.words(of: useCase).all).isDisjoint(with: ["refresh", "renew", "reissue"]),
      !Set(symbols.words(of: useCase).all).isDisjoint(with: ["token", "tokens", "session", "auth"])
    else { return nil }
    return Phrase(
      "let '\(asker)' take a protocol of its own for what it asks of '\(asked)', and hand that in where both are built",
      zh: "让 '\(asker)' 以自己的协议接收它对 '\(asked)' 的需求，在构造两者的地方传入")
  }

  /// The use-case protocols that Data alone keeps: its platforms are data sources by another name.
  fileprivate func sourcesByOtherNames() -> Set<SymbolID> {
    var outer: Set<SymbolID> = []
    var inner: Set<SymbolID> = []
    for id in types(.useCase) where isProduction(id) {
      let promises = symbols.allSupertypes(of: id).filter { roles.has($0, .useCaseProtocol) }
      if layer(of: id)?.ring == .data {
        outer.formUnion(promises)
      } else {
        inner.formUnion(promises)
      }
    }
    return outer.subtracting(inner)
  }

  fileprivate func askedUseCases(
    by id: SymbolID, beside sources: Set<SymbolID>
  ) -> [Finding] {
    let useCases: Roles = [.useCase, .useCaseProtocol]
    guard symbols[id].kind.isConcreteType, layer(of: id)?.ring == .data, isProduction(id),
      // What adapts requests for another part is no store of data.
      isCalledRepository(id),
      // A service that does what a use case asks for may hand on to the next one.
      !symbols.allSupertypes(of: id).contains(where: { roles.has($0, .useCaseProtocol) })
    else { return [] }
    return dependencies(heldBy: id) {
      !roles[$0].isDisjoint(with: useCases)
        && roles[$0].isDisjoint(with: [.repositoryImplementation, .repositoryProtocol, .dataSource])
        && layer(of: $0) == .domain && !sources.contains($0)
    }.map { namings in
      let (asker, asked) = (symbols[id].qualifiedName, symbols[namings[0].type].qualifiedName)
      return Rule.asksUseCase.finding(
        held: namings, in: self,
        message: Phrase(
          "\(holder(namings[0])) the use case '\(asked)'",
          zh: "\(holder(namings[0])) UseCase '\(asked)'"),
        help: repositoryHelp(namings[0].type, asked, for: id)
          ?? renewing(namings[0].type, asked, asker)
          ?? Phrase(
            """
            let a use case ask '\(asked)' and then what '\(asker)' offers, and hand '\(asker)' what \
            it needs to know as a parameter
            """,
            zh: "由一个 UseCase 先调用 '\(asked)'，再调用 '\(asker)'，并把 '\(asker)' 需要知道的内容作为参数传入")
      ).with(confidence: 0.9)
    }
  }
}
