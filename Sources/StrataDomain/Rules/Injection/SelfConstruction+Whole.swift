internal import StrataCode
internal import StrataModel

// What is wanted of several things that are built together.

extension Codebase {
  /// What is built beside a part to take it: that is what its consumer wants.
  func taker(
    of item: Construction, _ owner: DeclarationIndex, _ file: Int
  ) -> SymbolID? {
    let place = DeclarationID(file: file, declaration: owner)
    return namings(of: place, as: [.construction]).map(\.type).first {
      $0 != item.consumer && isPart(item.target, of: $0, owner, in: file)
        && (isCollaborator($0) || roles.has($0, .viewModel)
          || symbols.words(of: $0).suffix(from: ["presenter"]) != nil)
    }
  }

  /// What to take in the initializer: what is built, or what that is built for; a closure where it is
  /// made of a value that is only there when it is built.
  func handedIn(_ item: Construction, _ owner: DeclarationIndex, _ file: Int) -> Phrase {
    let whole = taker(of: item, owner, file)
    if isCell(item.consumer) {
      let (part, cell) = (
        symbols[whole ?? item.target].qualifiedName, symbols[item.consumer].qualifiedName
      )
      return Phrase(
        "give '\(cell)' its '\(part)' where it is dequeued", zh: "在取出 '\(cell)' 的地方把 '\(part)' 交给它")
    }
    if let way = again(whole ?? item.target, item.consumer, owner, file) { return way }
    let isAnew =
      whole.map { needsData($0) && isInMethod(owner, in: file, orInitializer: false) } ?? false
    return injection(
      of: whole ?? item.target, into: symbols[item.consumer].qualifiedName,
      for: referringLayers[file], anew: item.isAnew || isAnew, LegalRoute(self))
  }

  /// What to do where a type is given what a method of it builds once more, and keeps that.
  private func again(
    _ id: SymbolID, _ consumer: SymbolID, _ owner: DeclarationIndex, _ file: Int
  ) -> Phrase? {
    guard owner < 0 || facts(file)[owner].kind != .initializer else { return nil }
    let stored = Set(storedProperties(of: consumer).map { name($0) })
    for place in initializers(of: consumer) {
      let facts = facts(place.file)
      let kept = parameters(of: place).first { parameter in
        stored.contains(facts[parameter.name])
          && namings(of: place, as: [.parameter, .construction]).contains { naming in
            let reference = reference(naming)
            return naming.type == id && parameter.span.contains(reference.span.start)
              && (reference.role == .parameter
                || parameter.defaultValue?.contains(reference.span.start) == true)
          }
      }
      guard let kept else { continue }
      let (name, built) = (facts[kept.name], symbols[id].qualifiedName)
      return Phrase(
        "use '\(name)', which '\(symbols[consumer].qualifiedName)' is given, in place of a new '\(built)'",
        zh: "使用传入 '\(symbols[consumer].qualifiedName)' 的 '\(name)'，而不是新构造 '\(built)'")
    }
    return nil
  }

  /// What to do where an initializer takes by a protocol what it builds where nothing is handed in.
  func fallback(
    _ item: Construction, _ owner: DeclarationIndex, _ file: Int
  ) -> Phrase? {
    guard owner >= 0, facts(file)[owner].kind == .initializer else { return nil }
    let whole = taker(of: item, owner, file) ?? item.target
    guard let promise = stoodInFor(by: whole, owner, in: file).first else { return nil }
    let (name, known) = (symbols[whole].qualifiedName, symbols[promise].qualifiedName)
    let home = LegalRoute(self).wiringPlace(for: whole, into: item.consumer)
    return Phrase(
      "leave the fallback out: the initializer takes '\(known)' already; build '\(name)' \(home)",
      zh: "去掉备用的构造：初始化方法已经接收 '\(known)'；\(home)构造 '\(name)'")
  }

  /// Whether an initializer builds what an optional parameter takes otherwise, of the layer around it: a
  /// default argument in other words.
  func isFallback(_ id: SymbolID, _ owner: DeclarationIndex, in file: Int) -> Bool {
    guard owner >= 0, facts(file)[owner].kind == .initializer,
      layer(of: id) == referringLayers[file]
    else { return false }
    return !stoodInFor(by: id, owner, in: file, onlyOptional: true).isEmpty
  }

  /// What an initializer takes by a protocol, or by an optional of a supertype, that a type conforms to.
  private func stoodInFor(
    by id: SymbolID, _ owner: DeclarationIndex, in file: Int, onlyOptional: Bool = false
  ) -> [SymbolID] {
    let place = DeclarationID(file: file, declaration: owner)
    let open = parameters(of: place).filter(\.isOptional)
    let promises = symbols.allSupertypes(of: id)
    return namings(of: place, as: [.parameter]).filter { naming in
      guard promises.contains(naming.type) else { return false }
      return !onlyOptional && symbols[naming.type].kind == .protocol
        || open.contains { $0.span.contains(reference(naming).span.start) }
    }.map(\.named)
  }

  /// The same places, so that what is built together is told once: what is handed to something else that
  /// is built there is a remark, and of several things that are handed to one object all but the first.
  func toldOnce(_ sites: [ConstructionSite], in file: Int) -> [ConstructionSite] {
    var takers: [DeclarationIndex: SymbolID] = [:]
    return sites.map { site in
      guard site.item.next == nil else { return site }
      let isHandedOn = sites.contains { other in
        other.owner == site.owner && other.item.next == nil && !other.item.isMild
          && other.item.consumer == site.item.consumer
          && isPart(site.built, of: other.built, site.owner, in: file)
      }
      let isNext = taker(of: site.item, site.owner, file).map {
        takers.updateValue($0, forKey: site.owner) == $0
      }
      var told = site
      told.item.isMild = site.item.isMild || isHandedOn || isNext == true
      return told
    }
  }
}

/// A place where a type builds what it should be given.
struct ConstructionSite {
  var item: Construction
  /// What is built there.
  var built: SymbolID
  var span: Span
  var owner: DeclarationIndex
}
