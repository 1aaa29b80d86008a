internal import StrataCode
internal import StrataModel

extension Codebase {
  /// The views that nobody but the entry point builds: where an app hands out what it has composed.
  func rootScreens() -> Set<SymbolID> {
    var roots: Set<SymbolID> = []
    var others: Set<SymbolID> = []
    for dependency in dependencies where roles.has(dependency.target, .view) {
      guard reference(of: dependency).role == .construction else { continue }
      if outermostType(of: dependency).map({ roles.has($0, .entryPoint) }) == true {
        roots.insert(dependency.target)
      } else {
        others.insert(dependency.target)
      }
    }
    return roots.subtracting(others)
  }
}
