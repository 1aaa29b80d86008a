internal import StrataCode
internal import StrataModel

/// What links between targets say of their layers.
struct ModuleLinks {
  let modules: [Module]
  private let layers: ModuleLayers
  /// The targets that apps and tools link themselves.
  private let ofApps: Set<Int>
  private let slices: SliceNames

  init(_ modules: [Module], _ layers: ModuleLayers) {
    self.modules = modules
    self.layers = layers
    slices = SliceNames(among: modules.map(\.name))
    ofApps = Set(
      modules.filter { $0.kind == .application || $0.kind == .tool }.flatMap(\.dependencies)
        .flatMap(layers.links.targets))
  }

  /// The targets that a dependency's name means: a target, or the targets of a product.
  func targets(of dependency: Module.Dependency) -> [Int] { layers.links.targets(of: dependency) }

  /// Whether a target links another, itself or through what it links.
  func reaches(_ target: Int, from start: Int) -> Bool { layers.links.reaches(target, from: start) }

  /// What to do about a link that a target has no use for, though others may get at it there.
  func idleHelp(_ name: String, of index: Int, in codebase: Codebase) -> Phrase {
    let users = modules.indices.filter { other in
      other != index && modules[other].kind != .test && reaches(index, from: other)
        && codebase.imports(name, in: other)
        && !modules[other].dependencies.contains { $0.name == name }
    }
    let module = modules[index].name
    guard !users.isEmpty else {
      return Phrase(
        "remove the link: no file of '\(module)' imports '\(name)'",
        zh: "移除这个链接：'\(module)' 中没有文件导入 '\(name)'")
    }
    let others = codebase.listed(users.map { modules[$0].name })
    return Phrase(
      "move the link to \(others), which \(users.count == 1 ? "imports" : "import") '\(name)': no file of '\(module)' does",
      zh: "把这个链接移到导入 '\(name)' 的 \(others)：'\(module)' 中没有文件导入它")
  }

  /// Whether a target implements what an `…Interface` beside it promises: its name says whose it is,
  /// and not in which layer.
  func implements(_ index: Int) -> Bool {
    slices.contains(modules[index].name)
  }

  /// Whether a target with screens ties the app together: the app links it and reaches the other
  /// only through it, and it links screens of other targets, too.
  func composes(_ index: Int, with other: Int) -> Bool {
    guard ofApps.contains(index), !ofApps.contains(other) else { return false }
    return modules[index].dependencies.flatMap(targets).contains {
      $0 != index && layers.layer(ofModule: $0) == .presentation
    }
  }
}

extension Codebase {
  /// Whether no file of a target imports what it links, or a part of it: `FirebaseAuth` of `Firebase`.
  func isIdle(_ name: String, in index: Int) -> Bool {
    let files = workspace.files.indices.filter {
      workspace.files[$0].modules.contains(index)
    }
    return !files.isEmpty && !imports(name, in: index)
  }

  /// Whether files of a target tell an injection library what to build.
  func registers(in index: Int) -> Bool {
    workspace.files.indices.contains { file in
      let facts = facts(file)
      return workspace.files[file].modules.contains(index)
        && (facts.declarations.contains {
          $0.kind == .extension && facts[$0.name].hasSuffix("Container")
        }
          || facts.shapes.contains { shape in
            shape.calledPath.map { facts[$0].contains("register") } ?? false
          }
          || facts.declarations.contains { facts[$0.name].hasPrefix("register") })
    }
  }

  /// Whether a target declares models of a store.
  func keepsModels(in index: Int) -> Bool {
    types(.persistenceModel).contains {
      workspace.files[symbols[$0].place.file].modules.contains(index)
    }
  }

  /// The attributes by which a file has an injection library look up what it needs.
  func lookUps(in file: Int) -> [Attribute] {
    facts(file).attributes.filter {
      ["Injected", "LazyInjected", "WeakLazyInjected", "InjectedObject", "Inject"]
        .contains(facts(file)[$0.name])
    }
  }

  /// Whether files of a target have an injection library look up what they need.
  func looksUp(in index: Int) -> Bool {
    workspace.files.indices.contains { file in
      workspace.files[file].modules.contains(index)
        && !lookUps(in: file).isEmpty
    }
  }

  /// Whether a file of a target imports a library or a part of it.
  func imports(_ name: String, in index: Int) -> Bool {
    workspace.files.indices.contains { file in
      workspace.files[file].modules.contains(index)
        && facts(file).importedModules.contains { $0.hasPrefix(name) }
    }
  }
}

extension ModuleLinks {
  /// What to do about a link against the arrows, by what the linking target names of the other.
  func help(_ name: String, _ target: Int, of index: Int, in codebase: Codebase) -> Phrase {
    way(name, target, of: index, in: codebase)
      + keeping(name, target, of: index, in: codebase)
  }

  private func way(_ name: String, _ target: Int, of index: Int, in codebase: Codebase) -> Phrase {
    let module = modules[index].name
    let named = codebase.types(of: target, namedIn: index)
    let wired = codebase.wholes(among: codebase.types(of: target, wiredIn: index))
    if named.isEmpty, let way = codebase.composersGo(from: index, with: target, name) { return way }
    if named.isEmpty, let way = unnamed(name, target, wired, of: index, in: codebase) { return way }
    guard !named.isEmpty else {
      return turned(index, target, name, .empty, in: codebase)
        ?? throughProtocol(name, module, .empty, codebase)
    }
    if codebase.modules.layer(ofModule: index) == .domain,
      let way = codebase.implementationsGo(from: index, with: target, name)
        ?? promisesGo(named, from: index, by: name, to: target, in: codebase)
        ?? conformancesGo(from: index, to: target, name, in: codebase)
        ?? turnedRound(named, from: index, to: target, in: codebase)
    {
      return way
    }
    let listed = codebase.listed(named.map { codebase.symbols[$0].qualifiedName })
    if codebase.hasDomain, named.count <= 3, named.allSatisfy(codebase.isErrorType) {
      let words = Set(named.flatMap { codebase.symbols.words(of: $0).all })
      guard words.isDisjoint(with: ["network", "server", "http", "api", "status", "database"])
      else {
        return Phrase(
          "declare in Domain what can go wrong, turn \(listed) into that in Data, and remove '\(name)' from '\(module)'",
          zh: "在 Domain 中声明可能出错的情况，在 Data 中把 \(listed) 转换成它，并从 '\(module)' 中移除 '\(name)'")
      }
      return Phrase(
        "move \(listed) to Domain, and remove '\(name)' from '\(module)', which names nothing else of it",
        zh: "把 \(listed) 移到 Domain，并从 '\(module)' 中移除 '\(name)'：那里没有引用它的其他内容")
    }
    let what = named.count <= 3 ? Phrase(" of \(listed)", zh: "对 \(listed) 的") : .empty
    return turned(index, target, name, what, in: codebase)
      ?? throughProtocol(name, module, what, codebase)
  }

  /// What to do about a link behind which nothing is named, or only what is built.
  private func unnamed(
    _ name: String, _ target: Int, _ wired: [SymbolID], of index: Int, in codebase: Codebase
  ) -> Phrase? {
    let module = modules[index].name
    if let (type, promise) = handed(wired, of: target, in: codebase) {
      let (what, asked) = (
        codebase.symbols[type].qualifiedName, codebase.symbols[promise].qualifiedName
      )
      return Phrase(
        "let the app build '\(what)' and hand it to '\(module)' as '\(asked)', and remove '\(name)' from '\(module)'",
        zh: "由应用构造 '\(what)' 并以 '\(asked)' 交给 '\(module)'，再从 '\(module)' 中移除 '\(name)'")
    }
    if let first = wired.first {
      let what = codebase.symbols[first].qualifiedName
      if codebase.symbols[first].kind == .protocol {
        return Phrase(
          "let the app build what '\(module)' builds over '\(what)', hand it in as a protocol of '\(module)', and remove '\(name)'",
          zh: "由应用构造 '\(module)' 中用 '\(what)' 构造的对象，以 '\(module)' 自己的协议交给它，再移除 '\(name)'")
      }
      return Phrase(
        "let the app build '\(what)' and hand it to '\(module)' as a protocol, and remove '\(name)' from '\(module)'",
        zh: "由应用构造 '\(what)' 并以协议的形式交给 '\(module)'，再从 '\(module)' 中移除 '\(name)'")
    }
    if !codebase.mayName(target, in: index) {
      if let way = partOf(name, target, of: index, in: codebase) { return way }
      if let way = lost(name, target, of: index, in: codebase) { return way }
      return codebase.imports(modules[target].name, in: index)
        ? Phrase(
          "remove '\(name)' from '\(module)', and its imports: no file there names a type of it",
          zh: "从 '\(module)' 中移除 '\(name)' 及对它的 import：那里没有文件引用它的类型")
        : Phrase(
          "remove '\(name)' from '\(module)': no file there imports it",
          zh: "从 '\(module)' 中移除 '\(name)'：那里没有文件导入它")
    }
    return nil
  }

  private func throughProtocol(
    _ name: String, _ module: String, _ what: Phrase, _ codebase: Codebase
  ) -> Phrase {
    let home = codebase.hasDomain ? "Domain" : "its own"
    return Phrase(
      "remove '\(name)' from '\(module)' and pass what is needed\(what) in through a protocol of \(home)",
      zh: """
        从 '\(module)' 中移除 '\(name)'，通过\(codebase.hasDomain ? " Domain " : "它自己")的协议\
        传入\(what)需要的内容
        """)
  }
}

extension Codebase {
  /// Whether code of one target, of tests too, may name what another declares.
  func speaks(of target: Int, in index: Int) -> Bool {
    mayName(target, in: index)
      || workspace.files.indices.contains { file in
        workspace.files[file].modules.contains(index)
          && references[file].contains { named in
            guard case .symbol(let id) = named else { return false }
            return workspace.files[symbols[id].place.file].modules.contains(target)
          }
      }
  }

  /// The types of one target that shipping code of another names, wiring aside.
  func types(of target: Int, namedIn index: Int) -> [SymbolID] {
    types(of: target, in: index, wiring: false)
  }

  /// The types of one target that another builds to put them together.
  fileprivate func types(of target: Int, wiredIn index: Int) -> [SymbolID] {
    types(of: target, in: index, wiring: true)
  }

  /// Where code of one target names what another declares.
  func namings(of target: Int, in index: Int) -> [Dependency] {
    dependencies.filter { dependency in
      workspace.files[dependency.file].modules.contains(index)
        && workspace.files[symbols[dependency.target].place.file].modules.contains(target)
    }
  }

  private func types(of target: Int, in index: Int, wiring isWiring: Bool) -> [SymbolID] {
    Set(namings(of: target, in: index).filter { $0.isWiring == isWiring }.map(\.target)).sorted()
  }
}
