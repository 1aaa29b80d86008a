internal import StrataCode
internal import StrataModel

extension Rule {
  /// A use case only hands calls on to a repository or another use case.
  package static let passThrough: Rule = Rule(
    "use-case.pass-through", .warning,
    summary: Phrase(
      "A use case does nothing but hand its calls on to one repository or another use case.",
      zh: "UseCase 只是把调用转发给一个 Repository 或另一个 UseCase。"),
    title: Phrase("use cases only forward calls", zh: "UseCase 只转发调用"),
    step: Phrase("Remove them, or move the decisions into them", zh: "移除，或把业务逻辑移进去"),
    why: Phrase(
      """
      A type that adds nothing is one more file to open on the way from the screen to the data, \
      and one more double in the tests. Where nothing is decided, there is no rule of the business \
      to keep apart.
      """,
      zh: """
        什么都没增加的类型，只会让人在界面与数据之间多翻一个文件，测试里也多一个替身。\
        没有判断，也就没有需要隔离的业务规则。
        """),
    fix: Phrase(
      """
      Let callers use the repository protocol, or move into the use case what belongs to the \
      operation and now stands elsewhere. If the seam is wanted, say so in a comment.
      """,
      zh: """
        让调用方直接使用 Repository 协议，或把属于这个操作、却写在别处的逻辑移进 UseCase。\
        如果是有意保留这一层，就在注释中说明。
        """),
    examples: [
      .bad(
        Phrase("an operation that only asks the repository", zh: "只向 Repository 取数据的操作"),
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed(page: Int) async throws -> [String] }
        //- Domain/UseCases/LoadFeedUseCase.swift
        struct ↓LoadFeedUseCase {
          private let repository: any FeedRepository
          init(repository: any FeedRepository) { self.repository = repository }
          func execute(page: Int) async throws -> [String] {
            try await repository.feed(page: page)
          }
        }
        """),
      .bad(
        Phrase("a command that keeps its arguments until it is started", zh: "启动前一直保存参数的命令"),
        """
        //- Domain/Repositories/HistoryRepository.swift
        protocol HistoryRepository { func recent(limit: Int) -> [String] }
        //- Domain/UseCases/RecentSearchesUseCase.swift
        final class ↓RecentSearchesUseCase {
          private let limit: Int
          private let history: HistoryRepository
          init(limit: Int, history: HistoryRepository) {
            self.limit = limit
            self.history = history
          }
          func execute() -> [String] { history.recent(limit: limit) }
        }
        """),
      .good(
        Phrase("an operation that decides something", zh: "包含判断的操作"),
        seenIn: "Users/Sources/Domain/UseCases/FetchUsersUseCase.swift",
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed(page: Int) async throws -> [String] }
        //- Domain/UseCases/LoadFeedUseCase.swift
        struct LoadFeedUseCase {
          private let repository: any FeedRepository
          init(repository: any FeedRepository) { self.repository = repository }
          func execute(page: Int) async throws -> [String] {
            try await repository.feed(page: max(1, page))
          }
        }
        """),
      .good(
        Phrase("a comment that says why it is thin", zh: "用注释说明为何只做转发"),
        """
        //- Domain/Repositories/FeedRepository.swift
        protocol FeedRepository { func feed() async throws -> [String] }
        //- Domain/UseCases/LoadFeedUseCase.swift
        /// Thin on purpose: paging will be decided here.
        struct LoadFeedUseCase {
          private let repository: any FeedRepository
          init(repository: any FeedRepository) { self.repository = repository }
          func execute() async throws -> [String] { try await repository.feed() }
        }
        """),
    ],
    subjects: .useCases
  ) { codebase in
    var shapes: [Int: Forwardings] = [:]
    return codebase.types(.useCase).compactMap { id in
      guard codebase.symbols[id].kind.isConcreteType,
        codebase.roles[id].isDisjoint(with: [.viewModel, .view, .container, .coordinator])
      else { return nil }
      for body in codebase.symbols.bodies[Int(id.index)] where shapes[body.file] == nil {
        shapes[body.file] = Forwardings(codebase.facts(body.file))
      }
      return codebase.passThroughFinding(id, shapes)
    }
  }
}

/// The bodies of a file that only hand on, and the comments that say so.
struct Forwardings {
  /// By declaration: `property.member` and the names handed on.
  let bodies: [DeclarationIndex: (path: String, arguments: String)]
  /// Declarations with a comment that states the intent.
  let stated: Set<DeclarationIndex>

  init(_ facts: FileFacts) {
    var bodies: [DeclarationIndex: (path: String, arguments: String)] = [:]
    var stated: Set<DeclarationIndex> = []
    for shape in facts.shapes {
      switch shape.form {
      case .forwards(to: let path, let arguments):
        bodies[shape.owner] = (facts[path], arguments.map { facts[$0] } ?? "")
      case .statesIntent: stated.insert(shape.owner)
      default: break
      }
    }
    self.bodies = bodies
    self.stated = stated
  }
}

extension Codebase {
  fileprivate func passThroughFinding(_ id: SymbolID, _ shapes: [Int: Forwardings]) -> Finding? {
    let bodies = symbols.bodies[Int(id.index)]
    guard !bodies.contains(where: { shapes[$0.file]?.stated.contains($0.declaration) == true }),
      let forwarded = forwardings(of: id, shapes), let first = forwarded.first,
      let property = first.path.split(separator: ".").first,
      forwarded.allSatisfy({ $0.path.hasPrefix("\(property).") }),
      let contract = onlyService(of: id, called: String(property)), !inheritsBehaviour(id)
    else { return nil }
    let place = symbols[id].place
    let name = symbols[id].qualifiedName
    let member = first.path.split(separator: ".").last ?? ""
    let repository = symbols[contract].qualifiedName
    return Rule.passThrough.finding(
      at: FindingPlace(
        declaration(place).span, in: place.file,
        also: forwarded.map(\.place).filter { $0.file == place.file }.map { declaration($0).span },
        subject: name, owner: place.declaration), in: self,
      message: forwarded.count == 1
        ? Phrase(
          "use case '\(name)' only calls '\(member)' of \(described(contract))",
          zh: "UseCase '\(name)' 只调用 \(described(contract)) 的 '\(member)'")
        : Phrase(
          """
          use case '\(name)' only hands its \(forwarded.count) methods on to \(described(contract))
          """,
          zh: """
            UseCase '\(name)' 的 \(forwarded.count) 个方法都只是转发给 \(described(contract))
            """),
      help: Phrase(
        "let callers of '\(name)' use '\(repository)', or say in a comment why the use case is thin",
        zh: "让 '\(name)' 的调用方直接使用 '\(repository)'，或在注释中说明这个 UseCase 为何只做转发")
    ).naming(contract, in: self).with(confidence: 0.9)
  }

  /// What the methods and computed properties that callers see hand on, if all of them do nothing
  /// else.
  private func forwardings(
    of id: SymbolID, _ shapes: [Int: Forwardings]
  ) -> [(place: DeclarationID, path: String)]? {
    let held = Set(storedProperties(of: id).map { name($0) })
    var found: [(place: DeclarationID, path: String)] = []
    for place in members(of: id) where isOffered(place) {
      guard let file = shapes[place.file], let body = file.bodies[place.declaration],
        !file.stated.contains(place.declaration), isProduction(place)
      else { return nil }
      let facts = facts(place.file)
      let known = held.union(
        facts.parameters.lazy.filter { $0.owner == place.declaration }.map { facts[$0.name] })
      let roots = body.arguments.split(separator: ",").map { $0.prefix { $0 != "." } }
      guard roots.allSatisfy({ known.contains(String($0)) }) else { return nil }
      found.append((place, body.path))
    }
    return found
  }

  private func isOffered(_ place: DeclarationID) -> Bool {
    let declaration = declaration(place)
    switch declaration.kind {
    case .function, .subscript: return declaration.access > .fileprivate
    case .property:
      return declaration.modifiers.contains(.isComputed) && declaration.access > .fileprivate
    default: return false
    }
  }

  /// The repository protocol behind a stored property, if the type holds no other service.
  private func onlyService(of id: SymbolID, called property: String) -> SymbolID? {
    var contract: SymbolID?
    for place in storedProperties(of: id) {
      let types = namings(of: place, as: [.property, .genericArgument]).map(\.type)
      if name(place) == property {
        guard types.count == 1, let type = types.first, type != id,
          isRepositoryContract(type) || !roles[type].isDisjoint(with: [.useCase, .useCaseProtocol])
        else { return nil }
        contract = type
      } else if types.contains(where: { symbols[$0].kind == .protocol || isService($0) }) {
        return nil
      }
    }
    return contract
  }

  private func isService(_ id: SymbolID) -> Bool {
    !roles[id].isDisjoint(with: [
      .repositoryImplementation, .useCase, .useCaseProtocol, .dataSource, .mapper, .container,
    ])
  }

  /// Whether a superclass or a protocol's extension gives the type more to do.
  private func inheritsBehaviour(_ id: SymbolID) -> Bool {
    symbols.allSupertypes(of: id).contains { parent in
      members(of: parent).contains {
        isOffered($0) && declaration($0).modifiers.contains(.hasBody)
      }
    }
  }
}
