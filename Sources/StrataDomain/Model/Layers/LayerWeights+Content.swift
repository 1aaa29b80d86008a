internal import StrataCode

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
  // Seen in 63 files of 41 apps: App 98 %.
  package static let entryPoint = Weight("entry-point", [.app: 7])

  /// The live implementation of a client that another file declares.
  // Seen in 40 files of 3 apps: Data 48 %, not Domain 100 %.
  static let liveValue = Weight("live-value", [.data: 2.4, .infrastructure: 1.8, .domain: -2.4])

  /// By the part a type plays.
  private static let roles: [Role: Weight] = [
    // Seen in 59 files of 14 apps: App 83 %.
    .container: Weight("container", [.app: 4.5]),
    // Seen in 696 files of 35 apps: Presentation 89 %, not Domain 100 %.
    .view: Weight("view", [.presentation: 2.6, .domain: -1]),
    // Seen in 176 files of 24 apps: Presentation 99 %.
    .viewModel: Weight("view-model", [.presentation: 2.6]),
    // Seen in 21 files of 9 apps: Presentation 95 %.
    .viewModelProtocol: Weight("view-model-protocol", [.presentation: 2]),
    // Seen in 197 files of 28 apps: Presentation 89 %.
    .coordinator: Weight("coordinator", [.presentation: 2]),
    // Seen in 237 files of 36 apps: Domain 90 %.
    .useCase: Weight("use-case", [.domain: 2.8]),
    // Seen in 187 files of 29 apps: Domain 91 %.
    .useCaseProtocol: Weight("use-case-protocol", [.domain: 2.8]),
    // Half the schools draw it in Domain, the other half beside its presenter.
    // Seen in 53 files of 6 apps: Domain 98 %.
    .screenInteractor: Weight("screen-interactor", [.domain: 2.8]),
    // Seen in 113 files of 34 apps: Domain 70 %.
    .repositoryProtocol: Weight("repository-protocol", [.domain: 2]),
    // Seen in 122 files of 36 apps: Data 93 %, not Domain 94 %.
    .repositoryImplementation: Weight(
      "repository-implementation", [.data: 2.8, .domain: -0.5]),
    // Seen in 61 files of 18 apps: Data 79 %, Infrastructure 11 %.
    .dataSource: Weight("data-source", [.data: 1.6, .infrastructure: 0.8]),
    // Seen in 117 files of 26 apps: Data 64 %, Infrastructure 10 %.
    .dto: Weight("dto", [.data: 1.6, .infrastructure: 0.5]),
    // Seen in 35 files of 15 apps: Data 51 %, Infrastructure 29 %.
    .persistenceModel: Weight("persistence-model", [.data: 1.8, .infrastructure: 0.6]),
    // Seen in 7 files of 4 apps: Data 86 %.
    .mapper: Weight("mapper", [.data: 1]),
  ]

  /// By the last word of a type that has no role: a hint, never a decision.
  static let names: [String: Weight] = Dictionary(
    uniqueKeysWithValues: [
      // Seen in 60 files of 9 apps: Presentation 100 %.
      Weight("called-presenter", [.presentation: 1.6]),
      // Seen in 24 files of 3 apps: Presentation 92 %.
      Weight("called-viewcontroller", [.presentation: 1.4]),
      // Seen in 10 files of 7 apps: Presentation 50 %.
      Weight("called-view", [.presentation: 1]),
      // Seen in 22 files of 5 apps: Presentation 82 %.
      Weight("called-cell", [.presentation: 1]),
      // Seen in 17 files of 8 apps: Presentation 76 %.
      Weight("called-controller", [.presentation: 0.8]),
      // Seen in 74 files of 14 apps: Presentation 73 %.
      Weight("called-delegate", [.presentation: 0.3]),
      // Seen in 11 files of 7 apps: Data 82 %, Infrastructure 0 %.
      Weight("called-api", [.infrastructure: 0.6, .data: 0.7]),
      // Seen in 14 files of 8 apps: Data 50 %, Infrastructure 36 %.
      Weight("called-endpoint", [.data: 0.8, .infrastructure: 0.7]),
      // Seen in 81 files of 16 apps: Data 44 %, Infrastructure 41 %.
      Weight("called-service", [.infrastructure: 0.5, .data: 0.5]),
      // Seen in 31 files of 9 apps: Data 32 %, Infrastructure 23 %.
      Weight("called-request", [.data: 0.4, .infrastructure: 0.4]),
      // Seen in 13 files of 5 apps: Data 54 %.
      Weight("called-dto", [.data: 0.9]),
      // Seen in 16 files of 3 apps: App 100 %.
      Weight("called-assembly", [.app: 1.2]),
      // Seen in 4 files of 3 apps: App 100 %.
      Weight("called-assembler", [.app: 1.2]),
      // Seen in 16 files of 9 apps: App 62 %.
      Weight("called-container", [.app: 0.6]),
    ].map { (String($0.reason.dropFirst("called-".count)), $0) })

  /// An `ObservableObject` or `@Observable` type feeds views.
  // Seen in 8 files of 3 apps: Presentation 75 %.
  static let observable = Weight("observable", [.presentation: 1.2])
  /// The reducer of a screen in unidirectional schools.
  // Seen in 5 files of 2 apps: Presentation 100 %.
  static let reducer = Weight("reducer", [.presentation: 2])
  /// Types that only hold values: entities, more often than transfer objects.
  // Seen in 453 files of 42 apps: Domain 51 %.
  static let plainValues = Weight("plain-values", [.domain: 0.8])
  /// A struct of closures through which a screen says what it wants.
  // Seen in no labelled file.
  static let askings = Weight("closures", [.presentation: 1.4])
  /// A text without a path that only holds doubles.
  // Seen in no labelled file: files have paths.
  package static let doubles = Weight("doubles", [.test: 8])
  /// A text without a path that only holds errors, called after an entity or after Domain itself.
  // Seen in no labelled file: files have paths.
  package static let ownErrors = Weight("own-errors", [.domain: 1.4])
  /// Only extensions of types from elsewhere.
  // Seen in 204 files of 33 apps: Common 66 %.
  static let foreignExtensions = Weight("foreign-extensions", [.common: 1.4])
  /// Only static constants.
  // Seen in 50 files of 21 apps: Common 60 %.
  static let constants = Weight("constants", [.common: 1])
  /// Property wrappers, result builders and macros serve everyone.
  // Seen in 8 files of 4 apps: Common 62 %.
  static let language = Weight("language", [.common: 1])
  /// A type of the SDK that only code of the outer ring holds.
  // Seen in 254 files of 35 apps: Data 42 %, Infrastructure 26 %, not Domain 94 %, not Presentation
  //   87 %.
  static let outerType = Weight(
    "outer-type", [.infrastructure: 0.9, .data: 0.9, .domain: -0.5, .presentation: -0.3])

  /// What importing a module says.
  static func importing(_ module: String) -> Weight? {
    if module == "RIBs" { return screens }
    if module == "ComposableArchitecture" { return userInterface }
    if module.hasPrefix("Firebase") { return outerRing }
    if module.hasPrefix("SwiftSyntax") || module == "SwiftCompilerPlugin" { return language }
    return switch Framework(module: module) {
    case .userInterface: userInterface
    case .persistence, .network, .service: outerRing
    case .server: server
    case .injection: injection
    default: nil
    }
  }

  // Seen in 1,484 files of 35 apps: Presentation 70 %, not Data 99 %, not Infrastructure 98 %, not
  //   Domain 97 %.
  private static let userInterface = Weight(
    "imports-ui",
    [.presentation: 0.9, .domain: -1, .data: -0.5, .infrastructure: -0.3])
  // Seen in 253 files of 30 apps: Data 47 %, Infrastructure 27 %, not Presentation 97 %, not Domain
  //   91 %.
  private static let outerRing = Weight(
    "imports-outer",
    [.data: 0.6, .infrastructure: 0.8, .domain: -0.9, .presentation: -0.5])
  /// An interactor of that school belongs to its screen.
  // Seen in no labelled file.
  private static let screens = Weight("imports-screens", [.presentation: 3, .domain: -2])
  // Seen in 120 files of 10 apps: App 44 %.
  private static let injection = Weight("imports-injection", [.app: 0.5])
  // Seen in 53 files of 6 apps: App 49 %, Presentation 30 %, not Domain 85 %.
  private static let server = Weight(
    "imports-server", [.domain: -1, .presentation: 0.5, .app: 0.3])
}
