internal import StrataCode
internal import StrataModel

// Other instances that everybody reaches: those with a protocol that nobody goes through, and globals.

extension Codebase {
  /// The use cases, repositories and services with a protocol that code outside the composition root
  /// reaches as a shared instance, and the use cases and repositories that are one at all.
  func sharedParts() -> [Finding] {
    let others: Roles = [.container, .view, .entryPoint, .testDouble, .persistenceModel]
    let candidates = Dictionary(
      uniqueKeysWithValues: seen(inEach: Array(symbols.ids)) { id -> [SharedInstance] in
        guard roles[id].isDisjoint(with: others),
          symbols.allSupertypes(of: id).contains(where: { symbols[$0].kind == .protocol }),
          let shared = sharedInstance(of: id), isProduction(id),
          !isBare(id), !isGlobalByNature(id)
        else { return [] }
        return [SharedInstance(id: id, place: shared)]
      }.map { ($0.id, $0.place) })
    guard !candidates.isEmpty else { return [] }
    let users = users(of: candidates)
    return said(ofEach: candidates.keys.sorted()) { id -> [Finding] in
      guard let place = candidates[id] else { return [] }
      let isPart = !roles[id].isDisjoint(with: [.useCase, .repositoryImplementation])
      let user = users[id].flatMap { $0.deciders.min() }
      return isPart || user != nil ? [sharedPartFinding(id, place, user)] : []
    }
  }

  private func sharedPartFinding(
    _ id: SymbolID, _ place: DeclarationID, _ user: String?
  ) -> Finding {
    let name = symbols[id].qualifiedName
    let port = port(of: id).map { symbols[$0].qualifiedName } ?? name
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

  /// The protocol of a type that most files name; of those that none names, the first.
  private func port(of id: SymbolID) -> SymbolID? {
    let protocols = symbols.allSupertypes(of: id).filter { symbols[$0].kind == .protocol }
    guard protocols.count > 1 else { return protocols.first }
    var named: [SymbolID: Set<Int>] = [:]
    for dependency in dependencies where protocols.contains(dependency.target) {
      named[dependency.target, default: []].insert(dependency.file)
    }
    return protocols.max { (named[$0]?.count ?? 0, $1) < (named[$1]?.count ?? 0, $0) }
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
    for call in seen(inEachFile: { self.calls(of: globals, in: $0) }) {
      users[call.global, default: []].insert(symbols[call.user].qualifiedName)
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

  /// Who calls some global services in a file.
  private func calls(of globals: [String: GlobalService], in file: Int) -> [GlobalCall] {
    guard scopes[file].isProduction else { return [] }
    let facts = facts(file)
    return facts.shapes.compactMap { shape in
      guard shape.owner >= 0, let path = shape.calledMember,
        let root = facts[path].split(separator: ".").first,
        let global = globals[String(root)], global.place.file != file,
        !scopes[file].isExempt(shape.span, in: shape.owner),
        !isComposition(shape.owner, in: file),
        !isKnown(String(root), to: shape.owner, in: file),
        let user = typesAround(shape.owner, in: file).last, decides(user)
      else { return nil }
      return GlobalCall(global: String(root), user: user)
    }
  }

  /// By name: the global properties that hold a repository, a use case, a client or a service.
  private func globalServices() -> [String: GlobalService] {
    var found: [String: GlobalService] = [:]
    for service in seen(inEachFile: { self.globalServices(in: $0) }) {
      found[service.name] = service
    }
    return found
  }

  private func globalServices(in file: Int) -> [GlobalService] {
    guard scopes[file].isProduction else { return [] }
    let facts = facts(file)
    return facts.declarations.enumerated().compactMap { position, declaration in
      let place = DeclarationID(file: file, declaration: DeclarationIndex(position))
      guard declaration.kind == .property, declaration.parent == topLevel,
        declaration.access > .fileprivate,
        let type = namings(of: place, as: [.property, .construction]).first?.type,
        isCollaborator(type), !isLog(type),
        Set(symbols.words(of: type).all).isDisjoint(with: ["logs", "logger", "logging"])
      else { return nil }
      return GlobalService(name: facts[declaration.name], place: place, type: type)
    }
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

/// A global property that holds a service.
private struct GlobalService: Sendable, Equatable {
  var name: String
  var place: DeclarationID
  var type: SymbolID
}

/// A type that calls a global service.
private struct GlobalCall: Sendable, Equatable {
  var global: String
  var user: SymbolID
}

extension GlobalService: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(name)
    digest.add(place)
    digest.add(type)
  }
}

extension GlobalCall: Digestible {
  fileprivate func add(to digest: inout ItemDigest) {
    digest.add(global)
    digest.add(user)
  }
}
