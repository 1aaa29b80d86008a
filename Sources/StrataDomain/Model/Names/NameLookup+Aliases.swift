internal import StrataCode

extension NameLookup {
  /// The project types on the right side of a typealias; with `isWhole` only those whose whole path
  /// is known.
  func rightSide(of id: SymbolID, isWhole: Bool = false) -> [SymbolID] {
    rightTargets(of: id, isWhole: isWhole).compactMap { target in
      if case .symbol(let found) = target.meaning, found != id { found } else { nil }
    }
  }

  /// The one foreign type that a typealias stands for, directly or through others.
  func foreignName(of id: SymbolID) -> String? {
    var current = id
    for _ in 0..<16 {
      guard table[current].kind == .typealias else { return nil }
      let right = rightTargets(of: current, isWhole: true)
      guard right.count == 1 else { return nil }
      switch right[0].meaning {
      case .external: return right[0].name
      case .symbol(let next): current = next
      case .parameter, .ambiguous: return nil
      }
    }
    return nil
  }

  private func rightTargets(
    of id: SymbolID, isWhole: Bool
  ) -> [(name: String, meaning: Target)] {
    let place = table[id].place
    let facts = workspace.files[place.file].facts
    let viewpoint = table.viewpoint(
      in: place.file, facts, scope: facts[place.declaration].parent)
    return table.rightSides[place, default: []].map { index in
      let name = facts.references[index].name
      return (facts[name], resolve(name, from: viewpoint, isWhole: isWhole))
    }
  }

  /// The one nominal type that a typealias stands for.
  func nominal(_ id: SymbolID) -> SymbolID? {
    var current = id
    for _ in 0..<16 {
      if table[current].kind != .typealias { return current }
      let right = rightSide(of: current, isWhole: true)
      guard right.count == 1 else { return nil }
      current = right[0]
    }
    return nil
  }
}
