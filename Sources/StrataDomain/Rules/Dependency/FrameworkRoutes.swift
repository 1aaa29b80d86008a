internal import StrataCode
internal import StrataModel

// What to do about a framework in Domain where the code says more than the framework does.

extension Codebase {
  /// What the code of a file says to do about a framework; nil where only the framework does.
  func route(of module: String, in file: Int) -> Phrase? {
    let kind = Framework(module: module)
    if let way = thrown(module, in: file) ?? model(of: module, in: file) ?? relays(
      of: module, in: file)
      ?? kept(in: file, kind) ?? (kind == .userInterface ? nil : ofData(file))
    {
      return way
    }
    if let way = signature(of: module, in: file) ?? seen(module, in: file)
      ?? holder(of: uses(of: module, in: file), by: kind, in: file)
    {
      return way
    }
    return looks(of: module, in: file) ?? resolved(kind, in: file) ?? asked(kind, in: file)
      ?? queried(module, in: file)
      ?? transported(module, in: file) ?? located(module, in: file) ?? named(module, kind, in: file)
  }

  /// What to do where a file names nothing of a framework but its error.
  private func thrown(_ module: String, in file: Int) -> Phrase? {
    let names = Set(foreignNames(in: file).filter { !isExplained($0) })
    guard names.count == 1, let name = names.first, name.hasSuffix("Error"),
      name.hasPrefix(module), name != module
    else { return nil }
    return Phrase(
      "declare an error of Domain for what goes wrong, and turn '\(name)' into it in Data",
      zh: "在 Domain 中声明表示这种失败的错误，并在 Data 中把 '\(name)' 转换成它")
  }

  /// What to do where the only type of a file that works asks one protocol that Data keeps already.
  func asked(_ kind: Framework, in file: Int) -> Phrase? {
    guard [.network, .persistence, .server].contains(kind) else { return nil }
    let workers = outerTypes(in: file).filter {
      symbols[$0].kind.isConcreteType && !methods(of: $0).isEmpty
        && roles[$0].isDisjoint(with: [.entity, .persistenceModel])
    }
    guard workers.count == 1, let worker = workers.first else { return nil }
    let ports = Set(
      storedProperties(of: worker).flatMap { namings(of: $0, as: [.property]) }.map(\.type).filter {
        symbols[$0].kind == .protocol && layer(of: $0) == .domain
          && roles[$0].isDisjoint(with: [.useCaseProtocol])
          && routes.keepers[$0, default: []].contains { layer(of: $0)?.ring == .data }
      })
    guard ports.count == 1, let port = ports.first, isCalled(in: file) else { return nil }
    let (asked, name) = (symbols[port].qualifiedName, symbols[worker].qualifiedName)
    return Phrase(
      "give '\(asked)', which '\(name)' asks already, a method for this, and do it in Data",
      zh: "为 '\(name)' 已在使用的 '\(asked)' 添加相应的方法，并在 Data 中实现")
  }

  /// Where a file names what a framework gives; nowhere, if that cannot be told.
  func uses(of module: String, in file: Int) -> [Span] {
    let kind = Framework(module: module)
    switch kind {
    case .reactive, .stream, .injection, .logging, .testing, .architecture: return []
    case .userInterface:
      return uses(of: module, drawing: file)
    default: break
    }
    let (types, letters) = (Framework.types(of: module), Framework.letters(of: module))
    let hasRx = !facts(file).importedModules.isDisjoint(with: ReactiveNames.rxModules)
    return facts(file).references.enumerated().compactMap { position, reference in
      guard references[file][position] == .external else { return nil }
      let name = String(facts(file)[reference.name].prefix { $0 != "." })
      let isIts =
        types.map { $0.contains(name) } ?? letters.map(name.hasPrefix)
        ?? !(StandardTypes.contains(name) || ReactiveNames.module(of: name) != nil
        || hasRx && ReactiveNames.isRx(name))
      return isIts ? reference.span : nil
    }
  }

  /// Where a file first names each thing that a framework draws with, and where other parts of it do; what
  /// implements a protocol of the file repeats its words.
  private func uses(of module: String, drawing file: Int) -> [Span] {
    let uses = FrameworkUses(self, file, countingAll: true)
    let (first, all) = (uses.names(of: module), uses.names(of: module, each: true))
    func types(_ names: [FrameworkUses.Name]) -> Set<SymbolID> {
      Set(names.compactMap { typesAround($0.owner, in: file).last })
    }
    let known = types(first)
    let isRepeated = types(all).allSatisfy { type in
      known.contains(type) || !known.isDisjoint(with: symbols.allSupertypes(of: type))
    }
    return (isRepeated ? first : all).map(\.span)
  }

  /// What to do where a value of Domain is stored as it is.
  func model(of module: String, in file: Int) -> Phrase? {
    guard let type = models(for: module, in: file).first, StrayValues(self).isNeeded(type) else {
      return nil
    }
    return keep(type)
  }

  /// To keep a stored value apart from its model.
  func keep(_ type: SymbolID) -> Phrase {
    let name = symbols[type].qualifiedName
    return Phrase(
      "keep '\(name)' a plain value here, and give Data a model of its own that is mapped to it",
      zh: "这里让 '\(name)' 保持为普通的值，由 Data 另外声明持久化模型并与它相互映射")
  }

  /// The types of a file that a store keeps, if a module is a store's framework.
  func models(for module: String, in file: Int) -> [SymbolID] {
    guard Framework(module: module) == .persistence else { return [] }
    return outerTypes(in: file).filter { roles.has($0, .persistenceModel) }
  }

  /// What to do about pictures, what only screens use, and what the system does for screens.
  private func seen(_ module: String, in file: Int) -> Phrase? {
    guard Framework(module: module) == .userInterface else { return nil }
    if let way = conformances(in: file, ofExtensions: true) { return way }
    if let way = part(of: module, in: file) { return way }
    if isOnlyNamedByScreens(file) {
      let name = workspace.files[file].name
      return Phrase(
        "move '\(name)' to Presentation: only screens use what it declares",
        zh: "把 '\(name)' 移到 Presentation：只有界面使用它声明的内容")
    }
    if let way = conformances(in: file, ofExtensions: false) { return way }
    if let way = shown(file) { return way }
    if holdsScreens(file) { return goesToScreens(file) }
    if isForScreens(file) {
      let name = workspace.files[file].name
      return Phrase(
        "move '\(name)' to Presentation: it only extends types of '\(module)'",
        zh: "把 '\(name)' 移到 Presentation：它只扩展 '\(module)' 的类型")
    }
    let names = FrameworkUses(self, file, countingAll: true).names(of: module).map(\.name)
    guard !names.isEmpty else { return nil }
    if outerTypes(in: file).isEmpty,
      let way = holder(of: uses(of: module, in: file), by: .userInterface, in: file)
    {
      return way
    }
    if names.allSatisfy(PictureRoute.isPicture) {
      return madeOnDemand(of: module, in: file) ?? PictureRoute(names, in: facts(file)).help
    }
    guard let service = names.first, names.allSatisfy(FrameworkUses.isService) else { return nil }
    return FrameworkUses.serviceHelp(service)
  }

  /// Whether a file only fills a container of an injection library.
  func isRegistration(_ module: String, in file: Int) -> Bool {
    Framework(module: module) == .injection
      && outerTypes(in: file).allSatisfy { type in
        let methods = methods(of: type)
        return !methods.isEmpty && methods.allSatisfy { name($0).hasPrefix("register") }
      }
  }

  /// The types of a file that stand in no other.
  func outerTypes(in file: Int) -> [SymbolID] {
    facts(file).declarations.indices.compactMap { index in
      let place = DeclarationID(file: file, declaration: DeclarationIndex(index))
      return symbols.subject(of: place).flatMap {
        symbols[$0].place == place && symbols[$0].parent == nil ? $0 : nil
      }
    }.sorted()
  }

  /// What to do where a protocol's own words are a system framework's types: it asks already, and
  /// only has to ask in plain words.
  private func signature(of module: String, in file: Int) -> Phrase? {
    guard Framework(module: module) == .system, let letters = Framework.letters(of: module) else {
      return nil
    }
    let promises = facts(file).declarations.filter { $0.kind == .protocol }.map(\.extent)
    let naming = facts(file).references.enumerated().first { position, reference in
      references[file][position] == .external && facts(file)[reference.name].hasPrefix(letters)
        && promises.contains { $0.contains(reference.span.start) }
    }?.element
    guard let naming else { return nil }
    let name = facts(file)[naming.name]
    if let (kept, asked) = keeper(ofPromiseAround: naming.owner, in: file) {
      return Phrase(
        "move '\(kept)', which implements '\(asked)', to Data, and let '\(asked)' use a value of Domain in place of '\(name)'",
        zh: "把实现 '\(asked)' 的 '\(kept)' 移到 Data，并让 '\(asked)' 用 Domain 的值代替 '\(name)'")
    }
    if naming.role == .parameter {
      return Phrase(
        "take a value of Domain instead of '\(name)'", zh: "接收 Domain 的值代替 '\(name)'")
    }
    let isOwn =
      typesAround(naming.owner, in: file).last.map { isImplementedInDomain(symbols[$0].place) }
      ?? false
    return isOwn
      ? Phrase(
        "use a value of Domain instead of '\(name)' here and in what implements it, and convert between the two outside of Domain",
        zh: "这里和其实现都用 Domain 的值代替 '\(name)'，在 Domain 之外相互转换")
      : Phrase(
        "use a value of Domain instead of '\(name)', and convert between the two where the protocol is implemented",
        zh: "用 Domain 的值代替 '\(name)'，在实现处相互转换")
  }

  /// The type that implements a protocol in the protocol's own file, with the protocol.
  private func keeper(
    ofPromiseAround owner: DeclarationIndex, in file: Int
  ) -> (keeper: String, promise: String)? {
    guard let promise = typesAround(owner, in: file).last, symbols[promise].kind == .protocol,
      let keeper = outerTypes(in: file).first(where: {
        symbols[$0].kind.isConcreteType && roles[$0].isDisjoint(with: [.useCase, .entity])
          && symbols.allSupertypes(of: $0).contains(promise)
      })
    else { return nil }
    return (symbols[keeper].qualifiedName, symbols[promise].qualifiedName)
  }

  /// What to do about a module of the project of which a file names no type.
  func unnamed(_ module: String, of layer: Layer, in file: Int) -> Phrase {
    foreignNames(in: file).allSatisfy(isExplained)
      ? Phrase(
        "remove the import: no type of '\(module)' is named here",
        zh: "删除这个 import：这里没有引用 '\(module)' 的类型")
      : Phrase(
        "remove the import if the file builds without it, else move what needs it to \(layer.rawValue)",
        zh: "如果去掉这个 import 后仍能编译，就去掉它；否则把需要它的代码移到 \(layer.rawValue)")
  }

  /// Whether a name is the language's, Foundation's or that of a library of streams.
  func isExplained(_ name: String) -> Bool {
    StandardTypes.explain([name]) || ReactiveNames.module(of: name) != nil
      || ReactiveNames.isRx(name)
  }

  /// What to do about a type that no import announces.
  func wayOut(ofSymbol type: String, _ module: String, in file: Int) -> Phrase {
    if UnmistakableSymbol.looks[type] != nil { return Framework(module: module).wayOut(of: module) }
    if Framework(module: module) == .userInterface {
      if FrameworkUses.isService(type) { return FrameworkUses.serviceHelp(type) }
      return PictureRoute.isPicture(type)
        ? PictureRoute([type], in: facts(file)).help
        : Framework(module: module).wayOut(of: module)
    }
    return ofData(file) ?? asked(Framework(module: module), in: file)
      ?? behindPort(type, in: file) ?? ofClient(in: file)
      ?? Phrase(
        "declare a protocol here for what it does and leave the call to Data",
        zh: "在这里把需要的功能声明为协议，由 Data 调用它")
  }
}
