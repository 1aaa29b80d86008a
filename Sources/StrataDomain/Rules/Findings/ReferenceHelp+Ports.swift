internal import StrataCode
internal import StrataModel

// To depend on a protocol in place of what keeps it.

extension ReferenceHelp {
  /// To move a protocol that a type keeps to Domain, with what it lacks of what is called.
  func moveIn(
    _ outer: SymbolID, of id: SymbolID, for asker: SymbolID?, _ place: Phrase
  ) -> Phrase {
    let (known, name) = (codebase.symbols[outer].qualifiedName, codebase.symbols[id].qualifiedName)
    let words = codebase.along(outer)
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
    let adding = codebase.completing(abstraction, of: dependency.target, for: namer)
    return Phrase(
      "\(adding)depend on '\(known)'\(layer) and build '\(name)' \(place)",
      zh: "\(adding)依赖 '\(known)'\(layer)，并\(place)构造 '\(name)'")
  }
}
