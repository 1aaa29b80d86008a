/// What the declarations and imports of a file say about its layer.
extension LayerWeights {
  /// A type of this role.
  static func of(_ role: Role) -> Weight? {
    switch role {
    case .entryPoint: entryPoint
    case .testDouble: nil
    default: roles[role]
    }
  }

  /// The type or file that starts the program.
  static let entryPoint = Weight("entry-point", [.app: 7])

  /// By the part a type plays.
  private static let roles: [Role: Weight] = [
    .container: Weight("container", [.app: 4.5]),
    .view: Weight("view", [.presentation: 2.6, .domain: -1]),
    .viewModel: Weight("view-model", [.presentation: 2.6]),
    .viewModelProtocol: Weight("view-model-protocol", [.presentation: 2]),
    .coordinator: Weight("coordinator", [.presentation: 2]),
    .useCase: Weight("use-case", [.domain: 2.8]),
    .useCaseProtocol: Weight("use-case-protocol", [.domain: 2.8]),
    // Half the schools draw it in Domain, the other half beside its presenter.
    .screenInteractor: Weight("screen-interactor", [.domain: 2.8]),
    .repositoryProtocol: Weight("repository-protocol", [.domain: 2]),
    .repositoryImplementation: Weight(
      "repository-implementation", [.data: 2.8, .domain: -0.5]),
    .dataSource: Weight("data-source", [.data: 1.6, .infrastructure: 0.8]),
    .dto: Weight("dto", [.data: 1.6, .infrastructure: 0.5]),
    .persistenceModel: Weight("persistence-model", [.data: 1.8, .infrastructure: 0.6]),
    .mapper: Weight("mapper", [.data: 1]),
  ]

  /// By the last word of a type that has no role: a hint, never a decision.
  static let names: [String: Weight] = Dictionary(
    uniqueKeysWithValues: [
      Weight("called-presenter", [.presentation: 1.6]),
      Weight("called-viewcontroller", [.presentation: 1.4]),
      Weight("called-view", [.presentation: 1]),
      Weight("called-cell", [.presentation: 1]),
      Weight("called-controller", [.presentation: 0.8]),
      Weight("called-delegate", [.presentation: 0.3]),
      Weight("called-api", [.infrastructure: 0.6, .data: 0.7]),
      Weight("called-endpoint", [.data: 0.8, .infrastructure: 0.7]),
      Weight("called-service", [.infrastructure: 0.5, .data: 0.5]),
      Weight("called-request", [.data: 0.4, .infrastructure: 0.4]),
      Weight("called-response", [.data: 0.6, .infrastructure: 0.4]),
      Weight("called-dto", [.data: 0.9]),
      Weight("called-assembly", [.app: 1.2]),
      Weight("called-assembler", [.app: 1.2]),
      Weight("called-container", [.app: 0.6]),
      Weight("called-constants", [.common: 0.8]),
    ].map { (String($0.reason.dropFirst("called-".count)), $0) })

  /// An `ObservableObject` or `@Observable` type feeds views.
  static let observable = Weight("observable", [.presentation: 1.2])
  /// The reducer of a screen in unidirectional schools.
  static let reducer = Weight("reducer", [.presentation: 2])
  /// Types that only hold values: entities, more often than transfer objects.
  static let plainValues = Weight("plain-values", [.domain: 0.8])
  /// Only extensions of types from elsewhere.
  static let foreignExtensions = Weight("foreign-extensions", [.common: 1.4])
  /// Only static constants.
  static let constants = Weight("constants", [.common: 1])
  /// Property wrappers, result builders and macros serve everyone.
  static let language = Weight("language", [.common: 1])
  /// A type of the SDK that only code of the outer ring holds.
  static let outerType = Weight(
    "outer-type", [.infrastructure: 0.9, .data: 0.9, .domain: -0.5, .presentation: -0.3])

  /// What importing a module says.
  static func importing(_ module: String) -> Weight? {
    if module == "RIBs" { return screens }
    if module.hasPrefix("Firebase") { return outerRing }
    if module.hasPrefix("SwiftSyntax") || module == "SwiftCompilerPlugin" { return language }
    return switch Framework(module: module) {
    case .userInterface: userInterface
    case .persistence, .network: outerRing
    case .server: server
    case .injection: injection
    default: nil
    }
  }

  private static let userInterface = Weight(
    "imports-ui",
    [.presentation: 0.9, .domain: -1, .data: -0.5, .infrastructure: -0.3])
  private static let outerRing = Weight(
    "imports-outer",
    [.data: 0.6, .infrastructure: 0.8, .domain: -0.9, .presentation: -0.5])
  /// An interactor of that school belongs to its screen.
  private static let screens = Weight("imports-screens", [.presentation: 3, .domain: -2])
  private static let injection = Weight("imports-injection", [.app: 0.5])
  private static let server = Weight(
    "imports-server", [.domain: -1, .presentation: 0.5, .app: 0.3])
}
