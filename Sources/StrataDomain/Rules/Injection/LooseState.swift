extension Codebase {
  /// Whether a class stores something that changes and that no actor and no lock guards.
  func hasLooseState(_ id: SymbolID) -> Bool {
    let modules = workspace.files[symbols[id].place.file].modules.map { workspace.modules[$0] }
    guard symbols[id].kind == .class,
      modules.isEmpty || !modules.allSatisfy(\.isMainActorByDefault),
      !([id] + symbols.allSupertypes(of: id)).contains(where: { type in
        attributes(of: symbols[type].place).contains { $0.hasSuffix("Actor") }
      })
    else { return false }
    let stored = storedProperties(of: id)
    return !stored.contains(where: isGuard)
      && stored.contains {
        !declaration($0).modifiers.contains(.isConstant)
          && declaration($0).modifiers.isDisjoint(with: [.isLazy, .isWeak])
          && !attributes(of: $0).contains { $0.hasSuffix("Actor") }
      }
  }

  /// A lock, or the queue that work goes through.
  private func isGuard(_ place: Place) -> Bool {
    let facts = facts(place.file)
    return referenceOrder[place.file][place.declaration].contains {
      NameWords(facts[facts.references[$0].name]).suffix(
        from: ["lock", "mutex", "queue", "semaphore", "atomic"]) != nil
    }
  }
}
