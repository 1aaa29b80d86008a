package import StrataModel
package import StrataCode

/// What to do about a forbidden naming, with the project's own names.
package struct ReferenceHelp {
  let codebase: Codebase
  let route: LegalRoute
  let stray: StrayValues

  /// Help for a code base, by the routes that it has.
  package init(_ codebase: Codebase, _ route: LegalRoute) {
    self.codebase = codebase
    self.route = route
    stray = StrayValues(codebase)
  }

  /// One sentence for a dependency that the table forbids.
  func text(_ dependency: Dependency) -> Phrase {
    let symbol = codebase.symbols[dependency.target]
    if codebase.reference(of: dependency).role == .extended { return ofExtension(dependency) }
    if dependency.from == .common { return outOfCommon(dependency) }
    if dependency.to.ring == .data, codebase.isLog(dependency.target) {
      return Phrase(
        "move '\(name(dependency))' to Common: every layer may write to a log",
        zh: "把 '\(name(dependency))' 移到 Common：每一层都可以写日志")
    }
    if let way = outOfKey(dependency) ?? outOfHelper(dependency) ?? ofRequests(dependency) {
      return way
    }
    if let way = misdrawn(dependency) ?? codebase.mapperGoes(dependency) ?? misfiled(dependency)
      ?? ofGeneric(dependency)
    {
      return way
    }
    if let way = dropDefault(dependency) ?? outOfDomain(dependency) ?? outOfEntity(dependency)
      ?? outOfData(dependency) ?? helperOfScreens(dependency)
      ?? outToScreens(dependency) ?? toScreens(dependency)
    {
      return way
    }
    if dependency.to == .app || codebase.roles.has(dependency.target, .container) {
      return outOfApp(dependency)
    }
    switch symbol.kind {
    case .protocol: return moveProtocol(dependency)
    case .class, .actor: return hide(dependency)
    case .enum where isCalledStatically(dependency): return hide(dependency)
    case .struct
    where isWorker(dependency.target) || isCalledStatically(dependency)
      || route.abstraction(of: dependency.target, for: dependency.from) != nil:
      return hide(dependency)
    default:
      return isError(dependency.target) && !stray.contains(dependency.target)
        ? turnError(dependency) : turnValue(dependency)
    }
  }

  /// Where what has nothing of the outer ring belongs.
  private func misfiled(_ dependency: Dependency) -> Phrase? {
    let name = name(dependency)
    if codebase.isMisfiledUseCase(dependency.target) {
      return Phrase(
        "move '\(name)' to Domain: it knows nothing of \(dependency.to.rawValue)",
        zh: "把 '\(name)' 移到 Domain：它没有用到 \(dependency.to.rawValue) 的任何内容")
    }
    let isKept =
      codebase.symbols.words(of: dependency.target).suffix(
        from: ["cache", "service", "store", "storage", "manager", "client"]) != nil
    guard !isKept, codebase.isTool(dependency) || codebase.isBox(dependency) else { return nil }
    return Phrase(
      "move '\(name)' to Common: it reaches nothing outside", zh: "把 '\(name)' 移到 Common：它不访问任何外部资源"
    )
  }

  /// The layer to which the help would move what is named, as it is; nil where it says something else.
  package func destination(of dependency: Dependency) -> Layer? {
    let role = codebase.reference(of: dependency).role
    let isInner =
      dependency.from == .domain || dependency.from == .presentation
      || dependency.from.ring == .data
    guard role != .extended, role != .conformance, dependency.to != .app, isInner,
      isClean(dependency.target), ofWire(dependency) == nil, ofRequests(dependency) == nil,
      madeOf(dependency) == nil
    else { return nil }
    switch codebase.symbols[dependency.target].kind {
    case .protocol: return dependency.from == .presentation ? .domain : dependency.from
    case .enum: return .domain
    case .struct:
      return route.abstraction(of: dependency.target, for: dependency.from) == nil ? .domain : nil
    default: return nil
    }
  }

  func name(_ dependency: Dependency) -> String {
    codebase.symbols[dependency.target].qualifiedName
  }

  func namer(_ dependency: Dependency) -> String {
    codebase.namer(of: codebase.reference(of: dependency).owner, in: dependency.file).symbol
  }

  /// Who is to ask for what code names: of a view that has a view model, that one.
  func asker(_ dependency: Dependency) -> String {
    askingType(dependency).map { codebase.symbols[$0].qualifiedName } ?? namer(dependency)
  }

  /// The type that is to ask for what code names.
  func askingType(_ dependency: Dependency) -> SymbolID? {
    let owner = codebase.reference(of: dependency).owner
    let namer = codebase.namingType(of: owner, in: dependency.file)
    return namer.flatMap(codebase.screenModel) ?? namer
  }

  /// Whether a protocol is called like the type that keeps it.
  private func sharesWord(_ promise: SymbolID, _ id: SymbolID) -> Bool {
    !Set(codebase.symbols.words(of: promise).bare)
      .isDisjoint(with: codebase.symbols.words(of: id).bare)
  }

  func isError(_ id: SymbolID) -> Bool {
    codebase.symbols.conforms(id, to: ["Error", "LocalizedError", "Swift.Error"])
  }

  /// Whether a type names nothing that Domain must not know: no type of another layer, no SDK type
  /// but the language's, and no bytes unless they are allowed.
  func isClean(_ id: SymbolID, withBytes: Bool = false) -> Bool {
    let isSource =
      codebase.symbols.words(of: id).suffix(
        from: ["datasource", "storage", "client", "api", "manager", "managable", "manageable"])
      != nil
    return !isSource && codebase.outerWords(of: id, withBytes: withBytes).isEmpty
  }

  /// A concrete type with behaviour is hidden behind a protocol.
  private func hide(_ dependency: Dependency) -> Phrase {
    let name = name(dependency)
    if codebase.isPlainRecord(dependency.target) { return turnRecord(dependency) }
    if let way = asked(dependency) ?? askedOfUseCase(dependency)
      ?? ownConstants(dependency) ?? handedValues(dependency)
    {
      return way
    }
    guard codebase.reference(of: dependency).role != .conformance else {
      let layer = dependency.from.rawValue
      return Phrase(
        """
        build on a type of \(layer) or Common, or hold what is needed of '\(name)' instead of \
        inheriting it
        """, zh: "改为继承 \(layer) 或 Common 的类型，或持有 '\(name)' 中需要的部分，而不是继承它")
    }
    let promise = route.abstraction(of: dependency.target, for: dependency.from)
    if let way = watched(dependency, promise) { return way }
    let place = route.wiringPlace(for: dependency.target, into: askingType(dependency))
    if let abstraction = promise {
      return depend(on: abstraction, place, dependency)
    }
    if let outer = outerProtocol(of: dependency.target, in: dependency.file) {
      let owner = codebase.reference(of: dependency).owner
      return moveIn(
        outer, of: dependency.target, for: codebase.namingType(of: owner, in: dependency.file),
        place)
    }
    let namer = asker(dependency)
    if let way = askedByExtension(dependency) { return way }
    if let way = asked(ofPort: dependency, namer, place) ?? unasked(dependency, place) {
      return way
    }
    if dependency.from == .domain, dependency.to.ring == .data, isClean(dependency.target),
      codebase.roles[dependency.target].isDisjoint(with: [.repositoryImplementation, .dataSource])
    {
      return Phrase(
        "move '\(name)' to Domain: it uses nothing from outside of it",
        zh: "把 '\(name)' 移到 Domain：它没有使用 Domain 之外的任何内容")
    }
    if let known = codebase.wrapper(over: dependency.target, askedIn: dependency.file) {
      let (asked, over) = (
        codebase.symbols[known.promise].qualifiedName, codebase.symbols[known.wrapper].qualifiedName
      )
      return Phrase(
        "ask '\(asked)', which '\(over)' keeps over '\(name)' already, and hand that to '\(namer)'",
        zh: "改用 '\(asked)'：'\(over)' 已在 '\(name)' 之上实现它，再把它交给 '\(namer)'")
    }
    if isGeneral(dependency.target) || isCalledStatically(dependency)
      || codebase.isGeneric(codebase.symbols[dependency.target].place)
      || codebase.isLinkedByDomain(dependency.target)
      || dependency.to.ring == .data && codebase.adapterHome(of: dependency.target) != nil
    {
      return askProtocol(namer, name, codebase.outerHome(of: dependency.target))
    }
    return newProtocol(dependency, for: namer, place)
  }

  /// To declare a protocol for what is asked of a type, and to hand that in.
  private func newProtocol(_ dependency: Dependency, for namer: String, _ place: Phrase) -> Phrase {
    if dependency.from == .presentation, let way = ofCell(dependency) { return way }
    let (name, words) = (name(dependency), codebase.replacing(wordsAsked(dependency)))
    let own = self.namer(dependency)
    let asking: Phrase =
      own == namer
      ? .empty
      : Phrase(", and move there what '\(own)' does with it", zh: "，并把 '\(own)' 用它所做的事移到那里")
    let handing =
      codebase.isMadeOnce(dependency.target)
      ? Phrase(
        "pass its shared instance in\(byWay(dependency))", zh: "传入它的共享实例\(byWay(dependency))")
      : Phrase("build '\(name)' \(place)", zh: "\(place)构造它")
    return Phrase(
      """
      declare what '\(namer)' needs as a protocol in Domain\(words), let '\(name)' conform to it, and \(handing)\(asking)
      """,
      zh: """
        在 Domain 中把 '\(namer)' 的需求声明为协议\(words)，让 '\(name)' 遵循它，\
        并\(handing)\(asking)
        """)
  }

  /// The types that Domain must not know in what is asked there.
  func wordsAsked(_ dependency: Dependency) -> [String] {
    let owner = codebase.reference(of: dependency).owner
    return codebase.outerWords(
      askedOf: dependency.target, by: codebase.namingType(of: owner, in: dependency.file),
      in: dependency.file)
  }

  /// Whether a type carries any request: no promise of one screen is its business.
  private func isGeneral(_ id: SymbolID) -> Bool {
    !Set(codebase.symbols.words(of: id).all).isDisjoint(with: [
      "api", "network", "networking", "http", "https", "rest",
    ])
  }

  /// Whether a struct is no value: it loads, stores or keeps a promise of the project.
  func isWorker(_ id: SymbolID) -> Bool {
    guard !isError(id), !codebase.symbols.isCodable(id) else { return false }
    if !codebase.roles[id].isDisjoint(with: [.repositoryImplementation, .dataSource]) {
      return true
    }
    let methods = codebase.methods(of: id)
    return methods.contains {
      codebase.declaration($0).modifiers.contains(.isAsync)
        && !codebase.declaration($0).modifiers.contains(.isStatic)
    } || !methods.isEmpty && !codebase.promises(of: id).isEmpty
  }

  /// A protocol of the type that stands too far out, best a repository's or one that the file names.
  func outerProtocol(of id: SymbolID, in file: Int) -> SymbolID? {
    let all = codebase.promises(of: id).filter {
      !route.asksForTypes(codebase.symbols[$0].place)
    }
    let asked = all.filter { codebase.roles.has($0, .repositoryProtocol) }
    // What keeps a repository's data and one promise keeps it for those who ask, whatever it is called.
    let isRepository = codebase.roles.has(id, .repositoryImplementation) && all.count == 1
    let protocols =
      asked.isEmpty && isRepository
      ? all
      : asked.isEmpty
        ? all.filter { isOwn($0, of: id) || sharesWord($0, id) && isClean($0, withBytes: true) }
        : asked
    let named = codebase.dependencies(of: file).first {
      protocols.contains($0.target)
    }
    return named?.target ?? protocols.first
  }

  /// Whether a type is called after what it keeps: `MenuServiceImpl`, `DefaultMenuService`.
  private func isOwn(_ promise: SymbolID, of id: SymbolID) -> Bool {
    codebase.symbols[id].name.contains(codebase.symbols[promise].name)
  }
}
