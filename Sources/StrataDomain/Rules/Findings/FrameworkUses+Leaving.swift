internal import StrataCode
internal import StrataModel

// What a view model does in place of naming what a framework draws.

extension FrameworkUses {
  /// How a view model does without some names.
  func leave(_ names: [String], outOf model: String) -> Phrase {
    if let way = whole(names) { return way }
    let fixed = constants(names, in: model)
    let heard = self.heard(fixed?.rest ?? names, by: model)
    let apart = self.apart(heard?.rest ?? fixed?.rest ?? names)
    let rest = kinds(of: apart?.rest ?? heard?.rest ?? fixed?.rest ?? names)
    let ways = [heard?.way, apart?.way, fixed?.way].compactMap(\.self)
    guard ways.count + rest.count > Self.mostWays else {
      return .joined(ways + rest.map { way(without: $1, $0, in: model) }, by: Self.pause)
    }
    // Who reads on is told of every name, and of no more than three things to do.
    let first = rest.prefix(max(0, Self.mostWays - 1 - ways.count))
    let others = codebase.listed(rest.dropFirst(first.count).flatMap(\.names), most: 6)
    let last = Phrase(
      "move what '\(model)' does with \(others) to \(screen), too",
      zh: "把 '\(model)' 对 \(others) 的处理也留给\(screen)")
    return .joined(
      ways + first.map { way(without: $1, $0, in: model) } + [last], by: Self.pause)
  }

  private static let mostWays = 3
  private static let pause = Phrase("; ", zh: "；")

  /// Names by what they stand for.
  private func kinds(of names: [String]) -> [(kind: UseKind, names: [String])] {
    UseKind.allCases.compactMap { kind in
      let some = names.filter { self.kind(of: $0) == kind }
      return some.isEmpty ? nil : (kind, some)
    }
  }

  /// What to do about names of one kind.
  private func way(without some: [String], _ kind: UseKind, in model: String) -> Phrase {
    let listed = codebase.listed(some, most: 6)
    let way = kind.way(
      without: listed, isOne: some.count == 1, in: model, shownBy: screen)
    switch kind {
    case .idleWrapper, .wrapper:
      return unread(some, in: model) ?? way
    case .picture: return labels(some) ?? picture(some, in: model)
    case .event where some.allSatisfy(isPosted): return heard(posted: some, by: model)
    case .value:
      return labels(some) ?? done(with: some) ?? handed(some, kind, in: model)
        ?? built(with: some, in: model) ?? changing(some) ?? way
    case .view:
      if let way = handed(some, kind, in: model) ?? kept(some, in: model) { return way }
      guard isTaken(some) else { return way }
      if some.allSatisfy({ $0.hasSuffix("Controller") }) {
        return Phrase(
          "leave \(listed) to \(screen), and give '\(model)' a closure for what is to be shown from there",
          zh: "把 \(listed) 留给\(screen)，并以闭包的形式把要显示的内容交给 '\(model)'")
      }
      return Phrase(
        "leave \(listed) to \(screen), which hands '\(model)' the values that it needs",
        zh: "把 \(listed) 留给\(screen)，由它把需要的值交给 '\(model)'")
    case .move:
      return takenBinding(some, in: model) ?? wrappedBinding(some) ?? animated(some, in: model)
        ?? way
    case .service: return started(some, in: model) ?? way
    case .event, .picked, .action: return way
    }
  }

  /// What to do about bindings that methods are handed, where no view has to observe anything.
  private func takenBinding(_ names: [String], in model: String) -> Phrase? {
    let places = places(of: names)
    guard names == ["Binding"], !places.isEmpty,
      places.allSatisfy({ $0.role == .parameter })
    else { return nil }
    return Phrase(
      "take plain values in place of 'Binding' in '\(model)', and give the new ones back to \(screen), which sets them",
      zh: "在 '\(model)' 中接收普通的值代替 'Binding'，并把新的值返回给\(screen)，由它设置")
  }

  /// What to do about changes that are to be seen moving: the view says so of what it shows.
  private func animated(_ names: [String], in model: String) -> Phrase? {
    let moving: Set<String> = ["withAnimation", "withTransaction", "Animation", "Transaction"]
    guard moving.isSuperset(of: names) else { return nil }
    let listed = codebase.listed(names)
    return Phrase(
      "leave \(listed) to \(screen), where '.animation(_:value:)' follows what '\(model)' changes",
      zh: "把 \(listed) 留给\(screen)：在那里用 '.animation(_:value:)' 跟随 '\(model)' 的变化")
  }

  private func isTaken(_ names: [String]) -> Bool {
    facts.references.contains { $0.role == .parameter && names.contains(facts[$0.name]) }
  }

  /// What to do about wrappers around properties that nobody reads.
  private func unread(_ names: [String], in model: String) -> Phrase? {
    let held = facts.attributes.filter { names.contains(facts[$0.name]) && $0.owner >= 0 }
      .map { facts[$0.owner] }
    guard !held.isEmpty, held.allSatisfy({ $0.modifiers.contains(.isIdle) }) else { return nil }
    let properties = codebase.listed(held.map { facts[$0.name] })
    return Phrase(
      "delete \(properties): '\(model)' never uses \(held.count == 1 ? "it" : "them")",
      zh: "删除 \(properties)：'\(model)' 从未使用")
  }

  /// What a view model takes and gives in place of a picture, by where it stands.
  private func picture(_ names: [String], in model: String) -> Phrase {
    let uses = facts.references.filter { names.contains(facts[$0.name]) }
    let roles = Set(uses.map(\.role))
    let listed = codebase.listed(names)
    if let other = taker(of: names) {
      return Phrase(
        "take bytes (Data) in place of \(listed) in '\(model)', and in '\(other)', to which it hands it on",
        zh: "在 '\(model)' 和接收它的 '\(other)' 中都用 Data 代替 \(listed)")
    }
    if let way = turned(names, by: uses, in: model) { return way }
    let isHandedIn =
      uses.contains { $0.role == .parameter && !isCalledHere($0.owner) }
      || uses.contains(where: isInput)
    if isHandedIn || uses.contains(where: isOpen),
      let kept = codebase.keeper(of: names, namedIn: file)
    {
      return Phrase(
        "let '\(kept)' of Domain keep bytes (Data) in place of \(listed) first, then take bytes in '\(model)', too: \(screen) encodes the picture before it passes it in",
        zh: "先让 Domain 的 '\(kept)' 用 Data 代替 \(listed)，再在 '\(model)' 中接收 Data：由\(screen)编码要传入的内容")
    }
    guard isHandedIn || isEncoded || uses.contains(where: isOpen) else {
      return Phrase(
        "give a name, a URL or bytes (Data) in place of \(listed) from '\(model)': \(screen) makes the picture from it",
        zh: "由 '\(model)' 提供名称、URL 或 Data 代替 \(listed)：由\(screen)生成图片")
    }
    guard !roles.isDisjoint(with: [.property, .return]) else {
      return Phrase(
        "take bytes (Data) in place of \(listed) in '\(model)': \(screen) encodes the picture before it passes it in",
        zh: "在 '\(model)' 中接收 Data 代替 \(listed)：由\(screen)编码要传入的内容")
    }
    return Phrase(
      """
      use a name or bytes (Data) in place of \(listed) in '\(model)': \(screen) makes pictures from it, and encodes those that it passes in
      """,
      zh: "在 '\(model)' 中用名称或 Data 代替 \(listed)：由\(screen)生成图片，并编码要传入的内容")
  }

  /// Whether the file makes bytes of pictures: a view hands them in, whatever way.
  var isEncoded: Bool {
    facts.shapes.contains { shape in
      shape.calledPath.map { path in
        ["jpegData", "pngData", "heicData"].contains { facts[path].hasSuffix($0) }
      } ?? false
    }
  }

  /// Whether the file calls a method of its own, or alone can.
  private func isCalledHere(_ owner: DeclarationIndex) -> Bool {
    guard owner >= 0, facts[owner].kind == .function else { return false }
    return facts[owner].access <= .fileprivate
      || facts.shapes.contains { shape in
        if case .callsOwn(let name, _) = shape.form { name == facts[owner].name } else { false }
      }
  }

  /// Whether a picture stands in a property that a view may write, and nothing here does.
  private func isOpen(_ use: TypeReference) -> Bool {
    guard use.role == .property, use.owner >= 0 else { return false }
    let owner = facts[use.owner]
    return owner.kind == .property && owner.access > .fileprivate
      && owner.modifiers.isDisjoint(with: [
        .hasNarrowSetter, .isConstant, .isComputed, .isFunctionTyped, .isLazy,
      ])
      && !facts.shapes.contains { shape in
        if case .writes(let name, _) = shape.form { name == owner.name } else { false }
      }
  }

  /// Whether what stands somewhere is what a view tells: `enum Action { case picked(UIImage) }`.
  private func isInput(_ use: TypeReference) -> Bool {
    facts.enclosing(use.owner).contains { index in
      facts[index].kind == .enumCase
        || facts[index].kind.isType
          && NameWords(facts[facts[index].name]).suffix(from: [
            "input", "action", "event", "intent",
          ])
            != nil
    }
  }

  /// A type of the project whose method takes one of some names and is called here.
  func taker(of names: [String]) -> String? {
    let called = Set(
      facts.shapes.compactMap { $0.calledPath.map { facts[$0] } }.compactMap {
        $0.split(separator: ".").last.map(String.init)
      })
    let asked = codebase.references[file].compactMap { target -> SymbolID? in
      if case .symbol(let id) = target { id } else { nil }
    }
    return asked.first { id in
      codebase.symbols[id].place.file != file
        && codebase.methods(of: id).contains { method in
          let other = codebase.facts(method.file)
          return called.contains(codebase.name(method))
            && codebase.referenceOrder[method.file][method.declaration].contains {
              other.references[$0].role == .parameter
                && names.contains(other[other.references[$0].name])
            }
        }
    }.map { codebase.symbols[$0].qualifiedName }
  }

  /// What to do where one method alone works with what is seen, and neither takes nor gives it.
  private func done(with names: [String]) -> Phrase? {
    let uses = facts.references.filter { names.contains(facts[$0.name]) }
    guard let first = uses.first, first.owner >= 0, facts[first.owner].kind == .function,
      uses.allSatisfy({ use in
        use.owner == first.owner
          && [.construction, .staticAccess, .genericArgument].contains(use.role)
      })
    else { return nil }
    let method = facts[facts[first.owner].name]
    return Phrase(
      "move what '\(method)' does with \(codebase.listed(names)) to \(screen)",
      zh: "把 '\(method)' 对 \(codebase.listed(names)) 的处理留给\(screen)")
  }

  /// Whether a name is that of what does something for a screen and is not seen itself.
  static func isService(_ name: String) -> Bool { UseKind(of: name) == .service }

  /// What to do in Domain about what the system does for screens.
  static func serviceHelp(_ name: String) -> Phrase {
    Phrase(
      "declare a protocol here for what '\(name)' does, and conform to it outside of Domain and Data",
      zh: "在这里把 '\(name)' 的用途声明为协议，在 Domain 和 Data 之外实现")
  }
}
