internal import StrataCode

/// What a piece of a created project is; a file that holds several has them in this order.
enum Part: CaseIterable {
  case entity, page, error, repository, fetchAll, fetchOne, update

  case dto, mapping, source, httpSource, sampleSource, liveRepository, service, client, dataError
  case message, actions, listModel, listView, detailModel, detailView
  case route, router, coordinator, flowView
  case sceneContainer, container, flow, app
  case fetchAllTests, fetchOneTests, updateTests, repositoryTests, serviceTests
  case listModelTests, detailModelTests, coordinatorTests, routerTests
  case fake, mocks, fixtures

  /// Where it belongs.
  var layer: Layer {
    switch self {
    case .entity, .page, .error, .repository, .fetchAll, .fetchOne, .update: .domain
    case .dto, .mapping, .source, .httpSource, .sampleSource, .liveRepository, .service, .client,
      .dataError:
      .data
    case .message, .actions, .listModel, .listView, .detailModel, .detailView, .route, .router,
      .coordinator, .flowView:
      .presentation
    case .sceneContainer, .container, .flow, .app: .app
    default: .test
    }
  }

  /// Whether it is nothing but SwiftUI.
  var isView: Bool { self == .listView || self == .detailView || self == .flowView }
}
