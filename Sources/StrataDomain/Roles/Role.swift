/// The part a type plays, decided from its declaration, extensions and conformances.
package enum Role: String, Sendable, CaseIterable, Comparable {
  case repositoryProtocol = "repository-protocol"
  case repositoryImplementation = "repository-implementation"
  case useCase = "use-case"
  /// A VIP, VIPER or RIBs interactor: it drives one screen and is no use case.
  case screenInteractor = "screen-interactor"
  case useCaseProtocol = "use-case-protocol"
  case viewModel = "view-model"
  case viewModelProtocol = "view-model-protocol"
  case view
  case coordinator
  case container
  case dto
  case persistenceModel = "persistence-model"
  case entity
  case mapper
  case dataSource = "data-source"
  case entryPoint = "entry-point"
  case testDouble = "test-double"

  package static func < (a: Role, b: Role) -> Bool { a.rawValue < b.rawValue }
}

extension Role {
  /// The role's place in a set's bits.
  package var slot: Int {
    switch self {
    case .repositoryProtocol: 0
    case .repositoryImplementation: 1
    case .useCase: 2
    case .screenInteractor: 3
    case .useCaseProtocol: 4
    case .viewModel: 5
    case .viewModelProtocol: 6
    case .view: 7
    case .coordinator: 8
    case .container: 9
    case .dto: 10
    case .persistenceModel: 11
    case .entity: 12
    case .mapper: 13
    case .dataSource: 14
    case .entryPoint: 15
    case .testDouble: 16
    }
  }
}
