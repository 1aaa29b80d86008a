package import StrataCode

/// A case of a rule that some school judges differently from the rest of the rule.
package enum Aspect: String, Sendable, CaseIterable {
  /// `injection.service-locator`: a container declares a bare `static let shared`.
  case sharedContainer = "bare 'shared' on a container"
  /// `injection.service-locator`: a view stores a container.
  case containerInView = "container stored in a view"
  /// `presentation.logic-in-view`: a view calls a use case.
  case useCaseInView = "use case called in a view"
  /// `injection.self-construction`: a screen or Data puts the app together.
  case strayRoot = "app put together outside the composition root"
  /// `injection.bare-singleton`: a use case or repository is a singleton, or one with a protocol is
  /// reached past it.
  case sharedPart = "shared instance past its protocol"
  /// `presentation.logic-in-view`: a view decides by domain data.
  case decisionInView = "domain data decides in a view"
  /// `presentation.navigating-view-model`: a view model stores a coordinator or router.
  case coordinatorStored = "coordinator or router stored"
  /// `presentation.concrete-use-case`: the use case has no protocol to depend on.
  case useCaseWithoutProtocol = "use case without a protocol"
  /// `testing.distant-double`: a view model over its real use case over a double of the repository.
  case realUseCase = "real use case over a double of the repository"

  /// The case as tables and pages call it.
  package var title: Phrase {
    switch self {
    case .sharedContainer: Phrase("bare 'shared' on a container", zh: "容器直接暴露 'shared'")
    case .containerInView: Phrase("container stored in a view", zh: "视图持有容器")
    case .useCaseInView: Phrase("use case called in a view", zh: "视图调用 UseCase")
    case .strayRoot:
      Phrase("app put together outside the composition root", zh: "在组合根之外组装应用")
    case .sharedPart: Phrase("shared instance past its protocol", zh: "绕过协议使用共享实例")
    case .decisionInView: Phrase("domain data decides in a view", zh: "视图根据领域数据做判断")
    case .coordinatorStored:
      Phrase("coordinator or router stored", zh: "持有 Coordinator 或 Router")
    case .useCaseWithoutProtocol: Phrase("use case without a protocol", zh: "没有协议的 UseCase")
    case .realUseCase:
      Phrase("real use case over a double of the repository", zh: "真实的 UseCase 加 Repository 替身")
    }
  }
}
