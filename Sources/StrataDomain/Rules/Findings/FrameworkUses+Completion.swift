internal import StrataCode
internal import StrataModel

// What else has to happen before a view model's file does without a framework.

extension FrameworkUses {
  /// What a name stands for in this file: `#selector(UIResponder.resignFirstResponder)` is a request
  /// to the application, and nothing that happens.
  func kind(of name: String) -> UseKind {
    let kind = UseKind(of: name)
    if name.hasSuffix("FeedbackGenerator"),
      !places(of: [name]).contains(where: { $0.role == .construction })
    {
      return .value
    }
    if Self.controls.contains(name), isOnlyTold(name) { return .event }
    return kind == .event && isOnlyAsked(name) && !isPosted(name)
      ? .service : kind
  }

  /// Whether a file names a type only as what a stream tells: `AnyPublisher<UIControl, Never>`.
  private func isOnlyTold(_ name: String) -> Bool {
    let places = places(of: [name])
    return !places.isEmpty && places.allSatisfy { $0.role == .genericArgument }
  }

  private static let controls: Set<String> = [
    "UIControl", "UIButton", "UIBarButtonItem", "UISwitch", "UISegmentedControl",
    "UIRefreshControl",
  ]

  /// Whether a file takes nothing of a type but the names of what it posts, and of what that tells.
  func isPosted(_ name: String) -> Bool {
    isOnlyAsked(name) { $0.hasSuffix("Notification") || $0.hasSuffix("UserInfoKey") }
  }

  private func isOnlyAsked(_ name: String, for isMeant: (String) -> Bool = { _ in true }) -> Bool {
    let uses = facts.references.filter { name == String(facts[$0.name].prefix { $0 != "." }) }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        use.role == .staticAccess && use.member.map { isMeant(facts[$0]) } ?? false
      }
  }

  /// What to do about what the system posts, by what is asked of it.
  func heard(posted names: [String], by model: String) -> Phrase {
    let listed = codebase.listed(names)
    let members = facts.references.filter { names.contains(facts[$0.name]) }.compactMap(\.member)
    guard members.contains(where: { facts[$0].hasPrefix("keyboardFrame") }) else {
      return Phrase(
        "let \(screen) listen to what \(listed) posts, and tell '\(model)' what happened",
        zh: "由\(screen)监听 \(listed) 的通知，再把发生的事告诉 '\(model)'")
    }
    return Phrase(
      "let \(screen) listen to what \(listed) posts, and hand '\(model)' the height of the keyboard",
      zh: "由\(screen)监听 \(listed) 的通知，再把键盘的高度传给 '\(model)'")
  }

  /// What to do about a delegate's protocol that a view model keeps, with all that its methods are
  /// handed; and the names that are left then.
  func heard(_ names: [String], by model: String) -> (way: Phrase, rest: [String])? {
    let kept = facts.references.filter { use in
      use.role == .conformance && names.contains(facts[use.name])
        && !facts[use.name].contains("Diffable")
        && ["Delegate", "DataSource", "DelegateFlowLayout"]
          .contains(where: facts[use.name].hasSuffix)
    }
    guard !kept.isEmpty else { return nil }
    let (bodies, protocols) = (Set(kept.map(\.owner)), Set(kept.map { facts[$0.name] }))
    let gone = names.filter { name in
      let places = self.places(of: [name])
      return protocols.contains(name) && places.allSatisfy { $0.role == .conformance }
        || !places.isEmpty
          && places.allSatisfy { place in
            guard place.owner >= 0, let role = place.role,
              [.parameter, .other, .genericArgument].contains(role)
            else { return false }
            return facts[place.owner].kind == .function
              && bodies.contains(facts[place.owner].parent)
          }
    }
    let listed = codebase.listed(names.filter(protocols.contains), most: 5)
    let way = Phrase(
      "let a type beside \(screen) conform to \(listed) and tell '\(model)' what happened",
      zh: "让\(screen)旁的类型遵循 \(listed)，再把发生的事告诉 '\(model)'")
    return gone.isEmpty ? nil : (way, names.filter { !gone.contains($0) })
  }

  /// What to do where a value of the screen goes into something that a library draws.
  func built(with names: [String], in model: String) -> Phrase? {
    let order = facts.references.indices.sorted {
      facts.references[$0].span.start < facts.references[$1].span.start
    }
    let imported =
      names
      + Array(Set(facts.references.map { facts[$0.name] })).filter { name in
        SwiftUINames.contains(name) || ["UI", "NS", "CG"].contains(where: name.hasPrefix)
      }
    for (index, position) in order.enumerated() {
      let use = facts.references[position]
      guard names.contains(facts[use.name]), [.construction, .staticAccess].contains(use.role),
        let made = order[..<index].last(where: { other in
          facts.references[other].role == .construction
        }), facts.references[made].owner == use.owner,
        facts.position(of: use.span).line - facts.position(of: facts.references[made].span).line
          < 2,
        case .external = codebase.references[file][made]
      else { continue }
      let name = facts[facts.references[made].name]
      guard !imported.contains(name), !StandardTypes.explain([name]) else { continue }
      let listed = codebase.listed(names)
      return Phrase(
        "keep plain values in '\(model)', and let \(screen) make \(listed) and what takes it, such as '\(name)'",
        zh: "'\(model)' 只保存普通的值，由\(screen)构造 \(listed) 和接收它的内容，例如 '\(name)'")
    }
    return nil
  }

  /// What to do where methods make a picture of bytes and bytes of it, and hand it to nobody.
  func turned(_ names: [String], by uses: [TypeReference], in model: String) -> Phrase? {
    guard
      uses.allSatisfy({ [.construction, .staticAccess, .genericArgument].contains($0.role) }),
      isEncoded || facts.references.contains(where: { facts[$0.name] == "Data" }),
      let methods = methods(naming: names), methods.count < 3
    else { return nil }
    let (who, listed) = (codebase.listed(methods), codebase.listed(names))
    let verb = methods.count == 1 ? "does" : "do"
    return Phrase(
      "hand '\(model)' finished Data: what \(who) \(verb) with \(listed) is work for \(screen) or for a service in Data",
      zh: "把处理好的 Data 交给 '\(model)'：\(who) 对 \(listed) 的处理应由\(screen)或 Data 中的服务完成")
  }

  /// `change 'Next' first, whose initializer takes 'AnyView'; then `, where a type of the project that a
  /// view model makes asks for one of some names; or nothing.
  func demand(for names: [String], in extents: [Span]) -> Phrase {
    let seen = names.filter { kind(of: $0) == .value }
    let taker = seen.isEmpty ? nil : takers(of: seen).first
    let made = maker(of: names, in: extents)
    let pictures = names.filter(PictureRoute.isPicture)
    let told = [
      taker, made?.type, self.takers(of: pictures).first,
      codebase.keeper(of: pictures, namedIn: file),
    ].compactMap(\.self)
    let sources = self.sources(of: names, in: extents, told: told)
    switch (made, taker) {
    case (nil, nil): return sources
    case (let made?, let taker?) where taker != made.type:
      return Phrase(
        "change '\(made.type)', which is made with '\(made.name)', and '\(taker)', which takes it, first; then ",
        zh: "先修改 '\(made.type)'（构造它需要 '\(made.name)'）和接收它的 '\(taker)'；然后")
    case (let made?, _):
      return Phrase(
        "let '\(made.type)' be made with a plain value in place of '\(made.name)' first; then ",
        zh: "先让 '\(made.type)' 用普通的值代替 '\(made.name)'；然后")
    case (nil, let taker?):
      return Phrase(
        "change '\(taker)' first, which takes \(codebase.listed(seen)); then ",
        zh: "先修改接收 \(codebase.listed(seen)) 的 '\(taker)'；然后")
    }
  }

  /// The type of the project that a view model makes with one of some names, and that name.
  private func maker(of names: [String], in extents: [Span]) -> (type: String, name: String)? {
    for (position, use) in facts.references.enumerated() {
      guard use.role == .construction, extents.contains(where: { $0.contains(use.span.start) }),
        case .symbol(let made) = codebase.references[file][position],
        codebase.symbols[made].place.file != file, codebase.symbols[made].kind.isConcreteType,
        !codebase.roles.has(made, .view), codebase.layer(of: made) != .domain,
        let name = demanded(by: made, of: names)
      else { continue }
      return (codebase.symbols[made].qualifiedName, name)
    }
    return nil
  }

  /// The first of some names that a type's initializers take, or that it keeps where none is written.
  private func demanded(by type: SymbolID, of names: [String]) -> String? {
    let written = codebase.initializers(of: type)
    let places = written.isEmpty ? codebase.storedProperties(of: type) : written
    for place in places where codebase.declaration(place).access > .fileprivate {
      let other = codebase.facts(place.file)
      let parameters = other.parameters.filter { $0.owner == place.declaration }.map(\.span)
      for position in codebase.referenceOrder[place.file][place.declaration] {
        let use = other.references[position]
        guard names.contains(other[use.name]) else { continue }
        let isTaken = parameters.contains { $0.contains(use.span.start) }
        if written.isEmpty ? use.role == .property : isTaken { return other[use.name] }
      }
    }
    return nil
  }

  /// What else in the file names the framework, which the import stays for.
  func others(of module: String, beside extents: [Span]) -> Phrase {
    let names = self.names(of: module, without: extents, each: true)
    var order: [DeclarationIndex] = []
    var named: [DeclarationIndex: [String]] = [:]
    for name in names {
      guard let outer = facts.enclosing(name.owner).last else { continue }
      if named[outer] == nil { order.append(outer) }
      if !named[outer, default: []].contains(name.name) {
        named[outer, default: []].append(name.name)
      }
    }
    // Two extensions of one type are told in the same words.
    let all = order.map { part($0, codebase.listed(named[$0] ?? [])) }
      .reduce(into: [Phrase]()) { if !$0.contains($1) { $0.append($1) } }
    var parts = Array(all.prefix(3))
    if all.count > 3 {
      let rest = Noun("declaration", zh: "个声明").count(all.count - 3)
      parts.append(
        Phrase("and do the same with \(rest) more of the file", zh: "文件中另外 \(rest) 也是如此"))
    }
    return parts.reduce(.empty) { $0 + Phrase("; ", zh: "；") + $1 }
  }

  private func part(_ outer: DeclarationIndex, _ listed: Phrase) -> Phrase {
    let name = facts[facts[outer].name]
    if facts[outer].kind == .extension {
      return Phrase(
        "move the extension of '\(name)', which names \(listed), to a file of its own",
        zh: "把引用 \(listed) 的 '\(name)' 的扩展移到单独的文件")
    }
    let place = DeclarationID(file: file, declaration: outer)
    let isUsed = codebase.symbols.subject(of: place).map { type in
      zip(facts.references, codebase.references[file]).contains { use, target in
        target == .symbol(type) && !facts[outer].extent.contains(use.span.start)
      }
    }
    let isModel =
      codebase.symbols.subject(of: place).map { codebase.roles.has($0, .viewModel) } ?? false
    return isUsed == true || isModel
      ? Phrase("remove \(listed) from '\(name)', too", zh: "'\(name)' 也不要使用 \(listed)")
      : Phrase(
        "move '\(name)', which names \(listed), to a file of its own",
        zh: "把引用 \(listed) 的 '\(name)' 移到单独的文件")
  }
}
