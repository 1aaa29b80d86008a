internal import StrataCode
internal import StrataModel

// To depend on a protocol in place of what keeps it.

extension ReferenceHelp {
  /// To move a protocol that a type keeps to Domain, with what it lacks of what is called.
  func moveIn(
    _ outer: SymbolID, of id: SymbolID, for asker: SymbolID?, _ place: Phrase
  ) -> Phrase {
    let (known, name) = (codebase.symbols[outer].qualifiedName, codebase.symbols[id].qualifiedName)
    let words = along(outer)
    let adding = codebase.completing(outer, of: id, for: asker)
    guard codebase.layer(of: outer) != .domain else {
      return Phrase(
        "\(adding)depend on '\(known)' (Domain) alone, and build '\(name)' \(place)",
        zh: "\(adding)只依赖 '\(known)'（Domain），并\(place)构造 '\(name)'")
    }
    return Phrase(
      "\(adding)move '\(known)' to Domain\(words), depend on it alone, and build '\(name)' \(place)",
      zh: "\(adding)把 '\(known)' 移到 Domain\(words)，只依赖它，并\(place)构造 '\(name)'")
  }

  /// To depend on a protocol that a type keeps, with what it lacks of what is called.
  func depend(
    on abstraction: SymbolID, _ place: Phrase, _ dependency: Dependency
  ) -> Phrase {
    let (known, name) = (codebase.symbols[abstraction].qualifiedName, name(dependency))
    let layer =
      codebase.layer(of: abstraction)
      .map { Phrase(" (\($0.rawValue))", zh: "（\($0.rawValue)）") } ?? .empty
    let namer = codebase.namingType(
      of: codebase.reference(of: dependency).owner, in: dependency.file)
    if let way = askedAlready(abstraction, by: namer, dependency) { return way }
    let adding =
      freed(abstraction, for: dependency)
      ?? codebase.completing(abstraction, of: dependency.target, for: namer)
    return Phrase(
      "\(adding)depend on '\(known)'\(layer) and build '\(name)' \(place)",
      zh: "\(adding)依赖 '\(known)'\(layer)，并\(place)构造 '\(name)'")
  }

  /// `ask for 'latest' without 'static' in 'MenuRepository', `, where code calls a type and no instance of it
  /// and a protocol asks for the same: what a property holds has to answer.
  private func freed(_ promise: SymbolID, for dependency: Dependency) -> Phrase? {
    let facts = codebase.facts(dependency.file)
    let called = Set(
      codebase.dependencies(of: dependency.file).compactMap { other -> String? in
        let reference = codebase.reference(of: other)
        guard other.target == dependency.target, reference.role == .staticAccess else { return nil }
        return reference.member.map { facts[$0] }
      })
    let asked = codebase.methods(of: promise).filter {
      called.contains(codebase.name($0)) && codebase.declaration($0).modifiers.contains(.isStatic)
    }.map { codebase.name($0) }
    guard !asked.isEmpty else { return nil }
    let (names, known) = (
      codebase.listed(FrameworkUses.once(asked)), codebase.symbols[promise].qualifiedName
    )
    let missing = called.subtracting(asked).sorted().filter { name in
      codebase.methods(of: dependency.target).contains { codebase.name($0) == name }
    }
    let adding: Phrase =
      missing.isEmpty
      ? .empty
      : Phrase("add \(codebase.listed(missing)), ", zh: "加上 \(codebase.listed(missing))，")
    return Phrase(
      "in '\(known)', \(adding)ask for \(names) without 'static'; then ",
      zh: "在 '\(known)' 中，\(adding)把 \(names) 改为非 static 的要求；然后")
  }

  /// ` from the composition root, by way of 'MenuView', which builds 'MenuViewModel'`, where a screen builds
  /// who is handed something.
  func byWay(_ dependency: Dependency) -> Phrase {
    guard let asker = askingType(dependency), !codebase.roles.has(asker, .view) else {
      return .empty
    }
    let screens = codebase.makers(of: asker).filter { codebase.roles.has($0, .view) }
    guard !screens.isEmpty else { return .empty }
    let names = codebase.listed(screens.map { codebase.symbols[$0].qualifiedName }, most: 2)
    let verb = screens.count == 1 ? "builds" : "build"
    let taker = codebase.symbols[asker].qualifiedName
    return Phrase(
      " from the composition root, by way of \(names), which \(verb) '\(taker)'",
      zh: "（从组合根经过构造 '\(taker)' 的 \(names)）")
  }
}
