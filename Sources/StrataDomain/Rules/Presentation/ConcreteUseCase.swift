internal import StrataCode
internal import StrataModel

extension Rule {
  /// A view model names a concrete use case although its protocol exists.
  package static let concreteUseCase: Rule = Rule(
    "presentation.concrete-use-case", .warning,
    summary: Phrase(
      "A view model depends on a concrete use case in place of a protocol.",
      zh: "ViewModel 依赖具体的 UseCase，而不是协议。"),
    title: Phrase(
      "view models depend on concrete use cases",
      zh: "ViewModel 依赖具体的 UseCase 而非协议"),
    step: Phrase("Depend on the protocol", zh: "依赖协议"),
    why: Phrase(
      """
      The protocol was written so that a screen can be tested and previewed without the rest of \
      the app; a view model that depends on the type behind it gives that up.
      """,
      zh: "写协议，就是为了让界面脱离应用的其余部分也能测试和预览；ViewModel 直接依赖协议背后的类型，协议就白写了。"),
    fix: Phrase("Depend on the use case's protocol.", zh: "依赖 UseCase 的协议。"),
    examples: [
      .bad(
        Phrase("a view model that stores the type behind the protocol", zh: "持有具体类型的 ViewModel"),
        """
        //- Domain/UseCases/LoadFeedUseCase.swift
        protocol LoadFeedUseCase { func execute() async throws -> [String] }
        struct DefaultLoadFeedUseCase: LoadFeedUseCase {
          func execute() async throws -> [String] { [] }
        }
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let loadFeed: ↓DefaultLoadFeedUseCase
          init(loadFeed: DefaultLoadFeedUseCase) { self.loadFeed = loadFeed }
        }
        """),
      .bad(
        Phrase("a view model that takes it and stores a closure", zh: "接收具体类型、持有闭包的 ViewModel"),
        """
        //- Domain/UseCases/ClearCartUseCase.swift
        protocol ClearCartUseCaseProtocol { func execute() }
        final class ClearCartUseCase: ClearCartUseCaseProtocol {
          func execute() {}
        }
        //- Presentation/Cart/CartViewModel.swift
        @MainActor final class CartViewModel {
          private let clear: () -> Void
          init(clearCart: ↓ClearCartUseCase) { clear = { clearCart.execute() } }
        }
        """),
      .good(
        Phrase("a view model that stores the protocol", zh: "持有协议的 ViewModel"),
        seenIn: "FoodOrdering/Sources/Presentation/Features/Checkout/CheckoutViewModel.swift",
        """
        //- Domain/UseCases/LoadFeedUseCase.swift
        protocol LoadFeedUseCase { func execute() async throws -> [String] }
        //- Presentation/Feed/FeedViewModel.swift
        @MainActor final class FeedViewModel {
          private let loadFeed: any LoadFeedUseCase
          init(loadFeed: any LoadFeedUseCase) { self.loadFeed = loadFeed }
        }
        """),
      .good(
        Phrase("a use case without a protocol of its own", zh: "没有自己协议的 UseCase"),
        """
        //- Domain/UseCases/RoundPriceUseCase.swift
        protocol UseCase {
          associatedtype Input
          associatedtype Output
          func execute(_ input: Input) -> Output
        }
        struct RoundPriceUseCase: UseCase {
          func execute(_ input: Double) -> Int { Int(input.rounded()) }
        }
        //- Presentation/Price/PriceViewModel.swift
        @MainActor final class PriceViewModel {
          private let roundPrice: RoundPriceUseCase
          init(roundPrice: RoundPriceUseCase) { self.roundPrice = roundPrice }
        }
        """),
    ], subjects: .viewModels, isModel: { $0.asksUseCaseProtocol($1) && !$0.buildsUseCase($1) }
  ) { codebase in
    let route = LegalRoute(codebase)
    return codebase.types(.viewModel).flatMap { viewModel in
      codebase.dependencies(heldBy: viewModel) {
        codebase.roles.has($0, .useCase) && codebase.symbols[$0].kind.isConcreteType
          && codebase.protocolOfUseCase($0) != nil
      }.compactMap { codebase.concreteUseCaseFinding($0, route) }
        + codebase.dependencies(heldBy: viewModel, where: codebase.isWithoutProtocol).map {
          codebase.protocollessFinding($0)
        }
    }
  }
}

extension Codebase {
  /// Whether a protocol is a use case's own: it bears its name and demands something, and is no
  /// base of all use cases.
  func isProtocol(_ candidate: SymbolID, ofUseCase useCase: SymbolID) -> Bool {
    guard roles.has(candidate, .useCaseProtocol), symbols[candidate].kind == .protocol else {
      return false
    }
    let own = Self.subjectWords(symbols[useCase].name)
    let words = Self.subjectWords(symbols[candidate].name)
    // A protocol that leaves types open is what several share, and nothing to store.
    return !words.isEmpty && !own.isDisjoint(with: words) && !members(of: candidate).isEmpty
      && members(of: candidate).allSatisfy { declaration($0).kind != .associatedType }
  }

  /// The protocol of a use case that a view model may name.
  func protocolOfUseCase(_ id: SymbolID) -> SymbolID? {
    symbols.allSupertypes(of: id).first {
      isProtocol($0, ofUseCase: id)
        && layer(of: $0).map { Direction.allows(.presentation, $0) } == true
    }
  }

  private static func subjectWords(_ name: String) -> Set<String> {
    Set(NameWords(name).bare).subtracting([
      "use", "case", "usecase", "interactor", "base", "async", "sync", "any", "observable",
      "publisher", "single", "completable", "throwing", "with", "input", "output", "no",
    ])
  }

  /// Whether a use case asks others for what it does, and has no protocol, not even one of all use
  /// cases: what only works something out needs none.
  fileprivate func isWithoutProtocol(_ id: SymbolID) -> Bool {
    roles.has(id, .useCase) && symbols[id].kind.isConcreteType && hasBehaviour(id)
      && !symbols.allSupertypes(of: id).contains { symbols[$0].kind == .protocol }
      && held(by: id).contains { isCollaboratorOrProtocol($0.type) }
  }

  fileprivate func protocollessFinding(_ namings: [ResolvedReference]) -> Finding {
    let name = symbols[namings[0].type].qualifiedName
    return Rule.concreteUseCase.finding(
      held: namings, in: self,
      message: Phrase(
        "\(holder(namings[0])) the concrete use case '\(name)', which has no protocol",
        zh: "\(holder(namings[0])) 没有协议的具体 UseCase '\(name)'"),
      help: Phrase(
        "declare a protocol for '\(name)' in Domain and depend on that, so that a test can replace it",
        zh: "在 Domain 中为 '\(name)' 声明协议并依赖它，测试时就可以替换")
    ).held(at: .info).with(aspect: .useCaseWithoutProtocol).with(confidence: 0.85)
  }

  func asksUseCaseProtocol(_ id: SymbolID) -> Bool {
    roles.has(id, .viewModel)
      && storedProperties(of: id).contains { property in
        writtenTypes(of: property).contains { roles.has($0.type, .useCaseProtocol) }
      }
  }

  fileprivate func concreteUseCaseFinding(_ namings: [ResolvedReference], _ route: LegalRoute)
    -> Finding?
  {
    let target = namings[0].type
    guard let abstraction = protocolOfUseCase(target),
      !namings.allSatisfy({ isOfShortcut($0, to: abstraction) })
    else { return nil }
    let name = symbols[target].qualifiedName
    let layer = layerAside(of: abstraction)
    let place = route.wiringPlace(
      for: target, into: namingType(of: reference(namings[0]).owner, in: namings[0].file))
    return Rule.concreteUseCase.finding(
      held: namings, in: self,
      message: Phrase(
        """
        \(holder(namings[0])) the concrete use case '\(name)' in place of its protocol \
        '\(symbols[abstraction].qualifiedName)'
        """,
        zh: """
          \(holder(namings[0])) 具体的 UseCase '\(name)'，\
          而不是它的协议 '\(symbols[abstraction].qualifiedName)'
          """),
      help: Phrase(
        """
        depend on '\(symbols[abstraction].qualifiedName)'\(layer) and build '\(name)' \
        \(place)
        """,
        zh: """
          依赖 '\(symbols[abstraction].qualifiedName)'\(layer)，\
          \(place) 构造 '\(name)'
          """)
    ).with(confidence: 0.9)
  }
}

extension Codebase {
  /// Whether a concrete type is what one initializer takes where another one of the type takes its
  /// protocol: who builds it is free to choose.
  private func isOfShortcut(_ naming: ResolvedReference, to abstraction: SymbolID) -> Bool {
    let place = DeclarationID(file: naming.file, declaration: reference(naming).owner)
    guard reference(naming).role == .parameter, place.declaration >= 0,
      declaration(place).kind == .initializer,
      let type = typesAround(place.declaration, in: place.file).first
    else { return false }
    return initializers(of: type).contains { other in
      other != place
        && namings(of: other, as: [.parameter]).contains { $0.type == abstraction }
    }
  }

  /// Whether a type builds a use case anywhere, as a default value too.
  fileprivate func buildsUseCase(_ id: SymbolID) -> Bool {
    members(of: id).contains { place in
      namings(of: place, as: [.construction]).contains { roles.has($0.type, .useCase) }
    }
  }
}
