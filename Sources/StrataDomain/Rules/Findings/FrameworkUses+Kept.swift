internal import StrataCode
internal import StrataModel

// What a view model keeps of the screen, by what it asks of it.

extension FrameworkUses {
  /// What to do about views and controllers that a view model stores.
  func kept(_ names: [String], in model: String) -> Phrase? {
    let stored = facts.references.filter {
      names.contains(facts[$0.name]) && $0.role == .property && isStored($0.owner)
    }
    let places = places(of: names)
    guard !stored.isEmpty, names.allSatisfy({ $0.hasSuffix("View") || $0.hasSuffix("Controller") }),
      places.allSatisfy({ [.property, .parameter].contains($0.role) })
    else { return nil }
    let properties = Self.once(stored.map { facts[facts[$0.owner].name] })
    let asked = Self.once(properties.flatMap { codebase.members(askedOf: $0, in: file) })
    if asked.isEmpty {
      guard let own = self.model, places.contains(where: { $0.role == .parameter }) else {
        return nil
      }
      return codebase.passed(properties, through: own)
    }
    return codebase.closures(for: asked, properties, of: model, shownBy: screen)
  }

  private func isStored(_ owner: DeclarationIndex) -> Bool {
    owner >= 0 && facts[owner].kind == .property && facts[owner].parent >= 0
      && facts[owner].modifiers.isDisjoint(with: [.isComputed, .isLocal, .isFunctionTyped])
  }

  /// What to do about bindings that a view model makes of its own properties.
  func wrappedBinding(_ names: [String]) -> Phrase? {
    let owners = places(of: names).map(\.owner)
    guard names == ["Binding"],
      owners.allSatisfy({ $0 >= 0 && facts[$0].modifiers.contains(.isComputed) })
    else { return nil }
    let asked = model.map { codebase.symbols.allSupertypes(of: $0) } ?? []
    let isAsked = asked.contains { promise in
      codebase.members(of: promise).contains { place in
        owners.contains { facts[facts[$0].name] == codebase.name(place) }
      }
    }
    if isAsked { return nil }
    var wrapped: [String] = []
    for owner in owners {
      guard let property = written(by: owner) else { return nil }
      wrapped.append(property)
    }
    let (gone, bound) = (
      codebase.listed(Self.once(owners.map { facts[facts[$0].name] })),
      codebase.listed(Self.once(wrapped))
    )
    let closed = Self.once(wrapped.filter(isClosed))
    let opening =
      closed.isEmpty
      ? .empty
      : Phrase(
        ", once \(codebase.listed(closed)) \(closed.count == 1 ? "is" : "are") no longer private",
        zh: "（先去掉 \(codebase.listed(closed)) 的 private）")
    return Phrase(
      "delete \(gone), and let \(screen) bind \(bound) by '$'\(opening)",
      zh: "删除 \(gone)，由\(screen)用 '$' 绑定 \(bound)\(opening)")
  }

  /// The one property that a member only sets.
  private func written(by owner: DeclarationIndex) -> String? {
    var names: [String] = []
    for shape in facts.shapes where shape.owner == owner {
      switch shape.form {
      case .writes(let name, _): names.append(facts[name])
      case .callsOwn, .callsMember, .tries: return nil
      default: continue
      }
    }
    let properties = Self.once(names)
    return properties.count == 1 && declared(properties[0]) != nil ? properties[0] : nil
  }

  private func declared(_ property: String) -> Declaration? {
    facts.declarations.first {
      $0.kind == .property && $0.parent >= 0 && facts[$0.name] == property
    }
  }

  private func isClosed(_ property: String) -> Bool {
    declared(property).map {
      $0.access <= .fileprivate || $0.modifiers.contains(.hasNarrowSetter)
    } ?? false
  }

  /// What to do about kinds of cells that a view model keeps in a list.
  func cells(_ names: [String], in model: String) -> Phrase? {
    let places = places(of: names)
    guard names.allSatisfy({ $0.hasSuffix("Cell") || $0.hasSuffix("ReusableView") }),
      !places.isEmpty,
      places.allSatisfy({ place in
        place.owner >= 0 && facts[place.owner].modifiers.contains(.isList)
          && place.role.map { [.property, .genericArgument].contains($0) } ?? false
      })
    else { return nil }
    return Phrase(
      "keep a case of an enum for each kind of row in place of \(codebase.listed(names)) in '\(model)', and let \(screen) choose the cell for it",
      zh: "在 '\(model)' 中用枚举的 case 表示每种行，代替 \(codebase.listed(names))，由\(screen)选择对应的 cell")
  }

  /// What to do about methods that only give back the view which a stored navigator makes.
  func forwarded(_ names: [String], in model: String) -> Phrase? {
    let places = places(of: names)
    let methods = places.filter { place in
      // Those that a protocol of the file asks for go with them.
      place.role == .return && place.owner >= 0
        && facts[place.owner].modifiers.contains(.hasBody)
    }
    guard places.allSatisfy({ $0.role == .return }),
      let asked = methods.first.flatMap({ stored(forwardedToBy: $0.owner) }),
      methods.allSatisfy({ stored(forwardedToBy: $0.owner) == asked })
    else { return nil }
    let (navigator, gone) = (
      facts[facts[asked].name],
      codebase.listed(Self.once(methods.map { facts[facts[$0.owner].name] }))
    )
    return Phrase(
      "hand \(screen) the '\(navigator)' of '\(model)', and let it call that itself in place of \(gone)",
      zh: "把 '\(model)' 的 '\(navigator)' 交给\(screen)，由它直接调用，代替 \(gone)")
  }

  /// The stored property that a method only forwards to.
  private func stored(forwardedToBy method: DeclarationIndex) -> DeclarationIndex? {
    let paths = facts.shapes.compactMap { shape -> String? in
      guard case .forwards(let path, _) = shape.form, shape.owner == method else { return nil }
      return facts[path]
    }
    guard let root = paths.first?.split(separator: ".").first.map(String.init) else { return nil }
    return facts.declarations.indices.first { index in
      facts.declarations[index].kind == .property && facts[facts.declarations[index].name] == root
        && isStored(DeclarationIndex(index))
    }.map { DeclarationIndex($0) }
  }

  /// What to do about what only views read where no view builds the view model.
  func passedIn(_ names: [String], in model: String) -> Phrase? {
    guard let id = self.model else { return nil }
    let makers = Set(
      codebase.dependencies(on: id).filter {
        codebase.scopes[$0.file].isProduction && codebase.reference(of: $0).role == .construction
      }.compactMap { codebase.outermostType(of: $0) }
    ).subtracting([id]).sorted()
    guard !makers.isEmpty, makers.allSatisfy({ !codebase.roles.has($0, .view) }) else { return nil }
    let (builders, listed) = (
      codebase.listed(makers.map { codebase.symbols[$0].qualifiedName }), codebase.listed(names)
    )
    return Phrase(
      "take what \(listed) gives in the initializer of '\(model)', and pass it where \(builders) \(makers.count == 1 ? "builds" : "build") that",
      zh: "在 '\(model)' 的初始化方法中接收 \(listed) 提供的内容，由构造它的 \(builders) 传入")
  }

  /// What to do where the application is only asked for what the app starts with.
  func started(_ names: [String], in model: String) -> Phrase? {
    guard names == ["UIApplication"] else { return nil }
    let delegates = zip(facts.references, codebase.references[file]).compactMap { use, target in
      if case .symbol(let id) = target, use.role == .pattern { id } else { nil }
    }.filter {
      codebase.symbols.words(of: $0).suffix(from: ["appdelegate", "scenedelegate"]) != nil
    }
    guard let delegate = delegates.first else { return nil }
    let asked = codebase.methods(of: delegate, calledIn: file).sorted()
    let (name, listed) = (codebase.symbols[delegate].qualifiedName, codebase.listed(asked))
    if asked.isEmpty { return taken(of: delegate, into: model) }
    return Phrase(
      "hand '\(model)' a closure for \(listed) of '\(name)', which it reaches through 'UIApplication'",
      zh: "把 '\(name)' 的 \(listed) 以闭包的形式交给 '\(model)'：它现在通过 'UIApplication' 调用")
  }

  /// What to do where properties of what starts the app are read.
  private func taken(of delegate: SymbolID, into model: String) -> Phrase? {
    let read = Self.once(
      codebase.members(of: delegate).filter { codebase.declaration($0).kind == .property }
        .map { codebase.name($0) }.filter(facts.usedNames.contains))
    if read.isEmpty { return nil }
    let (listed, name) = (codebase.listed(read), codebase.symbols[delegate].qualifiedName)
    return Phrase(
      "take \(listed) of '\(name)' in the initializer of '\(model)', which reaches for it through 'UIApplication'",
      zh: "在 '\(model)' 的初始化方法中接收 '\(name)' 的 \(listed)：它现在通过 'UIApplication' 读取")
  }

  /// What to do where some of a view model's members give values that never change, and others do not.
  func changing(_ names: [String]) -> Phrase? {
    let places = places(of: names)
    let others = places.filter { fixedProperty(around: $0.owner) == nil }
    guard others.count < places.count else { return nil }
    let members = Self.once(
      others.compactMap { member(around: $0.owner).map { facts[facts[$0].name] } })
    guard !members.isEmpty else { return nil }
    let (listed, owners) = (codebase.listed(names), codebase.listed(members))
    return Phrase(
      "use a plain value, such as an enum, in place of \(listed) in \(owners), and let \(screen) turn it into what is drawn",
      zh: "在 \(owners) 中用普通的值代替 \(listed)，由\(screen)负责呈现")
  }
}

extension Codebase {
  /// The members that a file calls on a property, whatever of that is optional.
  func members(askedOf property: String, in file: Int) -> [String] {
    let facts = facts(file)
    return facts.shapes.compactMap { shape -> String? in
      guard let path = shape.calledPath else { return nil }
      let parts = facts[path].split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
      guard let last = parts.last, parts.dropLast().last == property, parts.count < 4 else {
        return nil
      }
      return last
    }
  }

  /// What a view model is given in place of a view or controller that it stores.
  func closures(
    for asked: [String], _ properties: [String], of model: String, shownBy screen: Phrase
  ) -> Phrase {
    let kept = listed(properties)
    if asked.allSatisfy(Self.renewals.contains) {
      return Phrase(
        "give '\(model)' a closure, such as 'onChange', in place of \(kept), and let \(screen) call \(listed(asked)) in it",
        zh: "用闭包（例如 'onChange'）代替 '\(model)' 的 \(kept)，由\(screen)在其中调用 \(listed(asked))")
    }
    let each = asked.count == 1 ? Phrase.empty : Phrase("each of ", zh: "")
    let them = asked.count == 1 ? "it" : "them"
    return Phrase(
      "give '\(model)' a closure for \(each)\(listed(asked)) in place of \(kept), and let \(screen) fill \(them) in",
      zh: "用闭包代替 '\(model)' 的 \(kept)，\(listed(asked)) 各一个，由\(screen)提供")
  }

  /// What to do where a view model keeps a view for others alone; nil where who builds it is unknown.
  func passed(_ properties: [String], through model: SymbolID) -> Phrase? {
    let (name, kept) = (symbols[model].qualifiedName, listed(properties))
    let namers = dependencies(on: model).filter { scopes[$0.file].isProduction }
    let makers = Set(
      namers.filter { reference(of: $0).role == .construction }.compactMap(outermostType))
    guard makers.count == 1, let maker = makers.first else { return nil }
    let askers = Set(
      namers.filter { naming in
        facts(naming.file).shapes.contains { shape in
          guard let path = shape.calledPath else { return false }
          return properties.contains { facts(naming.file)[path].hasSuffix(".\($0)") }
        }
      }.compactMap(outermostType))
    if askers.isEmpty {
      return Phrase(
        "delete \(kept), which '\(name)' does not use, and leave what is shown by it to '\(symbols[maker].qualifiedName)', which builds '\(name)'",
        zh: "删除 '\(name)' 没有用到的 \(kept)，把它显示的内容留给构造 '\(name)' 的 '\(symbols[maker].qualifiedName)'")
    }
    let asking =
      Phrase(
        " and \(listed(askers.sorted().map { symbols[$0].qualifiedName })) \(askers.count == 1 ? "calls" : "call")",
        zh: "，由 \(listed(askers.sorted().map { symbols[$0].qualifiedName })) 调用")
    return Phrase(
      "take \(kept) out of '\(name)', which does not use it itself, and keep a closure there that '\(symbols[maker].qualifiedName)', which builds '\(name)', passes\(asking)",
      zh:
        "从 '\(name)' 中去掉它自己没有用到的 \(kept)，改为保存由构造 '\(name)' 的 '\(symbols[maker].qualifiedName)' 传入的闭包\(asking)"
    )
  }

  private static let renewals: Set<String> = [
    "reloadData", "reloadSections", "reloadItems", "reloadRows", "insertRows", "deleteRows",
    "insertItems", "deleteItems", "performBatchUpdates", "beginUpdates", "endUpdates",
    "setNeedsDisplay", "setNeedsLayout", "layoutIfNeeded",
  ]
}
