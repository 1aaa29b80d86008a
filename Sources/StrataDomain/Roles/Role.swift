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
