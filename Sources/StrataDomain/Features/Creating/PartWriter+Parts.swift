extension PartWriter {
  /// A part as this school writes it.
  func piece(_ part: Part) -> SourcePiece {
    switch part {
    case .entity: entity
    case .page: page
    case .error: error
    case .repository: repository
    case .fetchAll: fetchAllUseCase
    case .fetchOne: fetchOneUseCase
    case .update: updateUseCase
    case .dto: dto
    case .mapping: mapping
    case .source: source
    case .httpSource: httpSource
    case .sampleSource: sampleSource
    case .liveRepository: liveRepository
    case .service: service
    case .client: client
    case .dataError: dataError
    case .message: message
    case .actions: actions
    case .listModel: listModel
    case .listView: listView
    case .detailModel: detailModel
    case .detailView: detailView
    case .route: route
    case .router: router
    case .coordinator: coordinator
    case .flowView: flowView
    case .sceneContainer: sceneContainer
    case .container: container
    case .flow: flow
    case .app: entryPoint
    case .fetchAllTests: fetchAllTests
    case .fetchOneTests: fetchOneTests
    case .updateTests: updateTests
    case .repositoryTests: repositoryTests
    case .serviceTests: serviceTests
    case .listModelTests: listModelTests
    case .detailModelTests: detailModelTests
    case .coordinatorTests: coordinatorTests
    case .routerTests: routerTests
    case .fake: fake
    case .mocks: mocks
    case .fixtures: fixtures
    }
  }
}
