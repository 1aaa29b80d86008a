/// A case of a rule that some school judges differently from the rest of the rule.
package enum Aspect: String, Sendable, CaseIterable {
  /// `injection.service-locator`: a container declares a bare `static let shared`.
  case sharedContainer = "bare 'shared' on a container"
  /// `injection.service-locator`: a view stores a container.
  case containerInView = "container stored in a view"
  /// `presentation.logic-in-view`: a view calls a use case.
  case useCaseInView = "use case called in a view"
  /// `presentation.navigating-view-model`: a view model stores a coordinator or router.
  case coordinatorStored = "coordinator or router stored"
}
