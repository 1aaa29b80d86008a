internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model asks a repository where the school wants it to ask a use case.
  package static let repositoryBypass: Rule = Rule(
    "presentation.repository-bypass", .warning, footing: .layers,
    summary: Phrase(
      "A view model stores a repository protocol instead of a use case.",
      zh: "ViewModel 持有 Repository 协议，而不是 UseCase。"),
    title: Phrase(
      "view models use repositories past the use cases", zh: "ViewModel 绕过 UseCase 使用 Repository"),
    step: Phrase("Call the use case", zh: "调用 UseCase"),
    why: Phrase(
      """
      What the app does is written in its use cases; a view model that goes past them writes it \
      again, and a rule added to the use case does not hold on this screen.
      """,
      zh: "应用做什么，写在 UseCase 中；ViewModel 绕过它们，就得再写一遍，而后来加到 UseCase 中的规则在这个界面上不起作用。"),
    fix: Phrase(
      "Store the use case that asks the repository; write one if there is none.",
      zh: "改为持有调用这个 Repository 的 UseCase；没有就写一个。"),
    examples: [
      .bad(
        Phrase("a view model past the use case that exists", zh: "绕过已有 UseCase 的 ViewModel"),
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
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let repository: any ↓FeedRepository
          private(set) var items: [String] = []
          init(repository: any FeedRepository) { self.repository = repository }
          func load() async throws { items = try await repository.feed() }
        }
        """),
      .bad(
        Phrase("a view model that fetches its poster", zh: "自己获取海报的 ViewModel"),
        """
        //- Domain/Repositories/PosterRepository.swift
        protocol PosterRepository { func poster(of title: String) async throws -> [UInt8] }
        //- Domain/UseCases/FindMoviesUseCase.swift
        protocol FindMoviesUseCase { func execute() async throws -> [String] }
        //- Presentation/Movie/MovieViewModel.swift
        @MainActor final class MovieViewModel {
          private let posters: ↓PosterRepository
          private(set) var poster: [UInt8] = []
          init(posters: PosterRepository) { self.posters = posters }
          func show() async throws { poster = try await posters.poster(of: "Brazil") }
        }
        """),
      .good(
        Phrase("a view model that stores the use case", zh: "持有 UseCase 的 ViewModel"),
        seenIn: "Users/Sources/Presentation/UsersScene/UserList/UserListViewModel.swift",
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
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let loadFeed: any LoadFeedUseCase
          private(set) var items: [String] = []
          init(loadFeed: any LoadFeedUseCase) { self.loadFeed = loadFeed }
          func load() async throws { items = try await loadFeed.execute() }
        }
        """),
      .good(
        Phrase("a repository of code is an entity", zh: "表示代码仓库的 Repository 是 Entity"),
        """
        //- Domain/Entities/Repo.swift
        struct Repo: Equatable { let name: String }
        //- Presentation/Repos/RepoItemViewModel.swift
        struct RepoItemViewModel: Equatable {
          let repo: Repo
          var title: String { repo.name }
        }
        """),
    ],
    subjects: .viewModels, isModel: { $0.asksUseCase($1) }
  ) { codebase in
    let useCases = UseCasesByRepository(codebase)
    // Where nobody has a use case, none is passed by.
    let most: Severity =
      (codebase.types(.useCase) + codebase.types(.useCaseProtocol)).isEmpty
      ? .info : Rule.repositoryBypass.severity
    return codebase.types(.viewModel).flatMap { viewModel in
      codebase.dependencies(heldBy: viewModel) {
        codebase.roles.has($0, .repositoryProtocol)
      }.compactMap { namings in
        codebase.repositoryBypassFinding(namings, viewModel, useCases)?
          .held(at: codebase.promisesBytesAlone(namings[0].type) ? .info : most)
      }
    }
  }
}

/// The use cases that ask a repository, by its protocol.
private struct UseCasesByRepository {
  private let codebase: Codebase
  private let useCases: [SymbolID: [(useCase: SymbolID, property: String)]]

  init(_ codebase: Codebase) {
    self.codebase = codebase
    var useCases: [SymbolID: [(useCase: SymbolID, property: String)]] = [:]
    for useCase in codebase.types(.useCase) {
      for property in codebase.storedProperties(of: useCase) {
        for naming in codebase.namings(of: property, as: [.property])
        where codebase.roles.has(naming.type, .repositoryProtocol) {
          useCases[naming.type, default: []].append((useCase, codebase.name(property)))
        }
      }
    }
    self.useCases = useCases
  }

  /// A use case that calls one of some methods of a repository and is called after what it gets.
  func asking(_ repository: SymbolID, for methods: [String]) -> SymbolID? {
    useCases[repository]?.first { asker in
      let words = Set(NameWords.split(codebase.symbols[asker.useCase].name))
      return codebase.calls(on: asker.property, in: asker.useCase).contains { method in
        methods.contains(method)
          && !subject(of: method, repository).isDisjoint(with: words)
      }
    }?.useCase
  }

  /// The words for what a method is about.
  private func subject(of method: String, _ repository: SymbolID) -> Set<String> {
    let words = NameWords.split(method) + codebase.symbols.words(of: repository).bare
    return Set(words).subtracting(Self.plain)
  }

  private static let plain: Set<String> = [
    "get", "fetch", "load", "read", "find", "save", "store", "update", "delete", "remove", "add",
    "create", "set", "all", "my", "the", "by", "with", "for", "of", "id", "is", "has", "repository",
    "repo", "gateway", "use", "case", "usecase", "execute", "data", "list", "info",
  ]
}

extension Codebase {
  /// The methods of a stored property that a type calls, each once, in source order.
  func calls(on property: String, in id: SymbolID) -> [String] {
    var found: [String] = []
    let prefix = property + "."
    for body in symbols.bodies[Int(id.index)] {
      let facts = facts(body.file)
      let extent = facts[body.declaration].extent
      for shape in facts.shapes where extent.contains(shape.span.start) {
        guard let path = Self.askedMember(shape).map({ facts[$0] }), path.hasPrefix(prefix)
        else { continue }
        let member = String(path.dropFirst(prefix.count))
        if !found.contains(member) { found.append(member) }
      }
    }
    return found
  }

  private static func askedMember(_ shape: BodyShape) -> Name? {
    switch shape.form {
    case .callsMember(let path), .forwards(to: let path, _): path
    default: nil
    }
  }

  fileprivate func repositoryBypassFinding(
    _ namings: [ResolvedReference], _ viewModel: SymbolID, _ useCases: UseCasesByRepository
  ) -> Finding? {
    let first = namings[0]
    let owner = reference(first).owner
    let place = DeclarationID(file: first.file, declaration: owner)
    guard declaration(place).kind == .property else { return nil }
    let calls = calls(on: name(place), in: viewModel)
    let isHandedOn = calls.isEmpty && handsOn(first.type, viewModel)
    let repository = symbols[first.type].qualifiedName
    let new =
      calls.first.map {
        Phrase(
          "write a use case in Domain for '\($0)' of '\(repository)', and store that",
          zh: "在 Domain 中为 '\(repository)' 的 '\($0)' 写一个 UseCase，改为持有它")
      }
      ?? Phrase(
        "write a use case in Domain for what is asked of '\(repository)', and store that",
        zh: "在 Domain 中写一个调用 '\(repository)' 的 UseCase，改为持有它")
    return Rule.repositoryBypass.finding(
      held: namings, in: self,
      message: Phrase(
        "\(holder(first)) the repository protocol '\(repository)' and goes past use cases",
        zh: "\(holder(first)) Repository 协议 '\(repository)'，绕过了 UseCase"),
      help: useCases.asking(first.type, for: calls).map {
        Phrase(
          """
          store '\(symbols[abstractName($0)].qualifiedName)', which asks '\(repository)' already
          """,
          zh: "改为持有 '\(symbols[abstractName($0)].qualifiedName)'，它已在调用 '\(repository)'")
      } ?? new
    ).with(confidence: !hasDomain || isHandedOn ? 0.5 : calls.isEmpty ? 0.8 : 0.95)
  }

  /// The protocol of a use case if it has one, or the use case.
  private func abstractName(_ useCase: SymbolID) -> SymbolID {
    symbols.allSupertypes(of: useCase).first { isProtocol($0, ofUseCase: useCase) } ?? useCase
  }

  /// Whether a type builds something that takes the repository.
  private func handsOn(_ repository: SymbolID, _ viewModel: SymbolID) -> Bool {
    members(of: viewModel).contains { member in
      namings(of: member, as: [.construction]).contains { built in
        held(by: built.type).contains { $0.type == repository }
      }
    }
  }
}
