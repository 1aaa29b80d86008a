extension Rule {
  /// A view model names a concrete use case although its protocol exists.
  package static let concreteUseCase = Rule(
    "presentation.concrete-use-case", .warning,
    summary: "A view model depends on a concrete use case that has a protocol.",
    why: """
      The protocol was written so that a screen can be tested and previewed without the rest of \
      the app; a view model that names the type behind it gives that up.
      """,
    fix: "Name the use case's protocol.",
    examples: [
      .bad(
        "a view model that stores the type behind the protocol",
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
        "a view model that takes it and stores a closure",
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
        "a view model that stores the protocol",
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
        "a use case without a protocol of its own",
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
    ], subjects: .viewModels, isModel: { $0.asksUseCaseProtocol($1) }
  ) { codebase in
    let route = LegalRoute(codebase)
    return codebase.types(.viewModel).flatMap { viewModel in
      codebase.dependencies(heldBy: viewModel) {
        codebase.roles.has($0, .useCase) && codebase.symbols[$0].kind.isConcreteType
          && codebase.protocolOfUseCase($0) != nil
      }.compactMap { codebase.concreteUseCaseFinding($0, route) }
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
    return !words.isEmpty && !own.isDisjoint(with: words)
      && members(of: candidate).contains { declaration($0).kind != .associatedType }
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

  fileprivate func asksUseCaseProtocol(_ id: SymbolID) -> Bool {
    roles.has(id, .viewModel)
      && storedProperties(of: id).contains { property in
        writtenTypes(of: property).contains { roles.has($0.type, .useCaseProtocol) }
      }
  }

  fileprivate func concreteUseCaseFinding(_ namings: [TypeNaming], _ route: LegalRoute) -> Finding?
  {
    let target = namings[0].type
    guard let abstraction = protocolOfUseCase(target) else { return nil }
    let name = symbols[target].qualifiedName
    let layer = layer(of: abstraction).map { " (\($0.rawValue))" } ?? ""
    return finding(
      "presentation.concrete-use-case", .warning, held: namings, confidence: 0.9,
      message: """
        \(holder(namings[0])) the concrete use case '\(name)' in place of its protocol \
        '\(symbols[abstraction].qualifiedName)'
        """,
      help: """
        depend on '\(symbols[abstraction].qualifiedName)'\(layer) and build '\(name)' \
        \(route.wiringPlace(for: target))
        """)
  }
}
