import Observation

/// Knows the way: the routes on top of a start screen, the visible one last.
@Observable @MainActor
final class Router<R: Route> {
  var path: [R] = []

  /// Goes one screen on, or back to it if it is on the way.
  func navigate(to route: R) {
    if let index = path.firstIndex(of: route) {
      path.removeSubrange((index + 1)...)
    } else {
      path.append(route)
    }
  }

  /// Goes one screen back; stays at the start screen.
  func goBack() {
    _ = path.popLast()
  }
}
