extension PartWriter {
  /// A part as this school writes it.
  func piece(_ part: FeaturePart) -> SourcePiece {
    switch part {
    case .entity: entity
    case .page: page
    case .error: error
    case .repository: repository
    case .fetchAll: fetchAllUseCase
    case .fetchOne: fetchOneUseCase
    case .update: updateUseCase
    case .interactor: interactor
    case .dto: dto
    case .mapping: mapping
    case .source: source
    case .httpSource: httpSource
    case .sampleSource: sampleSource
    case .localSource, .fileSource, .memorySource, .records, .singleFlight: keptPiece(part)
    case .liveRepository: liveRepository
    case .service: service
    case .client: client
    case .dataError: dataError
    case .message: message
    case .loadable: loadable
    case .interactors: interactors
    case .actions: actions
    case .listModel: listModel
    case .listView, .detailView, .flowView: shown(part)
    case .detailModel: detailModel
    case .route: route
    case .router: router
    case .coordinator: coordinator
    case .sceneContainer: sceneContainer
    case .container: container
    case .flow: flow
    case .app: entryPoint
    case .fetchAllTests: fetchAllTests
    case .fetchOneTests: fetchOneTests
    case .updateTests: updateTests
    case .repositoryTests: repositoryTests
    case .serviceTests: serviceTests
    case .interactorTests: interactorTests
    case .loadableTests: loadableTests
    case .cacheTests: cacheTests
    case .fileSourceTests: fileSourceTests
    case .singleFlightTests: singleFlightTests
    case .listModelTests: listModelTests
    case .detailModelTests: detailModelTests
    case .coordinatorTests: coordinatorTests
    case .routerTests: routerTests
    case .fake: fake
    case .mocks: mocks
    case .fixtures: fixtures
    case .localFake: localFake
    case .serverFake: serverFake
    }
  }

  /// A view, or the controller in its place.
  private func shown(_ part: FeaturePart) -> SourcePiece {
    switch (part, ui) {
    case (.listView, .uikit): listController
    case (.detailView, .uikit): detailController
    case (_, .uikit): flowController
    case (.listView, _): school.has(.interactor) ? askingListView : listView
    case (.detailView, _): school.has(.interactor) ? askingDetailView : detailView
    default: flowView
    }
  }

  /// What has to do with keeping what a server answered.
  private func keptPiece(_ part: FeaturePart) -> SourcePiece {
    switch part {
    case .localSource: localSource
    case .fileSource: fileSource
    case .memorySource: memorySource
    case .records: records
    default: singleFlight
    }
  }
}
