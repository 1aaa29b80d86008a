internal import StrataCode
internal import StrataModel

extension Codebase {
  /// The views that nobody but the entry point builds: where an app hands out what it has composed.
  func rootScreens() -> Set<SymbolID> {
    var roots: Set<SymbolID> = []
    var others: Set<SymbolID> = []
    for built in seen(inEachFile: { self.builtScreens(in: $0) }) {
      if built.isInEntry { roots.insert(built.id) } else { others.insert(built.id) }
    }
    return roots.subtracting(others)
  }

  private func builtScreens(in file: Int) -> [BuiltScreen] {
    dependencies(of: file).compactMap { dependency in
      guard roles.has(dependency.target, .view), reference(of: dependency).role == .construction
      else { return nil }
      return BuiltScreen(
        id: dependency.target,
        isInEntry: outermostType(of: dependency).map { roles.has($0, .entryPoint) } == true)
    }
  }
}

/// A view that is built somewhere, in the entry point or elsewhere.
private struct BuiltScreen: Sendable, Equatable {
  var id: SymbolID
  var isInEntry: Bool
}
