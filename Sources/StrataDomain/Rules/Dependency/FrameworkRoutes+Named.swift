internal import StrataCode
internal import StrataModel

// What is said of a framework where nothing but who takes what from it is known.

extension Codebase {
  /// What to do where the one type of a file takes a container and asks it for types of the project.
  func resolved(_ kind: Framework, in file: Int) -> Phrase? {
    let facts = facts(file)
    guard kind == .injection,
      let worker = outerTypes(in: file).filter({ symbols[$0].kind.isConcreteType }).only,
      !facts.usedNames.contains("register"), !roles.has(worker, .container),
      let taken = facts.references.first(where: {
        [.parameter, .property].contains($0.role) && Self.containers.contains(facts[$0.name])
      })
    else { return nil }
    let asked = zip(facts.references, references[file]).compactMap {
      reference, target -> SymbolID? in
      guard case .symbol(let id) = target, reference.role == .staticAccess,
        reference.member.map({ facts[$0] }) == "self"
      else { return nil }
      return id
    }
    guard !asked.isEmpty else { return nil }
    let (name, container) = (symbols[worker].qualifiedName, facts[taken.name])
    let parts = listed(FrameworkUses.once(asked).map { symbols[$0].qualifiedName })
    return Phrase(
      "take \(parts) in the initializer of '\(name)' in place of '\(container)', which is asked for that where '\(name)' is registered",
      zh: "在 '\(name)' 的初始化方法中接收 \(parts) 代替 '\(container)'，由注册 '\(name)' 的代码向它索取")
  }

  private static let containers: Set<String> = ["Resolver", "Container", "DependencyContainer"]

  /// What to do where one type of a file takes all from a framework, in the names of both; nil where
  /// several do, or none can be told.
  func named(_ module: String, _ kind: Framework, in file: Int) -> Phrase? {
    guard [.system, .service, .network, .server, .library, .unknown].contains(kind) else {
      return nil
    }
    let facts = facts(file)
    let taken = uses(of: module, in: file).compactMap { span in
      facts.references.first { $0.span.start == span.start }
    }
    let types = Set(taken.map { typesAround($0.owner, in: file).last })
    guard let type = types.only ?? nil, layer(of: type) == .domain else { return nil }
    let names = FrameworkUses.once(taken.map { facts[$0.name] })
    guard !names.isEmpty else { return nil }
    let what = listed(names, most: 3)
    if ["CLLocationCoordinate2D", "CLLocationDegrees"].contains(names[0]),
      Self.coordinates.isSuperset(of: names),
      symbols[type].kind != .struct || roles.has(type, .useCase)
    {
      return Phrase(
        "use a value of Domain with a latitude and a longitude in place of \(what), and turn one into the other in Data and on the screens",
        zh: "用 Domain 中带有纬度和经度的值代替 \(what)，在 Data 和界面中相互转换")
    }
    if Set(taken.map(\.owner)).contains(where: { keeps($0, in: file) }) {
      return holds(type, what, kind) ?? stores(type, taken, what, in: file) ?? does(type, what)
    }
    // What is only used on the way to something else is made of nothing.
    let isGiven = taken.contains { [.return, .property, .genericArgument].contains($0.role) }
    return isGiven ? makes(type, what) ?? does(type, what) : does(type, what)
  }

  /// Whether a file declares a view, or view models alone.
  func holdsScreens(_ file: Int) -> Bool {
    let types = outerTypes(in: file)
    return types.contains { roles.has($0, .view) }
      || !types.isEmpty && types.allSatisfy { roles.has($0, .viewModel) }
  }

  /// Whether a declaration is what a type keeps, or the type itself.
  private func keeps(_ owner: DeclarationIndex, in file: Int) -> Bool {
    guard owner >= 0 else { return false }
    let declaration = facts(file)[owner]
    return declaration.kind.isType || declaration.kind == .enumCase
      || declaration.kind == .property && !declaration.modifiers.contains(.isComputed)
  }

  /// What to do with a choice that holds what a library gives.
  private func holds(_ type: SymbolID, _ what: Phrase, _ kind: Framework) -> Phrase? {
    guard symbols[type].kind == .enum, kind != .system else { return nil }
    let name = symbols[type].qualifiedName
    return Phrase(
      "let '\(name)' hold a value of Domain in place of \(what), and turn that into it in Data",
      zh: "让 '\(name)' 用 Domain 的值代替 \(what)，并在 Data 中转换")
  }

  /// What to do with a value that stores what a framework gives.
  private func stores(
    _ type: SymbolID, _ taken: [TypeReference], _ what: Phrase, in file: Int
  ) -> Phrase? {
    guard symbols[type].kind == .struct, !roles.has(type, .useCase),
      taken.allSatisfy({ reference in
        reference.owner >= 0 && reference.role != .conformance
          && (keeps(reference.owner, in: file)
            || facts(file)[reference.owner].kind == .initializer)
      })
    else { return nil }
    let name = symbols[type].qualifiedName
    return Phrase(
      "let '\(name)' keep a plain value in place of \(what), and turn one into the other in Data",
      zh: "让 '\(name)' 用普通的值代替 \(what)，并在 Data 中相互转换")
  }

  /// What to do with a value or a protocol of which a framework's types are only made.
  private func makes(_ type: SymbolID, _ what: Phrase) -> Phrase? {
    guard [.struct, .enum, .protocol].contains(symbols[type].kind), !roles.has(type, .useCase)
    else { return nil }
    let name = symbols[type].qualifiedName
    return Phrase(
      "move what makes \(what) of '\(name)' to an extension outside of Domain, where it is needed",
      zh: "把由 '\(name)' 构造 \(what) 的代码移到 Domain 之外、需要它的地方的扩展中")
  }

  /// What to do with what works with a framework's types.
  private func does(_ type: SymbolID, _ what: Phrase) -> Phrase? {
    guard roles.has(type, .useCase) || [.class, .actor].contains(symbols[type].kind),
      !roles.has(type, .entity)
    else { return nil }
    let name = symbols[type].qualifiedName
    return Phrase(
      "declare a protocol here for what '\(name)' does with \(what), and conform to it in Data",
      zh: "在这里把 '\(name)' 用 \(what) 所做的事声明为协议，在 Data 中实现")
  }

  /// Whether a module is called what all layers may share: `Localization` among the looks of an app.
  func isSharedByName(_ module: String) -> Bool {
    WordReader(workspace.settings.words).read(module)?.meaning == .weak(.common)
  }
}
