internal import StrataCode
internal import StrataModel

// A store that a screen holds only to make something else of it.

extension InfrastructureUses {
  /// What to do where a screen asks nothing of a store and only builds types of the project with it.
  func handedOn(_ use: Use, _ subject: String, in file: Int) -> Phrase? {
    guard let screen = codebase.namingType(of: use.owner, in: file),
      let holder = holder(of: use, in: file), !isAsked(holder, by: screen)
    else { return nil }
    guard let built = built(by: screen, with: subject) else { return lent(by: screen, subject) }
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

  /// What to do where a screen passes a store to methods of types that it asks.
  private func lent(by screen: SymbolID, _ subject: String) -> Phrase? {
    let keepers = FrameworkUses.once(named(by: screen).map(\.1)).filter { id in
      codebase.symbols[id].kind == .class && !codebase.roles.has(id, .view)
        && takes(subject, atOneOf: codebase.methods(of: id))
    }
    guard !keepers.isEmpty else { return nil }
    let names = codebase.listed(keepers.map { codebase.symbols[$0].qualifiedName })
    let (owner, isOne) = (codebase.symbols[screen].name, keepers.count == 1)
    return Phrase(
      """
      give \(names) \(isOne ? "its" : "their") '\(subject)' where \(isOne ? "it is" : "they are") \
      made, and take it out of what \(isOne ? "its" : "their") methods ask for: '\(owner)' only \
      passes it on
      """,
      zh: "在构造 \(names) 的地方传入 '\(subject)'，并从其方法的参数中去掉它：'\(owner)' 只是把它传下去")
  }

  /// The types of the project that code of a type names, where it does.
  private func named(by screen: SymbolID) -> [(TypeReference, SymbolID)] {
    codebase.symbols.bodies[Int(screen.index)].flatMap { body -> [(TypeReference, SymbolID)] in
      let (facts, extent) = (codebase.facts(body.file), codebase.declaration(body).extent)
      return zip(facts.references, codebase.references[body.file]).compactMap { reference, target in
        guard case .symbol(let id) = target, extent.contains(reference.span.start) else {
          return nil
        }
        return (reference, id)
      }
    }
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
    named(by: screen).first { reference, id in
      reference.role == .construction && id != screen && !codebase.roles.has(id, .view)
        && takes(id, subject)
    }?.1
  }

  private func takes(_ id: SymbolID, _ subject: String) -> Bool {
    let makers = codebase.initializers(of: id)
    return takes(
      subject, atOneOf: makers.isEmpty ? codebase.storedProperties(of: id) : makers)
  }

  /// Whether one of some properties or functions takes a type of a store, which few files name.
  private func takes(_ subject: String, atOneOf places: [DeclarationID]) -> Bool {
    Set(places.map(\.file)).contains { file in
      let facts = codebase.facts(file)
      guard let name = facts.names.firstIndex(of: subject) else { return false }
      let taken = facts.references.filter {
        $0.name == Name(name) && ($0.role == .parameter || $0.role == .property)
      }
      return places.contains { place in
        place.file == file
          && taken.contains { facts[place.declaration].extent.contains($0.span.start) }
      }
    }
  }
}
