internal import StrataCode
package import StrataModel

// What to do about naming a value or an error of another layer.

extension ReferenceHelp {
  func turnError(_ dependency: Dependency) -> Phrase {
    let (name, layer) = (name(dependency), dependency.to.rawValue)
    let isOwn = codebase.symbols[dependency.target].parent == nil && codebase.hasDomain
    if dependency.from == .domain || dependency.from == .presentation && isOwn,
      isClean(dependency.target),
      !codebase.isOfTransport(dependency.target)
    {
      return Phrase.moving(name, outOf: layer)
    }
    if dependency.from == .presentation, codebase.throwsItself(dependency) {
      let namer = namer(dependency)
      return Phrase(
        "move the work that throws '\(name)' from '\(namer)' to \(layer), or throw an error of its own here",
        zh: "把 '\(namer)' 中抛出 '\(name)' 的工作移到 \(layer)，或在这里抛出自己的错误")
    }
    // What carries any request knows nothing of what went wrong with one.
    let home =
      dependency.to == .infrastructure && codebase.hasData
      ? "Data" : layer
    if let way = codebase.turnedIntoOwn(dependency, home)
      ?? codebase.turnedIntoKnown(dependency, home)
    {
      return way + codebase.turningLink(of: dependency.target)
    }
    return Phrase(
      """
      declare an error in Domain for what went wrong, and turn '\(name)' into it in \(home)
      """, zh: "在 Domain 中声明一个表示这种失败的错误，并在 \(home) 中把 '\(name)' 转换成它")
      + codebase.turningLink(of: dependency.target)
  }

  /// What goes out is made of a value of Domain, and not turned into one.
  static let questions = [
    "request", "filter", "query", "parameters", "params", "body", "endpoint", "input",
  ]

  /// Whether a value says nothing of how it is sent or kept, and no entity says the same.
  func isPlain(_ id: SymbolID) -> Bool {
    let symbols = codebase.symbols
    return !symbols.isCodable(id) && !isOfWire(id)
      && !symbols[id].name.lowercased().contains("endpoint")
      && Set(symbols.words(of: id).all).isDisjoint(with: Self.carried)
      && (symbols[id].kind == .struct || symbols[id].kind == .enum && !codebase.hasRawValue(id))
      && codebase.promises(of: id).isEmpty && codebase.methods(of: id).isEmpty
      && route.entity(for: id).map { $0 == id } ?? true
      && Set(symbols.externalSupertypes[Int(id.index)]).isSubset(of: [
        "Equatable", "Hashable", "Sendable", "Identifiable",
      ])
  }

  /// Functions without an instance are hidden behind a protocol.
  func askProtocol(_ namer: String, _ name: String, _ home: Phrase) -> Phrase {
    Phrase(
      """
      declare what '\(namer)' needs as a protocol in Domain, implement it over '\(name)' \(home), and \
      pass that in
      """,
      zh: "在 Domain 中把 '\(namer)' 的需求声明为协议，\(home)基于 '\(name)' 实现它，再传入")
  }

  /// A class that only keeps values is passed on as one, and never handed in as a service is.
  func turnRecord(_ dependency: Dependency) -> Phrase {
    let name = name(dependency)
    guard stray.isOfScreens(dependency.target) else { return turnValue(dependency) }
    return Self.ofScreens(name)
  }

  func turnValue(_ dependency: Dependency) -> Phrase {
    let (name, layer) = (name(dependency), dependency.to.rawValue)
    if stray.contains(dependency.target) {
      return Phrase(
        "move '\(name)' to Presentation: nothing in \(layer) uses it",
        zh: "把 '\(name)' 移到 Presentation：\(layer) 中没有代码使用它")
    }
    if dependency.to == .presentation, dependency.from == .domain,
      codebase.reference(of: dependency).role == .property
    {
      if let way = business(dependency.target) { return way }
      let namer = namer(dependency)
      return Phrase(
        "let '\(namer)' keep a value of Domain, and make '\(name)' of it in Presentation",
        zh: "让 '\(namer)' 保存 Domain 的值，并在 Presentation 中由它构造 '\(name)'")
    }
    if codebase.isLinkedByDomain(dependency.target) {
      let turning = codebase.turningLink(from: dependency.file)
      if let way = madeOf(dependency), !turning.isEmpty { return way + turning }
      let (namer, home) = (namer(dependency), codebase.outerHome(of: dependency.target))
      return Phrase(
        "declare what '\(namer)' needs of '\(name)' as a value in Domain, and make it of that \(home)",
        zh: "在 Domain 中把 '\(namer)' 对 '\(name)' 的需求声明为值，并\(home)由 '\(name)' 构造它")
    }
    if let way = madeOf(dependency) ?? ofWire(dependency) { return way }
    guard isClean(dependency.target) else {
      return moved(dependency, name, layer) ?? replaced(dependency, name, layer)
    }
    if dependency.to.ring == .data || dependency.to == .presentation,
      codebase.isNamespace(dependency.target)
    {
      if let way = ofKeys(dependency) ?? ofTexts(dependency) { return way }
      if dependency.from == .presentation, let way = constant(dependency) { return way }
      let namer = namer(dependency)
      return Phrase(
        "let \(layer) hand '\(namer)' what it takes of '\(name)', as a finished value",
        zh: "由 \(layer) 把 '\(namer)' 需要的 '\(name)' 的内容作为现成的值传入")
    }
    if let way = shared(dependency) { return way }
    if dependency.to.ring == .data, isPlain(dependency.target) {
      return Phrase.moving(name, outOf: layer)
    }
    return settled(dependency)
  }

  /// What to do about a value that Data or Domain names and that stands among screens.
  func misdrawn(_ dependency: Dependency) -> Phrase? {
    guard dependency.to == .presentation else { return nil }
    if let way = toldByScreens(dependency) { return way }
    let (name, layer) = (name(dependency), dependency.from.rawValue)
    let isAsked =
      dependency.from.ring == .data || dependency.from == .domain && isClean(dependency.target)
    if isAsked, let namer = promiser(of: dependency.target) {
      let words = codebase.replacing(codebase.outerWords(of: dependency.target, withBytes: false))
      let asker = codebase.symbols[namer].qualifiedName
      return Phrase(
        "move '\(name)' to Domain\(words): '\(asker)' names it there already",
        zh: "把 '\(name)' 移到 Domain\(words)：那里的 '\(asker)' 已经引用它")
    }
    guard dependency.from.ring == .data else { return nil }
    let isDecoded =
      codebase.symbols.isCodable(dependency.target)
      && codebase.symbols.words(of: dependency.target).suffix(from: ["dto", "response"]) != nil
      || codebase.dependencies(on: dependency.target).contains {
        $0.from.ring == .data && codebase.reference(of: $0).role == .decoded
      }
    if isDecoded {
      return codebase.hasDomain
        ? Phrase(
          "move '\(name)' to \(layer), which decodes it, and let screens show a value of Domain",
          zh: "把 '\(name)' 移到解码它的 \(layer)，让界面展示 Domain 的值")
        : Phrase(
          "move '\(name)' to \(layer), which decodes it", zh: "把 '\(name)' 移到解码它的 \(layer)")
    }
    if isOfAsker(dependency) { return Self.alone(name, layer) }
    if let way = business(dependency.target) { return way }
    guard isClean(dependency.target), codebase.isOfAllLayers(dependency.target) else { return nil }
    return Phrase(
      "move '\(name)' to Domain, which names it already", zh: "把 '\(name)' 移到已经引用它的 Domain")
  }

  /// The first protocol or use case of Domain that asks with a value which stands among screens, or gives it.
  private func promiser(of id: SymbolID) -> SymbolID? {
    guard [.struct, .enum].contains(codebase.symbols[id].kind),
      codebase.roles[id].isDisjoint(with: [.view, .viewModel, .coordinator])
    else { return nil }
    return codebase.dependencies(on: id).lazy.filter { other in
      other.from == .domain
        && [.parameter, .return, .genericArgument].contains(self.codebase.reference(of: other).role)
    }.compactMap { self.codebase.outermostType(of: $0) }.first { namer in
      !self.codebase.roles[namer].isDisjoint(with: [
        .repositoryProtocol, .useCase, .useCaseProtocol,
      ])
    }
  }

  /// What to do about constants that stand among screens: those of one layer alone go there, and what
  /// Domain says in a screen's words goes to the screens.
  private func toldByScreens(_ dependency: Dependency) -> Phrase? {
    guard codebase.isNamespace(dependency.target) else { return nil }
    let whole = codebase.namespace(around: dependency.target)
    let (name, layer) = (codebase.symbols[whole].qualifiedName, dependency.from.rawValue)
    let isOfOthers = codebase.workspace.files.indices.contains { file in
      codebase.dependencies(of: file).contains {
        $0.from.ring != dependency.from.ring && codebase.namespace(around: $0.target) == whole
      }
    }
    if !isOfOthers { return Self.alone(name, layer) }
    let owner = codebase.reference(of: dependency).owner
    guard dependency.from == .domain, let maker = codebase.maker(owner, in: dependency.file) else {
      return nil
    }
    let type = namer(dependency)
    return Phrase(
      "move '\(maker)' to an extension of '\(type)' in Presentation, where '\(name)' is known",
      zh: "把 '\(maker)' 移到 Presentation 中 '\(type)' 的扩展，那里可以引用 '\(name)'")
  }

  /// Whether all that a file names of a type is what its methods give back, at once or in a stream.
  private func isGivenAway(_ dependency: Dependency) -> Bool {
    let facts = codebase.facts(dependency.file)
    let uses = codebase.dependencies(on: dependency.target).filter { $0.file == dependency.file }
    // What an alias says of it goes by how a method names it.
    let named = uses.map { codebase.reference(of: $0) }
      .filter { $0.owner < 0 || facts[$0.owner].kind != .typealias }
    return !named.isEmpty
      && named.allSatisfy { use in
        switch use.role {
        case .return, .construction: true
        case .genericArgument: use.owner >= 0 && facts[use.owner].kind == .function
        default: false
        }
      }
  }

  /// What takes the place of a value that knows more than Domain may.
  func replaced(_ dependency: Dependency, _ name: String, _ layer: String) -> Phrase {
    let namer = namer(dependency)
    if let way = constants(dependency) ?? handedValues(dependency) ?? givenBack(dependency) {
      return way
    }
    if codebase.isNamespace(dependency.target), dependency.to == .presentation {
      return Self.telling(namer, name)
    }
    if codebase.isNamespace(dependency.target) {
      return askProtocol(asker(dependency), name, codebase.outerHome(of: dependency.target))
    }
    let words = codebase.symbols.words(of: dependency.target)
    if dependency.from == .domain, dependency.to.ring == .data, isPlain(dependency.target) {
      let outer = codebase.replacing(codebase.outerWords(of: dependency.target, withBytes: false))
      return Phrase(
        "move '\(name)' to Domain\(outer)", zh: "把 '\(name)' 移到 Domain\(outer)")
    }
    if dependency.to.ring == .data, words.suffix(from: Self.questions) != nil {
      return Self.asking(namer, name, layer)
    }
    if codebase.reference(of: dependency).role == .parameter {
      return Phrase(
        "let '\(namer)' take a value of Domain, and make '\(name)' of it in \(layer)",
        zh: "让 '\(namer)' 接收 Domain 的值，并在 \(layer) 中由它构造 '\(name)'")
    }
    if dependency.from == .domain, dependency.to == .presentation, isGivenAway(dependency) {
      return Phrase(
        "declare what '\(namer)' gives as a value of Domain, and make '\(name)' of it in \(layer)",
        zh: "把 '\(namer)' 给出的内容声明为 Domain 的值，在 \(layer) 中由它构造 '\(name)'")
    }
    return Phrase(
      """
      declare what '\(namer)' needs as a value of Domain, and make that value from '\(name)' in \(layer)
      """, zh: "在 Domain 中按 '\(namer)' 的需求声明值，并在 \(layer) 中由 '\(name)' 得到它")
  }
}

extension Codebase {
  /// Whether an error says how something was fetched or kept, which Domain must not know.
  package func isOfTransport(_ id: SymbolID) -> Bool {
    let cases = members(of: id).filter { declaration($0).kind == .enumCase }
    let words =
      cases.flatMap { NameWords(name($0)).all } + symbols.words(of: id).all
    let own = symbols[id].name
    if own.contains("CoreData") || own.contains("SwiftData") || own.contains("UserDefault") {
      return true
    }
    return !Set(words).isDisjoint(with: [
      "network", "server", "http", "api", "status", "database", "url", "decoding", "encoding",
      "response", "request", "moya", "alamofire", "json", "storage", "store", "realm", "sqlite",
      "sql", "wire", "transport", "remote", "client", "connection", "socket", "keychain",
      "firebase", "firestore", "disk", "cache", "persistence",
    ])
  }
}
