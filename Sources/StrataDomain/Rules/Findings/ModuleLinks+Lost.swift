internal import StrataCode
internal import StrataModel

// What a target reaches through a link that it has no other use for.

extension ModuleLinks {
  /// What to do where files import another target of the product that is linked.
  func partOf(_ name: String, _ target: Int, of index: Int, in codebase: Codebase) -> Phrase? {
    let modules = codebase.workspace.modules
    let parts = modules[index].dependencies.filter { $0.name == name }.flatMap(targets)
      .filter { $0 != target && codebase.imports(modules[$0].name, in: index) }
    guard let first = parts.first else { return nil }
    let (module, part) = (modules[index].name, modules[first].name)
    return Phrase(
      "give '\(part)', which '\(module)' imports, a product of its own, and link that in place of '\(name)'",
      zh: "为 '\(module)' 导入的 '\(part)' 单独声明一个 product，用它代替 '\(name)'")
  }

  /// The target that files of one import and that it reaches through one of its links alone.
  private func reached(
    through name: String, to target: Int, by index: Int, in codebase: Codebase
  ) -> Int? {
    let modules = codebase.workspace.modules
    let imported = Set(
      codebase.workspace.files.indices
        .filter { codebase.workspace.files[$0].modules.contains(index) }
        .flatMap { codebase.facts($0).importedModules })
    let rest = modules[index].dependencies.filter { $0.name != name }.flatMap(targets)
    return modules.indices.first { other in
      other != index && other != target && modules[other].kind != .folder
        && imported.contains(modules[other].name) && reaches(other, from: target)
        && !rest.contains { $0 == other || reaches(other, from: $0) }
    }
  }

  /// What to do where a target of Domain names protocols alone of one of Data, in words that Domain may
  /// use: they are its own.
  func promisesGo(
    _ named: [SymbolID], from index: Int, by name: String, to target: Int, in codebase: Codebase
  ) -> Phrase? {
    let help = ReferenceHelp(codebase, LegalRoute(codebase))
    guard codebase.modules.layer(ofModule: target)?.ring == .data, named.count <= 3,
      named.allSatisfy({ codebase.symbols[$0].kind == .protocol && help.isClean($0) })
    else { return nil }
    let (module, home, names) = (
      codebase.workspace.modules[index].name, codebase.workspace.modules[target].name,
      codebase.listed(named.map { codebase.symbols[$0].qualifiedName })
    )
    let more = reached(through: name, to: target, by: index, in: codebase).map {
      let other = codebase.workspace.modules[$0].name
      return Phrase(
        "; '\(module)' then links '\(other)', which it imports, itself",
        zh: "；'\(module)' 需要自己链接它导入的 '\(other)'")
    }
    return Phrase(
      "move \(names) to '\(module)', and let '\(home)' link that instead of the other way round",
      zh: "把 \(names) 移到 '\(module)'，并把链接反过来，由 '\(home)' 链接 '\(module)'")
      + (more ?? .empty)
  }

  /// What to do where a target of Domain asks and returns what one of Data declares: what is asked moves
  /// in, in values of Domain, and the link turns.
  func turnedRound(
    _ named: [SymbolID], from index: Int, to target: Int, in codebase: Codebase
  ) -> Phrase? {
    let promises = named.filter { codebase.symbols[$0].kind == .protocol }
    let records = named.filter {
      codebase.isWireOrStoreType($0) || codebase.symbols.isCodable($0)
    }
    let others = named.filter { !promises.contains($0) && !records.contains($0) }
    guard codebase.modules.layer(ofModule: target) == .data, others.isEmpty else { return nil }
    let route = LegalRoute(codebase)
    let (module, home) = (
      codebase.workspace.modules[index].name, codebase.workspace.modules[target].name
    )
    func names(_ ids: [SymbolID]) -> Phrase {
      codebase.listed(ids.map { codebase.symbols[$0].qualifiedName }, most: 3)
    }
    let known = Set(records.compactMap { route.answer(for: $0) }).sorted()
    let values =
      known.isEmpty
      ? Phrase("values of Domain", zh: "Domain 的值")
      : names(known)
    // What reads sources of Data is Data's, and not the sources Domain's.
    let readers =
      promises.contains { codebase.roles.has($0, .dataSource) }
      ? codebase.types(.repositoryImplementation).filter {
        codebase.workspace.files[codebase.symbols[$0].place.file].modules.contains(index)
      } : []
    var ways: [Phrase] = []
    if !readers.isEmpty {
      ways.append(
        Phrase("move \(names(readers)) to '\(home)'", zh: "把 \(names(readers)) 移到 '\(home)'"))
    } else if !promises.isEmpty {
      ways.append(
        Phrase(
          "move \(names(promises)) to '\(module)'", zh: "把 \(names(promises)) 移到 '\(module)'"))
    }
    if !records.isEmpty {
      ways.append(
        Phrase(
          "name \(values) there in place of \(names(records))",
          zh: "在那里用 \(values) 代替 \(names(records))"))
    }
    ways.append(
      Phrase(
        "let '\(home)' link '\(module)' instead of the other way round, and map there",
        zh: "把链接反过来，由 '\(home)' 链接 '\(module)'，并在那里映射"))
    return .joined(ways, by: Phrase(", ", zh: "，"))
  }

  /// What to do before a link goes through which alone a target reaches another that its files import;
  /// nil if there is none.
  func lost(_ name: String, _ target: Int, of index: Int, in codebase: Codebase) -> Phrase? {
    guard let kept = reached(through: name, to: target, by: index, in: codebase) else { return nil }
    let (module, other) = (
      codebase.workspace.modules[index].name, codebase.workspace.modules[kept].name
    )
    let needed = codebase.types(of: kept, namedIn: index)
    if needed.isEmpty, !codebase.mayName(kept, in: index) {
      return Phrase(
        "remove '\(name)' from '\(module)', and the imports of it and of '\(other)': no file there names a type of them",
        zh: "从 '\(module)' 中移除 '\(name)'，以及对它和 '\(other)' 的 import：那里没有文件引用它们的类型")
    }
    let mayLink = codebase.modules.layer(ofModule: index).flatMap { from in
      codebase.modules.layer(ofModule: kept).map { Direction.allows(from, $0) }
    }
    if mayLink ?? true {
      return Phrase(
        "link '\(other)', which '\(module)' imports, in place of '\(name)', and remove the imports of that: no file there names a type of it",
        zh: "链接 '\(module)' 导入的 '\(other)'，代替 '\(name)'，并删除对后者的 import：那里没有文件引用它的类型")
    }
    let what =
      needed.isEmpty
      ? Phrase("what is needed", zh: "需要的内容")
      : codebase.listed(needed.map { codebase.symbols[$0].qualifiedName })
    return Phrase(
      "move \(what) from '\(other)', which '\(module)' reaches through '\(name)' alone, to a target that it may link, and then remove '\(name)'",
      zh: "把 \(what) 从 '\(other)' 移到 '\(module)' 可以链接的 target（现在只能通过 '\(name)' 引用），再移除 '\(name)'")
  }
}
