internal import StrataCode
internal import StrataModel

// What maps between layers belongs where both sides are known.

extension Codebase {
  /// What to do where a mapper of Domain names what it maps: Domain must not know where its values come
  /// from.
  func mapperGoes(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .domain, dependency.to.ring == .data,
      [.parameter, .return, .alias].contains(reference(of: dependency).role),
      let mapper = outermostType(of: dependency),
      isCalledMapper(mapper) || makesValue(dependency, in: mapper)
    else { return nil }
    let (name, layer) = (symbols[mapper].qualifiedName, dependency.to.rawValue)
    let askers = Set(
      dependencies(on: mapper).filter { $0.from == .domain }.compactMap { outermostType(of: $0) }
    ).filter { !isCalledMapper($0) }
    let users: Phrase =
      askers.isEmpty
      ? .empty
      : Phrase(
        ", and give \(listed(askers.map { symbols[$0].qualifiedName }.sorted())), which \(askers.count == 1 ? "asks" : "ask") it, values of Domain",
        zh: "，并给使用它的 \(listed(askers.map { symbols[$0].qualifiedName }.sorted())) Domain 的值")
    return Phrase(
      "move '\(name)' to \(layer): it maps what only that may know\(users)",
      zh: "把 '\(name)' 移到 \(layer)：它映射的内容只有那里可以引用\(users)")
      + turningLink(from: dependency.file)
  }

  /// Whether a factory of Domain makes a value of what a method takes: `DishFactory.dish(from:)`.
  private func makesValue(_ dependency: Dependency, in factory: SymbolID) -> Bool {
    symbols.words(of: factory).ends(in: "factory") && roles.has(dependency.target, .dto)
      && types(givenFor: dependency).contains { layer(of: $0) == .domain }
  }

  /// What a function gives back for the parameter that a type is named for; nothing where it is named
  /// otherwise.
  func types(givenFor dependency: Dependency) -> [SymbolID] {
    let reference = reference(of: dependency)
    guard reference.role == .parameter, reference.owner >= 0,
      facts(dependency.file)[reference.owner].kind == .function
    else { return [] }
    let function = DeclarationID(file: dependency.file, declaration: reference.owner)
    return namings(of: function, as: [.return]).map(\.type)
  }

  /// Whether a mapper of Domain is told to go for a record that it names, too.
  func isToldOfMapper(_ dependency: Dependency) -> Bool {
    guard mapperGoes(dependency) != nil, let mapper = outermostType(of: dependency) else {
      return false
    }
    return dependencies(of: dependency.file).contains {
      $0.target != dependency.target && roles.has($0.target, .dto)
        && outermostType(of: $0) == mapper
        && mapperGoes($0) != nil
    }
  }

  /// Whether a type, or a protocol for one, is called for what it does: `DishMapper`, `DishMapperType`.
  private func isCalledMapper(_ id: SymbolID) -> Bool {
    let last = symbols.words(of: id).all.suffix(2)
    return last.contains { ["mapper", "translator", "converter", "transformer"].contains($0) }
  }
}
