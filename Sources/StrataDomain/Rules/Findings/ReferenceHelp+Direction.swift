internal import StrataCode
internal import StrataModel

// Which way a value goes that a type of Domain names, and what goes with it.

extension ReferenceHelp {
  /// What to do where Domain only gives a value of another layer back, or builds one for it.
  func givenBack(_ dependency: Dependency) -> Phrase? {
    let (name, namer, layer) = (
      name(dependency), namer(dependency), dependency.to.rawValue
    )
    if dependency.to == .presentation, dependency.from != .app,
      codebase.reference(of: dependency).role == .parameter
    {
      return Phrase(
        "let '\(namer)' take a value of Domain, which Presentation makes of '\(name)'",
        zh: "让 '\(namer)' 接收 Domain 的值，由 Presentation 从 '\(name)' 得到它")
    }
    guard dependency.from == .domain else { return nil }
    if isResult(dependency) {
      if dependency.to == .presentation, let way = comesAlong(dependency) { return way }
      return dependency.to == .presentation
        ? Phrase(
          "return a value of Domain from '\(namer)', and make '\(name)' of it in Presentation",
          zh: "由 '\(namer)' 返回 Domain 的值，再在 Presentation 中由它构造 '\(name)'")
        : Phrase(
          "return a value of Domain from '\(namer)', which \(layer) makes of '\(name)'",
          zh: "由 '\(namer)' 返回 Domain 的值，由 \(layer) 从 '\(name)' 得到它")
    }
    let role = codebase.reference(of: dependency).role
    guard dependency.to == .presentation, role == .construction else { return nil }
    return Phrase(
      "let '\(namer)' keep plain values, and build '\(name)' of them in Presentation",
      zh: "让 '\(namer)' 保存普通的值，再在 Presentation 中由它们构造 '\(name)'")
  }

  /// What to do where a value of Domain is made of one of Data, or makes one.
  func madeOf(_ dependency: Dependency) -> Phrase? {
    guard dependency.from == .domain, dependency.to.ring == .data else { return nil }
    let reference = codebase.reference(of: dependency)
    if reference.role == .return,
      let maker = codebase.maker(reference.owner, in: dependency.file)
    {
      return codebase.moved(maker, name(dependency), dependency.to.rawValue)
    }
    return reference.role == .parameter
      ? codebase.made([dependency], dependency.to.rawValue) : nil
  }

  /// What to do with a plain choice of a screen by which Domain asks or answers, too.
  func shared(_ dependency: Dependency) -> Phrase? {
    let role = codebase.reference(of: dependency).role
    guard dependency.from == .domain, dependency.to == .presentation,
      [.parameter, .return, .genericArgument].contains(role),
      codebase.symbols[dependency.target].kind == .enum,
      Set(codebase.symbols.words(of: dependency.target).all).isDisjoint(with: [
        "style", "color", "font", "button", "image", "icon", "screen", "view", "cell", "tab",
      ])
    else { return nil }
    let name = name(dependency)
    return Phrase(
      "move '\(name)' to Domain, which names it too, and leave how it looks to an extension in Presentation",
      zh: "把 '\(name)' 移到 Domain（那里也引用它），外观留给 Presentation 中的扩展")
  }

  /// A protocol among what starts the app that names nothing of the project can stand before all layers.
  func kernelPromise(_ dependency: Dependency) -> Phrase? {
    let id = dependency.target
    guard codebase.symbols[id].kind == .protocol,
      codebase.reference(of: dependency).role == .conformance,
      codebase.members(of: id).allSatisfy({ codebase.namings(of: $0).isEmpty }),
      codebase.namings(of: codebase.place(of: id)).isEmpty
    else { return nil }
    let name = name(dependency)
    return Phrase(
      "move '\(name)' to Common: it names no other type of the project",
      zh: "把 '\(name)' 移到 Common：它没有引用项目中的其他类型")
  }

  /// What to do where the key of an injection library builds its live value beside screens.
  func outOfKey(_ dependency: Dependency) -> Phrase? {
    guard codebase.isLiveValue(dependency), let key = codebase.outermostType(of: dependency) else {
      return nil
    }
    let (name, known) = (name(dependency), codebase.symbols[key].qualifiedName)
    return Phrase(
      "move the 'liveValue' of '\(known)', which builds '\(name)', to an extension in the composition root",
      zh: "把 '\(known)' 中构造 '\(name)' 的 'liveValue' 移到组合根的扩展中")
  }

  /// Whether a name stands in what a function gives back.
  private func isResult(_ dependency: Dependency) -> Bool {
    let reference = codebase.reference(of: dependency)
    guard reference.owner >= 0, codebase.facts(dependency.file)[reference.owner].kind == .function
    else { return false }
    if reference.role == .return { return true }
    let place = DeclarationID(file: dependency.file, declaration: reference.owner)
    return reference.role == .genericArgument
      && codebase.facts(dependency.file)[reference.owner].span.end <= reference.span.start
      && !codebase.declaration(place).modifiers.contains(.hasBody)
      && !codebase.parameters(of: place).contains { $0.span.contains(reference.span.start) }
  }

  /// To move what no screen names, with the plain values that it is made of.
  private func comesAlong(_ dependency: Dependency) -> Phrase? {
    let id = dependency.target
    guard [.struct, .enum].contains(codebase.symbols[id].kind),
      let others = companions(of: id),
      ([id] + others).allSatisfy({ type in
        codebase.dependencies(on: type).allSatisfy {
          $0.from != .presentation || others.contains(type)
            || $0.file == codebase.symbols[type].place.file
        }
      })
    else { return nil }
    let (name, namer) = (name(dependency), namer(dependency))
    guard !others.isEmpty else {
      return Phrase(
        "move '\(name)' to Domain: '\(namer)' gives it back, and no screen names it",
        zh: "把 '\(name)' 移到 Domain：它由 '\(namer)' 返回，没有界面引用它")
    }
    let rest = codebase.listed(others.map { codebase.symbols[$0].qualifiedName })
    return Phrase(
      "move '\(name)' to Domain with \(rest), which it names: '\(namer)' gives it back, and no screen names it",
      zh: "把 '\(name)' 和它引用的 \(rest) 一起移到 Domain：它由 '\(namer)' 返回，没有界面引用它")
  }

  /// The plain types of other layers that a type is made of; nil where it needs more than these.
  private func companions(of id: SymbolID) -> [SymbolID]? {
    var found: [SymbolID] = []
    var open = [id]
    while let next = open.popLast() {
      let words = Set(codebase.outerWords(of: next, withBytes: true))
      guard !words.isEmpty else { continue }
      let place = codebase.symbols[next].place
      let extent = codebase.declaration(place).extent
      for (position, reference) in codebase.facts(place.file).references.enumerated()
      where extent.contains(reference.span.start) {
        guard case .symbol(let other) = codebase.references[place.file][position] else {
          if words.contains(codebase.facts(place.file)[reference.name]) { return nil }
          continue
        }
        guard words.contains(codebase.symbols[other].qualifiedName), other != id,
          !found.contains(other)
        else { continue }
        guard [.struct, .enum].contains(codebase.symbols[other].kind), found.count < 3 else {
          return nil
        }
        found.append(other)
        open.append(other)
      }
    }
    return found
  }

  /// What to do where Domain reads members of a type of another layer that are values in themselves.
  func handedValues(_ dependency: Dependency) -> Phrase? {
    let facts = codebase.facts(dependency.file)
    let uses = codebase.dependencies(on: dependency.target).filter {
      $0.file == dependency.file
    }.map { codebase.reference(of: $0) }
    var names: [String] = []
    for use in uses {
      guard use.role == .staticAccess, let member = use.member.map({ facts[$0] }) else {
        return nil
      }
      if !names.contains(member) { names.append(member) }
    }
    let kept = codebase.members(of: dependency.target).filter { place in
      codebase.declaration(place).kind == .property
        && codebase.declaration(place).modifiers.isSuperset(of: [.isStatic, .isConstant])
        && codebase.namings(of: place).allSatisfy { naming in
          let layer = codebase.layer(of: naming.type)
          return layer == .domain || layer == .common
        }
    }
    guard !names.isEmpty, Set(kept.map { codebase.name($0) }).isSuperset(of: names) else {
      return nil
    }
    let (name, namer) = (name(dependency), namer(dependency))
    if dependency.from == .presentation, stray.isOfScreens(dependency.target) {
      return Self.ofScreens(name)
    }
    let isOwn =
      dependency.from != .presentation
      && !codebase.workspace.files.indices.contains { file in
        file != dependency.file && names.contains { codebase.facts(file).usedNames.contains($0) }
      }
    if isOwn {
      return Phrase(
        "move \(codebase.listed(names)) from '\(name)' to '\(namer)': nothing else reads \(names.count == 1 ? "it" : "them")",
        zh: "把 \(codebase.listed(names)) 从 '\(name)' 移到 '\(namer)'：只有它在读取")
    }
    let values = names.count == 1 ? "value" : "values"
    return Phrase(
      "hand '\(namer)' the \(values) of \(codebase.listed(names)) from outside, in place of reading '\(name)'",
      zh: "从外部把 \(codebase.listed(names)) 的值传给 '\(namer)'，而不是读取 '\(name)'")
  }

  /// Whether code calls a static function of a type, by which no instance keeps a promise.
  func isCalledStatically(_ dependency: Dependency) -> Bool {
    let reference = codebase.reference(of: dependency)
    guard reference.role == .staticAccess, dependency.to.ring == .data,
      let member = reference.member
    else { return false }
    let name = codebase.facts(dependency.file)[member]
    return codebase.members(of: dependency.target).contains {
      let declared = codebase.declaration($0)
      // What can be set anew is kept somewhere, and no value of the type.
      let works =
        declared.kind == .property
        ? declared.modifiers.isDisjoint(with: [.isConstant, .isComputed])
        : declared.kind == .function
          && codebase.namings(of: $0, as: [.return]).allSatisfy { $0.type != dependency.target }
      return works && codebase.name($0) == name && declared.modifiers.contains(.isStatic)
    }
  }

  /// What to do about what belongs to requests and stores, which Domain must not speak of.
  func ofWire(_ dependency: Dependency) -> Phrase? {
    guard dependency.to.ring == .data, isOfWire(dependency.target) else { return nil }
    if dependency.from.ring != .data, codebase.hasDomain {
      return askProtocol(
        asker(dependency), name(dependency), codebase.outerHome(of: dependency.target))
    }
    let (name, namer, layer) = (name(dependency), namer(dependency), dependency.to.rawValue)
    return Phrase(
      "move what '\(namer)' does with '\(name)' to a repository or a service in \(layer)",
      zh: "把 '\(namer)' 对 '\(name)' 的操作移到 \(layer) 中的 Repository 或服务")
  }

  /// What to do where a type of Domain describes requests, whatever of another layer it names.
  func ofRequests(_ dependency: Dependency) -> Phrase? {
    let owner = codebase.reference(of: dependency).owner
    guard dependency.from == .domain, dependency.to.ring == .data,
      let type = codebase.namingType(of: owner, in: dependency.file),
      codebase.roles[type].isDisjoint(with: [.useCase, .useCaseProtocol, .repositoryProtocol])
    else { return nil }
    let words = codebase.symbols.words(of: type)
    let isEndpoint =
      isOfWire(dependency.target)
      && words.suffix(from: ["endpoint", "endpoints", "router", "target", "api", "apis"]) != nil
    let isBuilder =
      words.all.contains("request")
      && words.suffix(from: ["builder", "factory", "maker", "convertible"]) != nil
    guard isEndpoint || isBuilder else { return nil }
    let (namer, layer) = (namer(dependency), dependency.to.rawValue)
    return Phrase(
      "move '\(namer)' to \(layer): it describes requests",
      zh: "把 '\(namer)' 移到 \(layer)：它描述的是请求")
  }

  /// Whether a type is called for what requests are made of.
  func isOfWire(_ id: SymbolID) -> Bool {
    let words = Set(NameWords(codebase.symbols[id].qualifiedName).all)
    return !words.isDisjoint(with: Self.wire)
      || codebase.isNamespace(id) && !words.isDisjoint(with: Self.parts)
  }

  /// Words of what a request is made of, which no screen makes.
  private static let wire: Set<String> = [
    "endpoint", "endpoints", "api", "url", "urls", "network", "http", "https", "remote", "router",
    "header", "headers",
  ]

  /// What names of a request's parts are gathered under.
  private static let parts: Set<String> = ["path", "paths", "query", "queries"]
}
