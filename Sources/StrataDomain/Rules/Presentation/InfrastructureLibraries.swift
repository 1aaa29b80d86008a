internal import StrataModel
internal import StrataCode

extension Codebase {
  /// Network and persistence libraries that files of screens import and use.
  func libraryAccess(_ screens: ScreenCode) -> [Finding] {
    let own = Set(workspace.modules.map(\.name))
    let keepers = LibraryKeepers(self, screens)
    let objects = known { keptObjects() }
    return said { file -> [Finding] in
      guard scopes[file].isProduction, layer(ofFile: file)?.ring != .data else { return [] }
      return facts(file).imports.compactMap { item in
        let module = facts(file)[item.module]
        guard !own.contains(module), !InfrastructureSymbol.toldBySymbols.contains(module),
          let noun = Self.outerNoun(of: module), !scopes[file].isExempt(item.span, in: topLevel)
        else { return nil }
        return libraryFinding(item, (module, noun), screens, (keepers, objects), file)
      }
    }
  }

  private static func outerNoun(of module: String) -> Phrase? {
    let framework = Framework(module: module)
    switch framework {
    case .network, .persistence: return framework.noun
    default: return nil
    }
  }

  private func libraryFinding(
    _ item: Import, _ library: (module: String, noun: Phrase), _ screens: ScreenCode,
    _ around: (keepers: LibraryKeepers, objects: KeptObjects), _ file: Int
  ) -> Finding? {
    let (module, noun) = library
    let names = InfrastructureSymbol.libraryNames[module] ?? [module]
    let uses = facts(file).references.enumerated().filter { position, reference in
      guard case .external = references[file][position] else { return false }
      let first = facts(file)[reference.name].split(separator: ".").first.map(String.init) ?? ""
      return (names.contains(first) || first == module) && screens.contains(reference, in: file)
    }.map(\.element)
    guard !uses.isEmpty || screens.isWhole(file) else { return nil }
    let owner = uses.first?.owner ?? 0
    let namer = described(namerOf: owner, in: file)
    let use =
      uses.first.map { facts(file)[$0.name] }.map {
        Phrase(" and uses '\($0)'", zh: "，并使用了 '\($0)'")
      } ?? .empty
    return Rule.infrastructureAccess.finding(
      at: FindingPlace(item.span, in: file, also: uses.map(\.span), subject: module, owner: owner),
      in: self,
      message: Phrase(
        "\(namer) imports the \(noun) '\(module)'\(use)",
        zh: "\(namer) 导入了 \(noun) '\(module)'\(use)"),
      help: uses.isEmpty
        ? idleImport
        : caught(uses, of: module, in: file)
          ?? (hasDomain
            ? portHelp(for: module, owner, in: file)
            : around.keepers.help(for: module, owner, in: file))
    ).held(
      // What is only written as an attribute, such as a stored setting, is a view's own. Where the
      // app's models are a store's objects, screens show them alive.
      at: uses.isEmpty || around.objects.areShown(by: uses, in: facts(file))
        ? .info
        : InfrastructureSymbol.settingsLibraries.contains(module)
          ? .warning : .error
    ).with(
      confidence: !hasDomain ? 0.5 : uses.isEmpty ? 0.65 : 0.95)
  }
}

extension Codebase {
  /// What to do where a screen names nothing of a library but an error, which it looks for.
  private func caught(_ uses: [TypeReference], of module: String, in file: Int) -> Phrase? {
    let names = Set(uses.map { facts(file)[$0.name] })
    guard hasDomain, names.count == 1, let name = names.first, name.hasSuffix("Error"),
      uses.allSatisfy({ $0.role != .construction })
    else { return nil }
    return Phrase(
      "turn '\(name)' into an error of Domain where Data uses '\(module)', and look for that here",
      zh: "在 Data 使用 '\(module)' 的地方把 '\(name)' 转换成 Domain 的错误，并在这里判断它")
  }

  private var idleImport: Phrase {
    hasDomain
      ? Phrase(
        "remove the import if the file builds without it, else leave what needs it to Data",
        zh: "如果去掉这个 import 后仍能编译，就去掉它；否则把需要它的代码移到 Data")
      : Phrase(
        "remove the import if the file builds without it, else put what needs it into a type of its own",
        zh: "如果去掉这个 import 后仍能编译，就去掉它；否则把需要它的代码放到单独的类型中")
  }

  /// What to do where a screen uses a library itself: a view leaves asking to its view model, where
  /// screens of the project have any.
  private func portHelp(for module: String, _ owner: DeclarationIndex, in file: Int) -> Phrase {
    if let way = askedHelp(for: module, owner, in: file) { return way }
    let screen = namer(of: owner, in: file).symbol
    let view = namingType(of: owner, in: file).flatMap { roles.has($0, .view) ? $0 : nil }
    let way =
      if let view, hasScreenModels {
        Phrase(
          ", and let \(decider(of: view)) ask for it", zh: "，再由 \(decider(of: view)) 调用它")
      } else if hasUseCases {
        Phrase(", and ask it through a use case", zh: "，并通过 UseCase 调用")
      } else {
        Phrase(", and take that in its initializer", zh: "，并在初始化方法中接收它")
      }
    return Phrase(
      "declare what '\(screen)' needs as a protocol in Domain, use '\(module)' for it in Data alone\(way)",
      zh: "在 Domain 中把 '\(screen)' 的需求声明为协议，只在 Data 中用 '\(module)' 实现它\(way)")
  }
}
