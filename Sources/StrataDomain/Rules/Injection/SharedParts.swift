internal import StrataCode
internal import StrataModel

// Other instances that everybody reaches: those with a protocol that nobody goes through, and globals.

extension Codebase {
  /// The use cases, repositories and services with a protocol that code outside the composition root
  /// reaches as a shared instance, and the use cases and repositories that are one at all.
  func sharedParts() -> [Finding] {
    var candidates: [SymbolID: DeclarationID] = [:]
    for id in symbols.ids {
      let others: Roles = [.container, .view, .entryPoint, .testDouble, .persistenceModel]
      guard let shared = sharedInstance(of: id), isProduction(id),
        roles[id].isDisjoint(with: others),
        symbols.allSupertypes(of: id).contains(where: { symbols[$0].kind == .protocol }),
        !isBare(id), !isGlobalByNature(id)
      else { continue }
      candidates[id] = shared
    }
    guard !candidates.isEmpty else { return [] }
    let users = users(of: candidates)
    return candidates.keys.sorted().compactMap { id in
      guard let place = candidates[id] else { return nil }
      let isPart = !roles[id].isDisjoint(with: [.useCase, .repositoryImplementation])
      let user = users[id].flatMap { $0.deciders.min() }
      guard isPart || user != nil else { return nil }
      return sharedPartFinding(id, place, user)
    }
  }

  private func sharedPartFinding(
    _ id: SymbolID, _ place: DeclarationID, _ user: String?
  ) -> Finding {
    let name = symbols[id].qualifiedName
    let port =
      symbols.allSupertypes(of: id).first { symbols[$0].kind == .protocol }
      .map { symbols[$0].qualifiedName } ?? name
    let message =
      user.map {
        Phrase(
          "'\($0)' reaches \(described(id)) as a shared instance, past '\(port)'",
          zh: "'\($0)' 绕过 '\(port)'，直接使用共享实例 \(described(id))")
      }
      ?? Phrase("\(described(id)) is a shared instance", zh: "\(described(id)) 是共享实例")
    return Rule.bareSingleton.finding(
      at: FindingPlace(
        declaration(place).span, in: place.file, subject: name, owner: place.declaration), in: self,
      message: message,
      help: Phrase(
        "build '\(name)' in the composition root, and pass it on as '\(port)'",
        zh: "在组合根构造 '\(name)'，并以 '\(port)' 传入")
    ).with(aspect: .sharedPart).with(confidence: 0.85)
  }

  /// Whether there is one of a thing by nature: a device, the app's configuration, its log.
  private func isGlobalByNature(_ id: SymbolID) -> Bool {
    isLook(id) || isLog(id)
      || symbols.words(of: id).all.contains {
        [
          "location", "camera", "bluetooth", "motion", "haptic", "haptics", "device",
          "reachability",
          "config", "configuration", "analytics", "tracker", "tracking", "crash", "metrics",
          "monitor", "audio", "speech", "notification", "notifications",
        ].contains($0)
      }
  }

  /// The services that a global constant or variable holds and that functions elsewhere call.
  func globalInstances() -> [Finding] {
    let globals = globalServices()
    guard hasDomain, !globals.isEmpty else { return [] }
    var users: [String: Set<String>] = [:]
    for file in workspace.files.indices where scopes[file].isProduction {
      let facts = facts(file)
      for shape in facts.shapes where shape.owner >= 0 {
        guard let path = shape.calledMember, let root = facts[path].split(separator: ".").first,
          let global = globals[String(root)], global.place.file != file,
          !scopes[file].isExempt(shape.span, in: shape.owner),
          !isComposition(shape.owner, in: file),
          !isKnown(String(root), to: shape.owner, in: file),
          let user = typesAround(shape.owner, in: file).last, decides(user)
        else { continue }
        users[String(root), default: []].insert(symbols[user].qualifiedName)
      }
    }
    return users.keys.sorted().compactMap { name in
      guard let global = globals[name], let known = users[name], let first = known.min() else {
        return nil
      }
      let type = symbols[global.type].qualifiedName
      return Rule.bareSingleton.finding(
        at: FindingPlace(
          declaration(global.place).span, in: global.place.file, subject: type,
          owner: global.place.declaration), in: self,
        message: Phrase(
          "the global '\(name)' holds \(described(global.type)); '\(first)' depends on it",
          zh: "全局变量 '\(name)' 持有 \(described(global.type))；'\(first)' 依赖它"),
        help: Phrase(
          """
          let '\(first)' take what it needs of '\(type)' in its initializer, and build '\(name)' in \
          the composition root
          """,
          zh: "让 '\(first)' 在初始化方法中接收它对 '\(type)' 的需求，在组合根构造 '\(name)'")
      ).held(at: known.count > 8 ? .info : .warning).with(confidence: 0.85).with(reach: known.count)
    }
  }

  /// By name: the global properties that hold a repository, a use case, a client or a service.
  private func globalServices() -> [String: (place: DeclarationID, type: SymbolID)] {
    var found: [String: (place: DeclarationID, type: SymbolID)] = [:]
    for file in workspace.files.indices where scopes[file].isProduction {
      let facts = facts(file)
      for (position, declaration) in facts.declarations.enumerated()
      where declaration.kind == .property && declaration.parent == topLevel
        && declaration.access > .fileprivate
      {
        let place = DeclarationID(file: file, declaration: DeclarationIndex(position))
        guard let type = namings(of: place, as: [.property, .construction]).first?.type,
          isCollaborator(type)
        else { continue }
        found[facts[declaration.name]] = (place, type)
      }
    }
    return found
  }

  /// Whether a name is a parameter or a member around a place, and thus no global.
  private func isKnown(_ name: String, to owner: DeclarationIndex, in file: Int) -> Bool {
    let facts = facts(file)
    return facts.parameters.contains { $0.owner == owner && facts[$0.name] == name }
      || typesAround(owner, in: file).contains { type in
        members(of: type).contains { self.name($0) == name }
      }
  }
}
