internal import StrataCode
internal import StrataModel

extension Rule {
  /// A use case or repository is bound to the main actor.
  package static let useCaseMainActor: Rule = Rule(
    "use-case.main-actor", .warning,
    summary: Phrase(
      "A use case, a repository or a requirement of one is marked @MainActor.",
      zh: "UseCase、Repository 或其协议的某项要求标有 @MainActor。"),
    title: Phrase(
      "use cases or repositories are bound to the main actor",
      zh: "UseCase 或 Repository 标记了 @MainActor"
    ),
    step: Phrase("Remove @MainActor", zh: "删除 @MainActor"),
    why: Phrase(
      """
      The main actor draws. Business and storage that run there make the screen wait for them, and \
      a protocol that says so forces it on every implementation and every caller.
      """,
      zh: """
        MainActor 负责绘制界面。业务和存储在它上面运行，界面就得等待；协议一旦这样声明，\
        每个实现和每个调用方都得照办。
        """),
    fix: Phrase(
      "Leave use cases and repositories unisolated, and isolate the view model that calls them.",
      zh: "不要隔离 UseCase 和 Repository，只隔离调用它们的 ViewModel。"),
    examples: [
      .bad(
        Phrase("a use case on the main actor", zh: "MainActor 上的 UseCase"),
        """
        //- Domain/UseCases/LoadOrdersUseCase.swift
        @↓MainActor final class LoadOrdersUseCase {
          func execute() async throws -> [String] { [] }
        }
        """),
      .bad(
        Phrase("a requirement that every store has to keep", zh: "每个存储都得遵守的协议要求"),
        """
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository {
          @↓MainActor func orders() async throws -> [String]
        }
        //- Data/Repositories/LiveOrderRepository.swift
        struct LiveOrderRepository: OrderRepository {
          @MainActor func orders() async throws -> [String] { [] }
        }
        """),
      .good(
        Phrase("the view model is isolated, the use case is not", zh: "隔离的是 ViewModel，不是 UseCase"),
        seenIn: "Users/Sources/Domain/UseCases/FetchUsersUseCase.swift",
        """
        //- Domain/UseCases/LoadOrdersUseCase.swift
        protocol LoadOrdersUseCase { func execute() async throws -> [String] }
        struct DefaultLoadOrdersUseCase: LoadOrdersUseCase {
          let repository: any OrderRepository
          func execute() async throws -> [String] {
            try await repository.orders().filter { !$0.isEmpty }
          }
        }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func orders() async throws -> [String] }
        //- Presentation/Orders/OrdersViewModel.swift
        @MainActor final class OrdersViewModel {
          private let loadOrders: any LoadOrdersUseCase
          init(loadOrders: any LoadOrdersUseCase) { self.loadOrders = loadOrders }
        }
        """),
      .good(
        Phrase("a callback may ask for the main actor", zh: "回调可以要求 MainActor"),
        """
        //- Domain/UseCases/WatchOrdersUseCase.swift
        struct WatchOrdersUseCase {
          let repository: any OrderRepository
          func execute(onChange: @MainActor ([String]) -> Void) async {
            let orders = await repository.orders().sorted()
            await onChange(orders)
          }
        }
        //- Domain/Repositories/OrderRepository.swift
        protocol OrderRepository { func orders() async -> [String] }
        """),
    ],
    subjects: .types(
      Phrase("use cases and repositories", zh: "UseCase 和 Repository"), Codebase.mainActorSubjects),
    isModel: { codebase, id in
      let types = [id] + codebase.symbols.allSupertypes(of: id)
      let places = types.flatMap {
        codebase.symbols.bodies[Int($0.index)] + codebase.members(of: $0)
      }
      let marks = MainActorMarks(codebase, files: places.map(\.file))
      return codebase.methods(of: id).contains {
        codebase.declaration($0).modifiers.contains(.isAsync)
      } && places.allSatisfy { marks.mark(on: $0) == nil }
    }
  ) { codebase in
    let types = codebase.symbols.ids.filter {
      !codebase.roles[$0].isDisjoint(with: Codebase.mainActorSubjects)
        && codebase.roles[$0].isDisjoint(with: [.view, .viewModel, .container])
        && codebase.isProduction($0) && !codebase.isMainActorByDefault($0)
    }
    let marks = MainActorMarks(
      codebase,
      files: types.flatMap { codebase.symbols.bodies[Int($0.index)].map(\.file) })
    var marked: [SymbolID: [DeclarationID]] = [:]
    for id in types { marked[id] = codebase.mainActorPlaces(of: id, marks) }
    return types.compactMap { id in
      guard let places = marked[id], let first = places.first,
        // What a protocol asks for is the protocol's offence alone.
        !codebase.symbols.allSupertypes(of: id).contains(where: { marked[$0]?.isEmpty == false })
      else { return nil }
      return codebase.mainActorFinding(id, first, places, marks)
    }
  }
}

extension Codebase {
  fileprivate static let mainActorSubjects: Roles = [
    .useCase, .useCaseProtocol, .repositoryProtocol, .repositoryImplementation,
  ]

  /// The marked places of a type: its declaration, extensions, methods and properties; a private
  /// method is nobody else's burden.
  fileprivate func mainActorPlaces(of id: SymbolID, _ marks: MainActorMarks) -> [DeclarationID] {
    let bodies = symbols.bodies[Int(id.index)]
    let members = members(of: id).filter {
      (declaration($0).kind == .function || declaration($0).kind == .property)
        && !facts($0.file).enclosing($0.declaration).prefix(2).contains { [file = $0.file] in
          facts(file)[$0].access <= .fileprivate
            && (facts(file)[$0].kind == .extension || !facts(file)[$0].kind.isType)
        }
    }
    return (bodies + members).filter { marks.mark(on: $0) != nil && isProduction($0) }
  }

  /// Whether all that a module declares is isolated unless it says otherwise: that the team decided.
  fileprivate func isMainActorByDefault(_ id: SymbolID) -> Bool {
    workspace.files[symbols[id].place.file].modules.contains {
      workspace.modules[$0].isMainActorByDefault
    }
  }

  /// Whether screens read from a protocol at once what it holds: then somebody chose the main actor.
  private func givesState(_ id: SymbolID) -> Bool {
    symbols[id].kind == .protocol
      && requirements(of: id).contains {
        declaration($0).kind == .property && !declaration($0).modifiers.contains(.isStatic)
      }
  }

  /// Whether a single method stands in a file that knows an SDK of somebody else: many of them want
  /// the main thread for what they show.
  private func asksSDK(_ place: DeclarationID) -> Bool {
    declaration(place).kind == .function
      && facts(place.file).imports.contains { item in
        let module = facts(place.file)[item.module]
        return !Framework(module: module).isHarmless && !modules.isFirstParty(module)
      }
  }

  /// Whether a type works with the context of a SwiftData container that the main actor has.
  private func asksMainContext(_ id: SymbolID) -> Bool {
    symbols.bodies[Int(id.index)].contains { body in
      let facts = facts(body.file)
      let extent = facts[body.declaration].extent
      return facts.importedModules.contains("SwiftData")
        && facts.references.contains {
          extent.contains($0.span.start)
            && ["ModelContext", "ModelContainer"].contains(facts[$0.name])
        }
    }
  }

  /// What to do in a target that isolates whatever says nothing.
  private func isolatedByModule(_ id: SymbolID, _ file: Int, _ marked: String) -> Phrase? {
    let modules = workspace.files[file].modules.map { workspace.modules[$0] }
    guard !modules.isEmpty, modules.allSatisfy(\.isMainActorByDefault) else { return nil }
    let keeps = members(of: id).contains { place in
      declaration(place).kind == .property && !declaration(place).modifiers.contains(.isComputed)
        && !declaration(place).modifiers.contains(.isConstant)
    }
    let state: Phrase =
      keeps ? Phrase(" and keep its state in an actor", zh: "，并把它的状态放进 actor") : .empty
    return Phrase(
      "write 'nonisolated' in place of '@MainActor' at '\(marked)'\(state): this target isolates to the main actor what says nothing",
      zh: "在 '\(marked)' 上用 'nonisolated' 代替 '@MainActor'\(state)：这个 target 默认隔离到 MainActor")
  }

  fileprivate func mainActorFinding(
    _ id: SymbolID, _ first: DeclarationID, _ places: [DeclarationID], _ marks: MainActorMarks
  ) -> Finding {
    let spans = places.filter { $0.file == first.file }.compactMap { marks.mark(on: $0) }
    let type = symbols[id].qualifiedName
    let isType = symbols.subject(of: first) == id
    let (who, marked) = (described(id), isType ? type : name(first))
    return Rule.useCaseMainActor.finding(
      at: FindingPlace(
        spans.first ?? declaration(first).span, in: first.file, also: Array(spans.dropFirst()),
        subject: type, owner: first.declaration), in: self,
      message: isType
        ? Phrase("\(who) is isolated to the main actor", zh: "\(who) 隔离到了 MainActor")
        : Phrase(
          "'\(marked)' of \(who) is isolated to the main actor",
          zh: "\(who) 的 '\(marked)' 隔离到了 MainActor"),
      help: isolatedByModule(id, first.file, marked)
        ?? Phrase(
          "remove '@MainActor' from '\(marked)' and keep it on the view model that calls it",
          zh: "从 '\(marked)' 上删除 '@MainActor'，只保留在调用它的 ViewModel 上")
    ).held(
      at: givesState(id) || !isType && asksSDK(first) || asksMainContext(id)
        || isScreenInteractor(id, in: symbols[id].place.file) ? .info : .warning)
  }
}
