internal import StrataCode
internal import StrataModel

// Files that hold the protocols of all the parts of one screen, as VIPER's schools keep them: their
// folder says nothing of the layer of each.

extension Codebase {
  /// Whether a file only declares protocols of parts that stand in several layers.
  func isContract(_ file: Int) -> Bool {
    let outer = facts(file).declarations.filter { $0.parent < 0 }
    guard outer.count > 1, outer.allSatisfy({ $0.kind == .protocol || $0.kind == .typealias })
    else { return false }
    let parts = outer.compactMap { declaration in
      Self.parts.first { NameWords(facts(file)[declaration.name]).all.contains($0) }
    }
    return Set(parts).count > 1 && !Set(parts).isDisjoint(with: Self.inner)
  }

  private static let parts = [
    "presenter", "interactor", "repository", "worker", "router", "wireframe", "view",
  ]
  private static let inner: Set<String> = ["interactor", "repository", "worker"]
}
