internal import StrataCode
internal import StrataModel

// What goes from Domain, and what of it keeps a promise there.

extension Codebase {
  /// What to do where a value of Domain only conforms to what screens ask for, in an extension.
  func conformances(in file: Int, ofExtensions: Bool) -> Phrase? {
    let facts = facts(file)
    let foreign = facts.references.enumerated().filter { position, reference in
      references[file][position] == .external
        && !StandardTypes.explain([facts[reference.name]])
    }.map(\.element)
    guard let first = foreign.first, first.owner >= 0,
      foreign.allSatisfy({ $0.role == .conformance && $0.owner == first.owner }),
      facts[first.owner].kind == .extension || !ofExtensions && facts[first.owner].kind.isType,
      let type = symbols.subject(of: DeclarationID(file: file, declaration: first.owner)),
      symbols[type].kind.isConcreteType, layer(of: type) == .domain
    else { return nil }
    let (name, asked) = (symbols[type].qualifiedName, facts[first.name])
    return Phrase(
      "move the conformance of '\(name)' to '\(asked)' to an extension in Presentation",
      zh: "把 '\(name)' 对 '\(asked)' 的遵循移到 Presentation 的扩展中")
  }

  /// What to do where all types of a file keep promises that Domain makes elsewhere: they can go as
  /// they are.
  func kept(in file: Int, _ kind: Framework) -> Phrase? {
    let types = outerTypes(in: file)
    let promises = types.map { id in
      symbols.allSupertypes(of: id).first {
        symbols[$0].kind == .protocol && symbols[$0].place.file != file && layer(of: $0) == .domain
      }
    }
    guard let first = types.first, types.allSatisfy({ symbols[$0].kind.isConcreteType }),
      let promise = promises[0], !promises.contains(nil), !types.contains(where: isUseCase),
      stands(promise, for: first),
      kind != .userInterface || outerWords(of: promise, withBytes: true).isEmpty
    else { return nil }
    return goes(first, to: home(of: kind), by: promise)
  }

  /// What to do with a file of which Data alone uses something, and with one that extends a record, which
  /// is Data's.
  func ofData(_ file: Int) -> Phrase? {
    let name = workspace.files[file].name
    let types = outerTypes(in: file)
    if types.isEmpty, let record = extended(in: file).first(where: { roles.has($0, .dto) }) {
      let known = symbols[record].qualifiedName
      return Phrase(
        "move '\(name)' to Data with '\(known)', which it extends",
        zh: "把 '\(name)' 和它扩展的 '\(known)' 一起移到 Data") + turningLink(from: file)
    }
    let users = types.flatMap { dependencies(on: $0) }.filter { $0.file != file }
    let callers = users.filter { reference(of: $0).role != .extended }
    guard !callers.isEmpty, callers.allSatisfy({ $0.from.ring == .data }),
      types.allSatisfy({
        symbols[$0].kind.isConcreteType && roles[$0].isDisjoint(with: [.useCase, .entity])
      })
    else { return nil }
    let extending = Set(users.filter { $0.from == .domain }.map { workspace.files[$0.file].name })
    let along: Phrase =
      extending.isEmpty
      ? .empty
      : Phrase(
        ", along with the extension in \(listed(extending.sorted()))",
        zh: "，并带上 \(listed(extending.sorted())) 中的扩展")
    return Phrase(
      "move '\(name)' to Data\(along): nothing else uses what it declares",
      zh: "把 '\(name)' 移到 Data\(along)：没有其他代码使用它声明的内容") + turningLink(from: file)
  }

  /// What to do with what puts parts together: it goes to where the app does.
  func composed(in file: Int) -> Phrase? {
    let types = outerTypes(in: file)
    guard types.count == 1, let type = types.first,
      symbols.words(of: type).suffix(from: [
        "factory", "container", "assembly", "assembler", "composer", "injection",
      ]) != nil
    else { return nil }
    let name = symbols[type].qualifiedName
    return Phrase(
      "move '\(name)' to the app, which puts its parts together",
      zh: "把 '\(name)' 移到负责组装的应用 target")
  }

  /// What to do where the one use case of a file does itself what a repository is for.
  func behindPort(_ symbol: String, in file: Int) -> Phrase? {
    let users = outerTypes(in: file).filter { symbols[$0].kind.isConcreteType }
    guard users.count == 1, let user = users.first, isUseCase(user) else { return nil }
    let name = symbols[user].qualifiedName
    if let port = held(by: user).map(\.type).first(where: { port in
      roles.has(port, .repositoryProtocol) && layer(of: port) == .domain
        && wordsToReplace(in: port).contains(symbol)
    }) {
      let known = symbols[port].qualifiedName
      return Phrase(
        "leave '\(symbol)' out of '\(known)', too, which '\(name)' asks: let both take and give values of Domain, or a protocol of your own that Data keeps with '\(symbol)'",
        zh:
          "'\(name)' 调用的 '\(known)' 也不要使用 '\(symbol)'：让两者只使用 Domain 的值，或使用由 Data 基于 '\(symbol)' 实现的自有协议"
      )
    }
    if let way = byPort(of: user, symbol) { return way }
    return Phrase(
      "declare a repository protocol here for what '\(name)' asks, and let Data use '\(symbol)' behind it",
      zh: "在这里为 '\(name)' 的需求声明 Repository 协议，由 Data 在它背后使用 '\(symbol)'")
  }

  /// What to do where what works in Domain works with a store.
  func queried(_ module: String, in file: Int) -> Phrase? {
    guard Framework(module: module) == .persistence,
      let worker = outerTypes(in: file).filter({
        symbols[$0].kind.isConcreteType && !roles.has($0, .persistenceModel)
          && (!roles.has($0, .entity) || sharedInstance(of: $0) != nil) && !methods(of: $0).isEmpty
      }).max(by: { foreignNames(of: $0) < foreignNames(of: $1) }), foreignNames(of: worker) > 0
    else { return nil }
    let name = symbols[worker].qualifiedName
    if keepsPromise(worker) {
      return Phrase(
        "move '\(name)' to Data: it keeps a protocol already, through which Domain can ask it",
        zh: "把 '\(name)' 移到 Data：它已经遵循协议，Domain 可以通过协议使用它")
    }
    let users = FrameworkUses.once(
      dependencies(on: worker).filter { $0.from == .domain }.compactMap { outermostType(of: $0) }
    ).filter { $0 != worker }
    if !users.isEmpty, users.allSatisfy({ roles.has($0, .repositoryImplementation) }) {
      let askers = listed(users.map { symbols[$0].qualifiedName })
      let asks = users.count == 1 ? "asks" : "ask"
      return Phrase(
        "move '\(name)' to Data with \(askers), which \(asks) it: what implements a repository belongs there",
        zh: "把 '\(name)' 和使用它的 \(askers) 一起移到 Data：Repository 的实现应放在那里")
    }
    if isUseCase(worker), let way = byPort(of: worker, module) { return way }
    return Phrase(
      "declare a repository protocol here for what '\(name)' asks of '\(module)', and implement it in Data",
      zh: "在这里为 '\(name)' 对 '\(module)' 的需求声明 Repository 协议，并在 Data 中实现它")
  }

  /// How often the code of a type names what neither the project nor the language explains.
  private func foreignNames(of id: SymbolID) -> Int {
    symbols.bodies[Int(id.index)].flatMap {
      foreignNames(in: $0.file, within: facts($0.file)[$0.declaration].extent)
    }.count { !StandardTypes.explain([$0]) }
  }

  /// What to do where a use case asks one repository already: that does the rest, too.
  private func byPort(of user: SymbolID, _ used: String) -> Phrase? {
    let ports = held(by: user).map(\.type).filter { roles.has($0, .repositoryProtocol) }
    guard let port = ports.only else { return nil }
    let (asked, name) = (symbols[port].qualifiedName, symbols[user].qualifiedName)
    return Phrase(
      "let '\(asked)', which '\(name)' asks already, do what it uses '\(used)' for, and use that in Data alone",
      zh: "'\(name)' 使用 '\(used)' 完成的工作改由它已经调用的 '\(asked)' 完成，只在 Data 中使用 '\(used)'")
  }

  /// Whether a file does anything with a framework, and does not only name its types in what it takes and gives.
  func isCalled(in file: Int) -> Bool {
    let facts = facts(file)
    let uses = zip(facts.references, references[file]).filter { reference, target in
      target == .external && !isExplained(facts[reference.name])
    }.map(\.0)
    return uses.isEmpty
      || uses.contains { ![.return, .parameter, .property, .genericArgument].contains($0.role) }
  }

  /// The types of the project that a file extends.
  private func extended(in file: Int) -> [SymbolID] {
    zip(facts(file).references, references[file]).compactMap { reference, target in
      if reference.role == .extended, case .symbol(let id) = target { id } else { nil }
    }
  }

  private func isUseCase(_ id: SymbolID) -> Bool { roles.has(id, .useCase) }
}
