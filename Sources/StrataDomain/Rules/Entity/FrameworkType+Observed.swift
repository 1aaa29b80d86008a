internal import StrataCode
internal import StrataModel

// What to do about what views observe, and who needs what goes.

extension Codebase {
  /// What to do about what views observe.
  func helpForObserved(_ id: SymbolID) -> Phrase {
    let name = symbols[id].qualifiedName
    if publishesNothing(id) {
      let going: Phrase =
        storesItself(id) ? Phrase(", and move it to Data", zh: "，并把它移到 Data") : .empty
      return Phrase(
        "remove 'ObservableObject' from '\(name)', which publishes nothing\(going)",
        zh: "去掉 '\(name)' 的 'ObservableObject'：它没有发布任何内容\(going)")
    }
    if storesItself(id) {
      return Phrase(
        "move '\(name)' to Data, and let a type in Presentation observe what it tells",
        zh: "把 '\(name)' 移到 Data，由 Presentation 中的类型观察它提供的内容")
    }
    if isUnobserved(id) {
      return Phrase(
        "remove 'ObservableObject' from '\(name)': nothing observes it, and '@Published' works without",
        zh: "去掉 '\(name)' 的 'ObservableObject'：没有代码观察它，'@Published' 不需要它")
    }
    if symbols[id].kind == .class, hasRules(id), !StrayValues(self).isOfScreens(id) {
      let left = usersLeft(by: id).named
      return Phrase(
        "move what views observe of '\(name)' to a type in Presentation, and leave what it decides here\(left)",
        zh: "把 '\(name)' 中供视图观察的部分移到 Presentation 的类型，把其中的判断留在这里\(left)")
    }
    if let kept = symbols.externalSupertypes[Int(id.index)].first(where: Self.intents.contains) {
      return Phrase(
        "move the conformance to '\(kept)' out of Domain: to an extension of '\(name)' in Presentation, or to a type there that is made of it",
        zh: "把对 '\(kept)' 的遵循移出 Domain：移到 Presentation 中 '\(name)' 的扩展，或那里由它构造的类型")
    }
    return StrayValues(self).isOfScreens(id)
      ? ReferenceHelp.ofScreens(name)
      : Phrase(
        "leave '\(name)' a plain value, and let a type in Presentation observe or show it",
        zh: "让 '\(name)' 保持为普通的值，由 Presentation 中的类型观察或展示它")
  }

  private static let intents: Set<String> = ["AppEnum", "AppEntity", "AppIntent", "Transferable"]

  /// Whether a type can be observed and has nothing that would tell of a change.
  private func publishesNothing(_ id: SymbolID) -> Bool {
    let telling: Set<String> = ["Published", "AppStorage", "SceneStorage", "FetchRequest"]
    return symbols.conforms(id, to: ["ObservableObject", "Combine.ObservableObject"])
      && symbols.allSupertypes(of: id).isEmpty
      && storedProperties(of: id).allSatisfy { telling.isDisjoint(with: attributes(of: $0)) }
      && !members(of: id).contains { name($0) == "objectWillChange" }
      && !symbols.bodies[Int(id.index)].contains { body in
        facts(body.file).shapes.contains { shape in
          shape.memberPath.map { facts(body.file)[$0].hasPrefix("objectWillChange") } ?? false
        }
      }
  }

  /// Whether no property watches a class, nor a protocol by which it can be watched, and nothing asks
  /// when it changes.
  private func isUnobserved(_ id: SymbolID) -> Bool {
    guard symbols.conforms(id, to: ["ObservableObject", "Combine.ObservableObject"]),
      !workspace.files.indices.contains(where: {
        facts($0).usedNames.contains("objectWillChange")
      })
    else { return false }
    // By name, wherever it leads: a manifest may link more than it says in a form that we read.
    let family = Set(([id] + symbols.allSupertypes(of: id)).map { symbols[$0].name })
    return !workspace.files.indices.contains { file in
      let facts = facts(file)
      return facts.references.contains { reference in
        guard reference.owner >= 0, family.contains(facts[reference.name]) else { return false }
        if reference.role == .constraint { return true }
        let place = DeclarationID(file: file, declaration: reference.owner)
        return attributes(of: place).contains(where: Self.watchers.contains)
      }
    }
  }

  static let watchers: Set<String> = ["ObservedObject", "StateObject", "EnvironmentObject"]

  /// Whether code of a type works with the network, a store or a disk.
  private func storesItself(_ id: SymbolID) -> Bool {
    symbols.bodies[Int(id.index)].contains { body in
      let imports = facts(body.file).importedModules
      return foreignNames(in: body.file, within: declaration(body).extent).contains {
        InfrastructureSymbol($0, imports: imports) != nil
      }
    }
  }

  /// Who in Domain names a type that goes: the models, which go along, and who needs a value instead.
  func usersLeft(
    by id: SymbolID, turnedInto value: SymbolID? = nil
  ) -> (models: Phrase, used: Phrase, named: Phrase) {
    let inner = dependencies(on: id).filter { $0.from == .domain }
    // A value's own function that makes the model of it goes along.
    let makers = inner.compactMap { dependency -> String? in
      guard value != nil, outermostType(of: dependency) == value else { return nil }
      return maker(reference(of: dependency).owner, in: dependency.file)
    }
    let users = Set(inner.compactMap { outermostType(of: $0) })
      .subtracting(makers.isEmpty ? [id] : [id, value].compactMap { $0 }).sorted()
    let models = users.filter {
      roles.has($0, .persistenceModel) || attributes(of: symbols[$0].place).contains("Model")
        || symbols.conforms($0, to: ["VersionedSchema", "SchemaMigrationPlan"])
        || symbols[$0].kind == .enum && symbols.words(of: $0).suffix(from: ["schema"]) != nil
    }
    let others = users.filter { !models.contains($0) }
    let along = listed(models.map { symbols[$0].qualifiedName }, most: 2)
    let left = listed(others.map { symbols[$0].qualifiedName }, most: 2)
    let verb = others.count == 1 ? "names" : "name"
    let going = Set(makers).sorted()
    let made: Phrase =
      going.isEmpty
      ? .empty
      : Phrase(
        ", and move \(listed(going)) to an extension of '\(symbols[value ?? id].qualifiedName)' there",
        zh: "，并把 \(listed(going)) 移到那里的 '\(symbols[value ?? id].qualifiedName)' 扩展")
    return (
      models.isEmpty
        ? .empty
        : Phrase(
          " with \(along), which \(models.count == 1 ? "names" : "name") it",
          zh: "（连同引用它的 \(along)）"),
      others.isEmpty
        ? made
        : made
          + Phrase(
            "; let \(left), which \(verb) it here, take plain values instead",
            zh: "；让这里引用它的 \(left) 改用普通的值"),
      others.isEmpty
        ? .empty : Phrase(", where \(left) \(verb) it", zh: "，供这里的 \(left) 引用")
    )
  }
}
