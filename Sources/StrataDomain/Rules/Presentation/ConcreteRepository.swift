internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model stores or takes a repository's implementation.
  package static let concreteRepository: Rule = Rule(
    "presentation.concrete-repository", .error, footing: .layers,
    summary: Phrase(
      "A view model stores or takes a repository implementation.",
      zh: "ViewModel 持有或接收了 Repository 的实现。"),
    title: Phrase(
      "view models depend on repository implementations", zh: "ViewModel 依赖 Repository 的实现"),
    step: Phrase("Depend on the repository protocol", zh: "依赖 Repository 协议"),
    why: Phrase(
      """
      A view model that knows the implementation is bound to its network and its store: no test \
      can give it other answers, and no second source can take the first one's place.
      """,
      zh: "依赖具体实现的 ViewModel，就和那个实现的网络与存储绑在了一起：测试无法给它别的结果，也无法换用别的数据源。"),
    fix: Phrase(
      "Depend on the protocol in Domain, and build the implementation in the composition root.",
      zh: "依赖 Domain 中的协议，由组合根构造实现。"),
    examples: [
      .bad(
        Phrase("a view model that stores the live repository", zh: "持有真实 Repository 实现的 ViewModel"),
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
        Phrase("a view model that builds what it stores", zh: "自行构造依赖的 ViewModel"),
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
        Phrase("a view model that stores a use case", zh: "持有 UseCase 的 ViewModel"),
        seenIn: "Users/Sources/Presentation/UsersScene/UserDetail/UserDetailViewModel.swift",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Domain/UseCases/LoadFeedUseCase.swift
        protocol LoadFeedUseCase { func execute() async throws -> [String] }
        struct DefaultLoadFeedUseCase: LoadFeedUseCase {
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
          private let loadFeed: any LoadFeedUseCase
          init(loadFeed: any LoadFeedUseCase) { self.loadFeed = loadFeed }
        }
        """),
      .good(
        Phrase("a repository of code is an entity", zh: "表示代码仓库的 Repository 是 Entity"),
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
    ],
    subjects: .viewModels, isModel: { $0.asksUseCaseProtocol($1) || $0.asksRepository($1) }
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
  fileprivate func concreteRepositoryFinding(_ namings: [ResolvedReference], _ route: LegalRoute)
    -> Finding
  {
    let target = namings[0].type
    let name = symbols[target].qualifiedName
    let abstraction = route.abstraction(of: target, for: .presentation)
    let asker = namingType(of: reference(namings[0]).owner, in: namings[0].file)
    return Rule.concreteRepository.finding(
      held: namings, in: self,
      message: Phrase(
        "\(holder(namings[0])) the repository implementation '\(name)'",
        zh: "\(holder(namings[0])) Repository 实现 '\(name)'"),
      help: concreteRepositoryHelp(
        target, abstraction, route.wiringPlace(for: target, into: asker), in: namings[0].file,
        asker: asker)
    ).with(confidence: !hasDomain ? 0.5 : abstraction == nil ? 0.8 : 0.95)
  }

  /// What to depend on instead: a protocol in reach, one that stands too far out, or a new one.
  private func concreteRepositoryHelp(
    _ target: SymbolID, _ abstraction: SymbolID?, _ place: Phrase, in file: Int,
    asker: SymbolID?
  ) -> Phrase {
    let name = symbols[target].qualifiedName
    if let abstraction {
      let known = symbols[abstraction].qualifiedName
      let layer = layerAside(of: abstraction)
      let adding = completing(abstraction, of: target, for: asker)
      return Phrase(
        "\(adding)depend on '\(known)'\(layer) and build '\(name)' \(place)",
        zh: "\(adding)依赖 '\(known)'\(layer)，\(place) 构造 '\(name)'")
    }
    let promises = promises(of: target)
    let outer = promises.first { roles.has($0, .repositoryProtocol) } ?? promises.first
    if let outer {
      let known = symbols[outer].qualifiedName
      let words = ReferenceHelp(self, LegalRoute(self)).along(outer)
      return Phrase(
        "move '\(known)' to Domain\(words), depend on it alone, and build '\(name)' \(place)",
        zh: "把 '\(known)' 移到 Domain\(words)，只依赖它，并 \(place) 构造 '\(name)'")
    }
    let words = replacing(outerWords(askedOf: target, by: asker, in: file))
    return Phrase(
      """
      declare what is asked of '\(name)' as a protocol in Domain\(words), let '\(name)' conform to it, and build '\(name)' \(place)
      """,
      zh: "在 Domain 中把对 '\(name)' 的需求声明为协议\(words)，让 '\(name)' 遵循它，并 \(place) 构造它")
  }
}
