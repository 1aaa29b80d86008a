package import StrataCode

// What one is given and does not build, and where building belongs.

extension Codebase {
  /// A first-party concrete repository, use case, data source, client or storage.
  package func isCollaborator(_ id: SymbolID) -> Bool {
    let symbol = symbols[id]
    guard symbol.kind == .class || symbol.kind == .struct || symbol.kind == .actor else {
      return false
    }
    let others: Roles = [
      .testDouble, .view, .viewModel, .coordinator, .container, .dto, .persistenceModel, .mapper,
      .entryPoint,
    ]
    guard roles[id].isDisjoint(with: others), layer(of: id) != .test, !symbols.isCodable(id) else {
      return false
    }
    if !roles[id].isDisjoint(with: [.repositoryImplementation, .useCase]) { return true }
    // In Presentation a data source feeds a list.
    if roles.has(id, .dataSource) {
      return layer(of: id) != .presentation && !isPropertyWrapper(id)
    }
    return isService(id)
  }

  /// A class of the outer ring that is called for what it serves.
  private func isService(_ id: SymbolID) -> Bool {
    guard layer(of: id)?.ring == .data, symbols[id].parent == nil else { return false }
    let words = symbols.words(of: id)
    return words.suffix(from: [
      "client", "service", "networking", "networkmanager", "networkprovider", "datastore",
      "database", "persistence", "keychain", "socket",
    ]) != nil
  }

  /// Whether any type that ships takes a collaborator from whoever makes it.
  func handsOver() -> Bool {
    symbols.ids.contains { id in
      symbols[id].kind.isConcreteType && isProduction(id)
        && initializers(of: id).contains { place in
          namings(of: place, as: [.parameter]).contains { isCollaboratorOrProtocol($0.type) }
        }
    }
      || symbols.ids.contains { id in
        symbols[id].kind == .struct && isProduction(id)
          && storedProperties(of: id).contains { place in
            !declaration(place).modifiers.contains(.isStatic)
              && namings(of: place, as: [.property]).contains {
                symbols[$0.type].kind == .protocol && isCollaboratorOrProtocol($0.type)
              }
          }
      }
  }

  private func isPropertyWrapper(_ id: SymbolID) -> Bool {
    attributes(of: symbols[id].place).contains("propertyWrapper")
  }

  /// Whether a written type is a collaborator or a protocol of one.
  package func isCollaboratorOrProtocol(_ id: SymbolID) -> Bool {
    let abstract: Roles = [.repositoryProtocol, .useCaseProtocol, .dataSource]
    if symbols[id].kind == .protocol {
      let isListed = layer(of: id) == .presentation && roles[id] == [.dataSource]
      return !roles[id].isDisjoint(with: abstract) && !isListed
    }
    return isCollaborator(id)
  }

  /// Whether a type says how the app looks: that is shared by nature, and a value in all but kind.
  package func isLook(_ id: SymbolID) -> Bool {
    symbols.words(of: id).suffix(from: [
      "theme", "appearance", "style", "stylesheet", "palette", "colors", "fonts",
    ]) != nil
  }

  /// Whether a type writes a log: every layer may, and nothing depends on what it does.
  package func isLog(_ id: SymbolID) -> Bool {
    let words = symbols.words(of: id)
    if words.suffix(from: ["log", "logger", "logging"]) != nil { return true }
    // What is kept in a log is called after that first: a `MealLogManager` keeps meals.
    return words.all.count == 2 && ["log", "logger", "logging"].contains(words.all[0])
      && words.suffix(from: ["manager", "service", "helper", "handler", "util", "utility"]) != nil
  }

  /// The type that a type stands in, at the top level of a file; itself if it stands in none.
  package func outermost(_ id: SymbolID) -> SymbolID {
    var id = id
    while let parent = symbols[id].parent { id = parent }
    return id
  }

  /// The types around a declaration, innermost first.
  package func typesAround(_ owner: DeclarationIndex, in file: Int) -> [SymbolID] {
    facts(file).enclosing(owner).compactMap {
      symbols.subject(of: DeclarationID(file: file, declaration: $0))
    }
  }

  /// The view, view model, use case or repository whose code this is; nil in the composition root
  /// and in what is none of them.
  package func consumer(around owner: DeclarationIndex, in file: Int) -> SymbolID? {
    for id in typesAround(owner, in: file) {
      if !roles[id].isDisjoint(with: [.container, .entryPoint, .coordinator, .testDouble]) {
        return nil
      }
      let consumers: Roles = [.view, .viewModel, .useCase, .repositoryImplementation]
      if !roles[id].isDisjoint(with: consumers) { return id }
    }
    return nil
  }

  /// Whether code stands where the app is composed: in a container, an entry point, a factory of an
  /// injection library, or in the App layer outside its views and view models.
  package func isComposition(_ owner: DeclarationIndex, in file: Int) -> Bool {
    if owner >= 0, facts(file)[owner].modifiers.contains(.isStatic),
      Self.keyValues.contains(facts(file)[facts(file)[owner].name])
    {
      return true
    }
    if owner >= 0, facts(file)[owner].kind == .function,
      facts(file)[facts(file)[owner].name].hasPrefix("register")
    {
      return true
    }
    let around = typesAround(owner, in: file)
    if around.contains(where: isKey) || isBesideEntryPoint(around, in: file)
      || isOfWiringModule(file)
    {
      return true
    }
    let composing: Roles = [.container, .entryPoint]
    let isNamed = { (id: SymbolID) in
      self.roles[id].isEmpty && ContainerShape.isNamedForWiring(self.symbols.words(of: id))
    }
    if around.contains(where: { !roles[$0].isDisjoint(with: composing) || isNamed($0) }) {
      return true
    }
    if let outermost = facts(file).enclosing(owner).last, facts(file)[outermost].kind == .extension,
      around.isEmpty
    {
      let name = facts(file)[facts(file)[outermost].name]
      return ContainerShape.isNamedForWiring(NameWords(name))
    }
    guard layer(ofFile: file) == .app else { return false }
    return around.allSatisfy { roles[$0].isDisjoint(with: [.view, .viewModel]) }
  }

  /// Whether every target that compiles a file is called for wiring: `DI`.
  private func isOfWiringModule(_ file: Int) -> Bool {
    let modules = workspace.files[file].modules.map { workspace.modules[$0] }
    return !modules.isEmpty
      && modules.allSatisfy {
        $0.kind != .folder && NameWords($0.name).suffix(from: Self.wiringModules) != nil
      }
  }

  private static let wiringModules = [
    "di", "dependencyinjection", "injection", "compositionroot", "assembly", "assemblies", "wiring",
  ]

  /// Whether a type is a key of an injection library: its values are composed there.
  private func isKey(_ id: SymbolID) -> Bool {
    symbols.externalSupertypes[Int(id.index)].contains(where: Self.injectionKeys.contains)
  }

  private static let injectionKeys: Set<String> = [
    "DependencyKey", "TestDependencyKey", "EnvironmentKey", "InjectionKey",
  ]

  /// Whether a view stands in the file of the entry point, or in an app target that has screens in
  /// modules: it hands on what is composed there.
  private func isBesideEntryPoint(_ around: [SymbolID], in file: Int) -> Bool {
    around.contains { roles.has($0, .view) }
      && (isShell(file) || types(.entryPoint).contains { symbols[$0].place.file == file })
  }

  /// What a key of an injection library gives: the place where its value is composed.
  private static let keyValues: Set<String> = [
    "liveValue", "testValue", "previewValue", "defaultValue",
  ]

  /// Whether the member around a place is a static factory of its type.
  package func isStaticMember(_ owner: DeclarationIndex, in file: Int) -> Bool {
    facts(file).enclosing(owner).contains {
      facts(file)[$0].modifiers.contains(.isStatic) && !facts(file)[$0].kind.isType
    }
  }

  /// The parameter defaults of a file, in source order.
  package func defaults(in file: Int) -> [Parameter] {
    facts(file).parameters.filter { $0.defaultValue != nil }
  }
}
