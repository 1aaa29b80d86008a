package import StrataCode

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

extension Role {
  /// The role in a sentence; nil where the name alone reads better.
  package var noun: Phrase? {
    switch self {
    case .repositoryProtocol: Phrase("repository protocol", zh: "Repository 协议")
    case .repositoryImplementation: Phrase("repository implementation", zh: "Repository 实现")
    case .useCase: Phrase("use case", zh: "UseCase")
    case .useCaseProtocol: Phrase("use-case protocol", zh: "UseCase 协议")
    case .viewModel: Phrase("view model", zh: "ViewModel")
    case .view: Phrase("view", zh: "视图")
    case .coordinator: Phrase("coordinator", zh: "Coordinator")
    case .container: Phrase("container", zh: "容器")
    case .dto: Phrase(verbatim: "DTO")
    case .persistenceModel: Phrase("persistence model", zh: "持久化模型")
    case .entity: Phrase("entity", zh: "Entity")
    case .mapper: Phrase("mapper", zh: "Mapper")
    case .dataSource: Phrase("data source", zh: "数据源")
    case .screenInteractor: Phrase("interactor", zh: "Interactor")
    case .viewModelProtocol, .entryPoint, .testDouble: nil
    }
  }
}
