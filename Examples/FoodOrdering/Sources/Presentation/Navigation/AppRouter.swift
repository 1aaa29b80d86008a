import Observation

/// Knows the way: which screens lie on each other, the list of restaurants below all.
@Observable @MainActor
package final class AppRouter {
  /// The screens on the list of restaurants, the visible one last.
  package var path: [Route]

  package init(path: [Route] = []) {
    self.path = path
  }

  /// The visible screen.
  package var current: Route { path.last ?? .restaurants }

  /// Goes one screen on, or back to it where it lies below.
  package func navigate(to route: Route) {
    if route == .restaurants {
      path = []
    } else if let index = path.firstIndex(of: route) {
      path.removeSubrange((index + 1)...)
    } else {
      path.append(route)
    }
  }

  /// Shows a screen in place of the visible one, so that no way leads back to that.
  package func replace(with route: Route) {
    if !path.isEmpty { path.removeLast() }
    navigate(to: route)
  }
}
