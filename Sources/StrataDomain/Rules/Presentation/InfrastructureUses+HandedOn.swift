internal import StrataCode
internal import StrataModel

// A store that a screen holds only to make something else of it.

extension InfrastructureUses {
  /// What to do where a screen asks nothing of a store and only builds types of the project with it.
  func handedOn(_ use: Use, _ subject: String, in file: Int) -> Phrase? {
    guard let screen = codebase.namingType(of: use.owner, in: file),
      let holder = holder(of: use, in: file), !isAsked(holder, by: screen),
      let built = built(by: screen, with: subject)
    else { return nil }
    let (name, owner) = (codebase.symbols[built].qualifiedName, codebase.symbols[screen].name)
    if codebase.roles.has(screen, .view), !codebase.roles.has(built, .viewModel) {
      return Phrase(
        "build '\(name)' in the composition root, and give '\(owner)' a view model over it",
        zh: "在组合根构造 '\(name)'，再把基于它的 ViewModel 交给 '\(owner)'")
    }
    return Phrase(
      "build '\(name)' in the composition root, and give it to '\(owner)' in place of '\(subject)'",
      zh: "在组合根构造 '\(name)'，并用它代替 '\(subject)' 交给 '\(owner)'")
  }

  /// What the property or parameter is called by which a screen holds what it uses.
  private func holder(of use: Use, in file: Int) -> String? {
    guard use.owner >= 0 else { return nil }
    let facts = codebase.facts(file)
    if facts[use.owner].kind == .property { return facts[facts[use.owner].name] }
    return facts.parameters.first { $0.owner == use.owner && $0.span.contains(use.spans[0].start) }
      .map { facts[$0.name] }
  }

  /// Whether code of a type calls a method of what it holds.
  private func isAsked(_ holder: String, by screen: SymbolID) -> Bool {
    codebase.symbols.bodies[Int(screen.index)].contains { body in
      let facts = codebase.facts(body.file)
      let extent = codebase.declaration(body).extent
      return facts.shapes.contains { shape in
        guard extent.contains(shape.span.start), let path = shape.memberPath else { return false }
        return facts[path].split(separator: ".").first { $0 != "self" } == holder[...]
      }
    }
  }

  /// The first type of the project that a screen builds and whose initializer, or memberwise its
  /// properties, take a type of a store.
  private func built(by screen: SymbolID, with subject: String) -> SymbolID? {
    for body in codebase.symbols.bodies[Int(screen.index)] {
      let facts = codebase.facts(body.file)
      let extent = codebase.declaration(body).extent
      for (position, reference) in facts.references.enumerated()
      where reference.role == .construction && extent.contains(reference.span.start) {
        guard case .symbol(let id) = codebase.references[body.file][position], id != screen,
          !codebase.roles.has(id, .view), takes(id, subject)
        else { continue }
        return id
      }
    }
    return nil
  }

  private func takes(_ id: SymbolID, _ subject: String) -> Bool {
    let makers = codebase.initializers(of: id)
    return (makers.isEmpty ? codebase.storedProperties(of: id) : makers).contains { place in
      let facts = codebase.facts(place.file)
      let extent = codebase.declaration(place).extent
      return facts.references.contains {
        ($0.role == .parameter || $0.role == .property) && extent.contains($0.span.start)
          && facts[$0.name] == subject
      }
    }
  }
}
