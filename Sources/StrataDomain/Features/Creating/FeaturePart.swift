internal import StrataCode

/// What a piece of a created project is; a file that holds several has them in this order.
enum FeaturePart: CaseIterable {
  case entity, page, error, repository, fetchAll, fetchOne, update, interactor

  case dto, mapping, source, httpSource, sampleSource
  case localSource, fileSource, memorySource, records, singleFlight, liveRepository
  case service, client, dataError
  case message, loadable, interactors
  case actions, listModel, listView, detailModel, detailView
  case route, router, coordinator, flowView
  case sceneContainer, container, flow, app
  case fetchAllTests, fetchOneTests, updateTests, repositoryTests, serviceTests
  case interactorTests, loadableTests
  case cacheTests, fileSourceTests, singleFlightTests
  case listModelTests, detailModelTests, coordinatorTests, routerTests
  case fake, mocks, fixtures, localFake, serverFake

  /// Where it belongs.
  var layer: Layer {
    switch self {
    case .entity, .page, .error, .repository, .fetchAll, .fetchOne, .update, .interactor: .domain
    case .dto, .mapping, .source, .httpSource, .sampleSource, .localSource, .fileSource,
      .memorySource, .records, .singleFlight, .liveRepository, .service, .client, .dataError:
      .data
    case .message, .loadable, .interactors, .actions, .listModel, .listView, .detailModel,
      .detailView, .route, .router,
      .coordinator, .flowView:
      .presentation
    case .sceneContainer, .container, .flow, .app: .app
    default: .test
    }
  }

  /// Whether it is written for a cache.
  func isWanted(by cache: CreatedCache) -> Bool {
    switch self {
    case .localSource, .memorySource, .records, .cacheTests, .localFake, .serverFake:
      cache != .none
    case .fileSource, .fileSourceTests: cache.hasFiles
    case .singleFlight, .singleFlightTests: cache.isFirst
    default: true
    }
  }

  /// Whether it is nothing but what is shown.
  var isView: Bool { self == .listView || self == .detailView || self == .flowView }
}
