internal import StrataCode
internal import StrataModel

// What to do about a protocol of another layer.

extension ReferenceHelp {
  /// What to do where a screen names what works for it as an argument of a generic type:
  /// `Interactor<LiveMenuRepository>`.
  func ofGeneric(_ dependency: Dependency) -> Phrase? {
    let reference = codebase.reference(of: dependency)
    guard reference.role == .genericArgument, dependency.to.ring == .data,
      dependency.from == .presentation || dependency.from == .domain,
      isWorker(dependency.target)
        || [.class, .actor].contains(codebase.symbols[dependency.target].kind),
      !codebase.isPlainRecord(dependency.target)
    else { return nil }
    let facts = codebase.facts(dependency.file)
    let hasWhole = facts.references.contains {
      $0.owner == reference.owner && $0.role != .genericArgument
        && $0.span.end <= reference.span.start
    }
    guard hasWhole else { return nil }
    if dependency.from == .domain {
      return isInAlias(reference, dependency)
        ? erased(dependency, for: namer(dependency)) ?? ofAlias(dependency) : ofWhole(dependency)
    }
    guard let type = codebase.namingType(of: reference.owner, in: dependency.file) else {
      return ofGlobal(dependency)
    }
    let (asker, name) = (codebase.symbols[type].qualifiedName, name(dependency))
    if let way = erased(dependency, for: asker) ?? erasedAsker(dependency, for: asker) {
      return way
    }
    return Phrase(
      "wrap what '\(asker)' is given in a type that erases it, as 'AnyPublisher' does for publishers, so that only who builds that names '\(name)'",
      zh: "把 '\(asker)' 接收的内容包装成抹去具体类型的类型（就像 Publisher 的 'AnyPublisher'），只由构造它的地方引用 '\(name)'")
  }

  private func isInAlias(_ reference: TypeReference, _ dependency: Dependency) -> Bool {
    reference.owner >= 0 && codebase.facts(dependency.file)[reference.owner].kind == .typealias
  }

  /// What to do where a protocol of Domain asks already for what is called, in its own words.
  func asked(ofPort dependency: Dependency, _ namer: String, _ place: Phrase) -> Phrase? {
    let called = codebase.methods(of: dependency.target, calledIn: dependency.file)
    let own = Set(codebase.symbols.words(of: dependency.target).bare)
    guard !called.isEmpty, wordsAsked(dependency).isEmpty,
      let port = codebase.types(.repositoryProtocol).first(where: { port in
        codebase.layer(of: port) == .domain
          && !own.isDisjoint(with: codebase.symbols.words(of: port).bare)
          && codebase.asks(port, for: called, of: dependency.target)
      })
    else { return nil }
    let (name, known) = (name(dependency), codebase.symbols[port].qualifiedName)
    return Phrase(
      "let '\(name)' conform to '\(known)' (Domain), which asks for the same, depend on that alone in '\(namer)', and build '\(name)' \(place)",
      zh: "让 '\(name)' 遵循要求相同的 '\(known)'（Domain），在 '\(namer)' 中只依赖它，并\(place)构造 '\(name)'")
  }

  /// What to do where nothing that Domain knows can be written in place of an argument.
  private func ofAlias(_ dependency: Dependency) -> Phrase {
    let (alias, name) = (namer(dependency), name(dependency))
    return Phrase(
      "declare '\(alias)' in the composition root, which alone may name '\(name)', and let what takes it be generic",
      zh: "在可以引用 '\(name)' 的组合根中声明 '\(alias)'，并让接收它的类型使用泛型")
  }

  /// The way where what stands around an argument keeps a promise of the inner rings, so that a type that
  /// wraps any such can be written in its place: `Presenter<AnyUseCase>`.
  private func erased(_ dependency: Dependency, for asker: String) -> Phrase? {
    let reference = codebase.reference(of: dependency)
    let parts = codebase.namings(
      of: DeclarationID(file: dependency.file, declaration: reference.owner)
    ).prefix { codebase.reference($0).span.start <= reference.span.start }
    let kept = parts.dropFirst().lazy.compactMap { part in
      codebase.promises(of: part.type).first {
        !codebase.roles[$0].isDisjoint(with: [.useCaseProtocol, .repositoryProtocol])
          && codebase.layer(of: $0)?.ring != .data
      }.map { (type: part.type, promise: $0) }
    }
    guard let maker = parts.first?.type, let (type, promise) = kept.first else { return nil }
    let (kind, known) = (codebase.symbols[promise].name, codebase.symbols[type].name)
    return Phrase(
      """
      declare beside '\(kind)' an 'Any\(kind)' that conforms to it and calls the one it is made with, \
      write that in '\(asker)' in place of '\(known)', and wrap the '\(known)' where \
      '\(codebase.symbols[maker].name)' is built
      """,
      zh: """
        在 '\(kind)' 旁边声明遵循它的 'Any\(kind)'，由它调用构造时传入的对象；在 '\(asker)' 中用它代替 \
        '\(known)'，并在构造 '\(codebase.symbols[maker].name)' 的地方包装 '\(known)'
        """)
  }

  /// The way where a use case of a library stands around an argument, which is all that has to be erased:
  /// `Presenter<Interactor<LiveMenuRepository>>`.
  private func erasedAsker(_ dependency: Dependency, for asker: String) -> Phrase? {
    let (facts, reference) = (
      codebase.facts(dependency.file), codebase.reference(of: dependency)
    )
    let around = facts.references.filter {
      $0.owner == reference.owner && $0.role != .attribute
        && $0.span.end <= reference.span.start
    }.map { facts[$0.name] }
    guard
      let known = around.last(where: {
        NameWords($0).suffix(from: ["interactor", "usecase", "interactors", "usecases"]) != nil
      }), let maker = around.first
    else { return nil }
    let name = name(dependency)
    let (place, zh) = maker == known ? ("it", "") : ("'\(maker)'", " '\(maker)' ")
    return Phrase(
      """
      erase its type: declare a class 'Any\(known)' that conforms to the protocol of '\(known)' and hands \
      each call on to one, write that in '\(asker)' in place of '\(known)<…>', and wrap the '\(known)' \
      where \(place) is built, which alone then names '\(name)'
      """,
      zh: """
        擦除它的类型：声明一个类 'Any\(known)'，遵循 '\(known)' 遵循的协议，并把调用转给构造时传入的 '\(known)'；\
        在 '\(asker)' 中用它代替 '\(known)<…>'，并在构造\(zh)的地方包装 '\(known)'：之后只有那里引用 '\(name)'
        """)
  }

  /// What to do where Domain names what works outside as an argument of what it asks.
  private func ofWhole(_ dependency: Dependency) -> Phrase? {
    let (facts, reference) = (
      codebase.facts(dependency.file), codebase.reference(of: dependency)
    )
    let whole = facts.references.first {
      $0.owner == reference.owner && $0.role != .genericArgument
        && $0.span.end <= reference.span.start
    }
    guard let whole, !Codebase.isOfLanguageOrStream(facts[whole.name]),
      facts.position(of: whole.span).line == facts.position(of: reference.span).line
    else { return nil }
    let (namer, outer) = (namer(dependency), facts[whole.name])
    return Phrase(
      "declare what '\(namer)' asks of '\(outer)' as a protocol of Domain without type parameters, and take that in place of '\(outer)<…>'",
      zh: "在 Domain 中把 '\(namer)' 对 '\(outer)' 的需求声明为没有类型参数的协议，用它代替 '\(outer)<…>'")
  }

  /// What to do where a value of no type is made of what works for a screen.
  private func ofGlobal(_ dependency: Dependency) -> Phrase? {
    let facts = codebase.facts(dependency.file)
    let owner = codebase.reference(of: dependency).owner
    guard owner >= 0, facts[owner].kind == .property else { return nil }
    let (value, name) = (facts[facts[owner].name], name(dependency))
    return Phrase(
      "make '\(value)' in the composition root, which may name '\(name)', and hand it to the screens",
      zh: "在可以引用 '\(name)' 的组合根中构造 '\(value)'，再交给界面")
  }

  /// Where a protocol goes, or who keeps it then.
  func moveProtocol(_ dependency: Dependency) -> Phrase {
    let (name, layer) = (name(dependency), dependency.to.rawValue)
    if codebase.reference(of: dependency).role == .conformance {
      if let way = ofProtocol(dependency) { return way }
      guard Direction.allows(dependency.to, dependency.from) else {
        let named = codebase.outerWords(of: dependency.target, withBytes: true)
        if codebase.hasDomain, !named.isEmpty {
          return Phrase(
            "move '\(name)' to Domain\(codebase.replacing(named))",
            zh: "把 '\(name)' 移到 Domain\(codebase.replacing(named))")
        }
        if !named.isEmpty {
          return Phrase(
            "move '\(name)' to Common, with \(codebase.listed(named)), which it names",
            zh: "把 '\(name)' 和它引用的 \(codebase.listed(named)) 一起移到 Common")
        }
        return Phrase(
          """
          move '\(name)' to Domain or Common if it names nothing of \(layer), or declare the \
          conformance in the composition root, which may know both
          """,
          zh: """
            如果 '\(name)' 没有引用 \(layer) 的任何内容，就把它移到 Domain 或 Common，\
            或在可以引用双方的组合根中声明这一遵循关系
            """)
      }
      if let way = ownPromise(dependency) ?? inherited(dependency) { return way }
      return Phrase(
        "declare the conformance in an extension in \(layer), where '\(name)' is known",
        zh: "在可以引用 '\(name)' 的 \(layer) 中，用扩展声明这一遵循关系")
    }
    guard isClean(dependency.target) else {
      let namer = namer(dependency)
      return Phrase(
        """
        declare a protocol in Domain for what '\(namer)' needs, in Domain's own words, and \
        implement it in \(layer) over '\(name)'
        """,
        zh: """
          在 Domain 中按 '\(namer)' 的需求、用 Domain 自己的语言声明协议，\
          并在 \(layer) 中基于 '\(name)' 实现它
          """)
    }
    let home = dependency.from == .presentation ? "Domain" : dependency.from.rawValue
    return Phrase(
      "move '\(name)' to \(home): the layer that needs a protocol owns it",
      zh: "把 '\(name)' 移到 \(home)：协议归需要它的层所有")
      + (home == "Domain" ? codebase.unreached(from: dependency.target) : .empty)
  }

  /// What to do where a protocol inherits one of another layer, which no other place can declare.
  private func ofProtocol(_ dependency: Dependency) -> Phrase? {
    guard
      let heir = codebase.namingType(
        of: codebase.reference(of: dependency).owner, in: dependency.file),
      codebase.symbols[heir].kind == .protocol,
      !Direction.allows(dependency.to, dependency.from), !isClean(dependency.target)
    else { return nil }
    let (name, own, layer) = (
      name(dependency), codebase.symbols[heir].qualifiedName, dependency.to.rawValue
    )
    return Phrase(
      "leave '\(name)' out of '\(own)': let that ask for what it needs itself, in its layer's words, and pass it on from \(layer) by a closure or a stream",
      zh: "不要让 '\(own)' 继承 '\(name)'：由它用自己这一层的语言声明需求，再由 \(layer) 通过闭包或流传递")
  }

  /// A protocol that a use case keeps is the use case's own, wherever it stands.
  private func ownPromise(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .domain, let keeper = codebase.outermostType(of: dependency),
      codebase.roles.has(keeper, .useCase)
        || codebase.roles.has(dependency.target, .useCaseProtocol)
    else { return nil }
    let (name, kept) = (name(dependency), codebase.symbols[keeper].qualifiedName)
    let along = along(dependency.target)
    return Phrase(
      "move '\(name)' to Domain, where '\(kept)' keeps it\(along)",
      zh: "把 '\(name)' 移到 Domain，由那里的 '\(kept)' 实现\(along)")
  }

  /// A protocol that inherits another: no extension can declare that.
  private func inherited(_ dependency: Dependency) -> Phrase? {
    guard let heir = codebase.outermostType(of: dependency),
      codebase.symbols[heir].kind == .protocol
    else { return nil }
    let (name, kept) = (name(dependency), codebase.symbols[heir].qualifiedName)
    let layer = dependency.to.rawValue
    let isNeeded = codebase.dependencies(on: heir).contains {
      $0.from == dependency.from && codebase.outermostType(of: $0) != heir
    }
    return isNeeded
      ? Phrase(
        "declare in '\(kept)' what it needs of '\(name)' instead of inheriting it",
        zh: "在 '\(kept)' 中直接声明它需要的 '\(name)' 的内容，不再继承它")
      : Phrase(
        "move '\(kept)', which inherits '\(name)', to \(layer)",
        zh: "把继承 '\(name)' 的 '\(kept)' 移到 \(layer)")
  }
}
