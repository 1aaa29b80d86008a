internal import StrataCode
internal import StrataModel

// What to do about requests, keys and texts of another layer.

extension ReferenceHelp {
  /// What to do about a request that is made anew each time, by whatever kind of type.
  func asked(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .domain || dependency.from == .presentation,
      dependency.to.ring == .data, codebase.reference(of: dependency).role == .construction,
      codebase.symbols.words(of: dependency.target).suffix(from: Self.questions + ["mutation"])
        != nil
    else { return nil }
    return Self.asking(namer(dependency), name(dependency), dependency.to.rawValue)
  }

  /// What to do about the keys under which Data keeps something.
  func ofKeys(_ dependency: Dependency) -> Phrase? {
    let words = Set(codebase.symbols.words(of: dependency.target).all)
    guard dependency.from == .presentation, dependency.to.ring == .data,
      !words.isDisjoint(with: ["key", "keys"]),
      !words.isDisjoint(with: ["default", "defaults", "storage", "store", "keychain", "cache"])
    else { return nil }
    let (name, namer, layer) = (name(dependency), namer(dependency), dependency.to.rawValue)
    return Phrase(
      "let '\(namer)' ask for the value that is kept, and leave '\(name)' to \(layer)",
      zh: "让 '\(namer)' 请求保存的值，把 '\(name)' 留给 \(layer)")
  }

  /// What to do about texts of the screens that an error of another layer says.
  func ofTexts(_ dependency: Dependency) -> Phrase? {
    guard dependency.to == .presentation,
      let type = codebase.namingType(
        of: codebase.reference(of: dependency).owner, in: dependency.file), isError(type)
    else { return nil }
    let (error, name) = (codebase.symbols[type].qualifiedName, name(dependency))
    return Phrase(
      "leave what '\(error)' says to people to an extension in Presentation, where '\(name)' is known",
      zh: "把 '\(error)' 面向用户的文字留给 Presentation 中的扩展，那里可以引用 '\(name)'")
  }

  /// To ask with a value of Domain, of which a layer makes what goes out.
  static func asking(_ namer: String, _ name: String, _ layer: String) -> Phrase {
    Phrase(
      "let '\(namer)' ask with a value of Domain, and make '\(name)' of it in \(layer)",
      zh: "让 '\(namer)' 用 Domain 的值提出请求，并在 \(layer) 中由它构造 '\(name)'")
  }

  /// What to do where Domain extends a type of an SDK with what works for screens.
  func outOfHelper(_ dependency: Dependency) -> Phrase? {
    let facts = codebase.facts(dependency.file)
    let owner = codebase.reference(of: dependency).owner
    guard dependency.from == .domain, dependency.to == .presentation,
      codebase.roles.has(dependency.target, .view),
      codebase.namingType(of: owner, in: dependency.file) == nil,
      let whole = facts.enclosing(owner).last, facts[whole].kind == .extension
    else { return nil }
    let (name, extended) = (name(dependency), facts[facts[whole].name])
    return Phrase(
      "move the extension of '\(extended)' to Presentation, where '\(name)' is known",
      zh: "把 '\(extended)' 的扩展移到可以引用 '\(name)' 的 Presentation")
  }
}
