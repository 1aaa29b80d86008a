/// A part that a type plays, and what in its declaration makes it that.
package struct ExplainedRole: Sendable, Equatable {
  package var role: Role
  /// `its name says 'ViewModel'`; nil where no single thing can be pointed at.
  package var reason: Phrase?

  package init(role: Role, reason: Phrase?) {
    self.role = role
    self.reason = reason
  }
}

/// Finds out why a type has a role by asking the deciding code again with less to go by: what the
/// role vanishes without is the reason.
struct RoleReason {
  private let codebase: Codebase
  private let shapes: RoleShapes

  init(_ codebase: Codebase) {
    self.codebase = codebase
    shapes = RoleShapes(codebase.workspace)
  }

  /// The roles of a type with their reasons, sorted.
  func roles(of id: SymbolID) -> [ExplainedRole] {
    let profile = TypeProfile(id, codebase.symbols, codebase.workspace)
    return codebase.roles[id].sorted().map { role in
      let reasons = reasons(role, profile).filter { !$0.isEmpty }
      return ExplainedRole(
        role: role, reason: reasons.isEmpty ? nil : Phrase.list(reasons))
    }
  }

  private func reasons(_ role: Role, _ type: TypeProfile) -> [Phrase] {
    if role == .container { return [name(of: type), "its members hold or make parts of the app"] }
    if shapes.roles(of: type).contains(role) { return shapeReasons(role, type) }
    if let parent = parent(role, type) {
      let isProtocol = codebase.symbols[parent].kind == .protocol
      let verb = isProtocol ? "conforms to" : "inherits from"
      return [
        "it \(type.symbol.kind == .typealias ? "stands for" : verb) \(codebase.described(parent))"
      ]
    }
    return layerReasons(role, type)
  }

  /// The supertype that hands a role on, or that makes it.
  private func parent(_ role: Role, _ type: TypeProfile) -> SymbolID? {
    let sources: Roles =
      switch role {
      case .repositoryImplementation: [.repositoryProtocol]
      case .useCase: [.useCaseProtocol]
      default: [role]
      }
    let parents =
      type.symbol.kind == .typealias ? codebase.symbols.expanded([type.id]) : type.supertypes
    return parents.first { !codebase.roles[$0].isDisjoint(with: sources) }
  }

  /// Roles that depend on where a type stands.
  private func layerReasons(_ role: Role, _ type: TypeProfile) -> [Phrase] {
    let layer = codebase.layer(of: type.id).map { Phrase("it stands in \($0.rawValue)") } ?? ""
    switch role {
    case .dto where codebase.layer(of: type.id) == .domain:
      return ["it is Codable and code of the outer ring decodes it"]
    case .dto where type.isCodable: return ["it is Codable", layer]
    case .dto: return [name(of: type), layer]
    case .entity:
      return [
        type.symbol.kind == .enum
          ? "it is an enum of cases" : "what it stores are values and no services", layer,
      ]
    default: return []
    }
  }
}

extension RoleReason {
  /// What in name, supertypes, attributes and members the role of a shape hangs on.
  private func shapeReasons(_ role: Role, _ type: TypeProfile) -> [Phrase] {
    var reasons: [Phrase] = []
    if !has(role, type.with(externals: [])) { reasons.append(supertype(role, type)) }
    if !has(role, type.with(attributes: [])) { reasons.append(attribute(role, type)) }
    if !has(role, type.with(name: "X")) { reasons.append(name(role, type)) }
    if !has(role, type.with(members: [])) { reasons.append("its members bear that out") }
    if !reasons.isEmpty { return reasons }
    if has(role, type.with(attributes: []).with(name: "X")) { return [supertype(role, type)] }
    if has(role, type.with(externals: []).with(name: "X")) { return [attribute(role, type)] }
    return [name(role, type)]
  }

  private func has(_ role: Role, _ type: TypeProfile) -> Bool {
    shapes.roles(of: type).contains(role)
  }

  /// The one supertype from elsewhere that suffices.
  private func supertype(_ role: Role, _ type: TypeProfile) -> Phrase {
    let names = type.externals.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    guard let name = names.first(where: { has(role, type.with(externals: [$0])) }) else {
      return "its supertypes say so"
    }
    let own = codebase.symbols.externalSupertypes[Int(type.id.index)]
    let isOwn = own.contains { $0 == name || $0.hasSuffix("." + name) }
    let carrier = type.supertypes.first {
      codebase.symbols.externalSupertypes[Int($0.index)].contains {
        $0 == name || $0.hasSuffix("." + name)
      }
    }
    let through = carrier.map { Phrase(" through '\(codebase.symbols[$0].qualifiedName)'") } ?? ""
    return "it is a '\(name)'" + (isOwn ? "" : through)
  }

  private func attribute(_ role: Role, _ type: TypeProfile) -> Phrase {
    let name = type.attributes.sorted().first { has(role, type.with(attributes: [$0])) }
    return "it is marked '@\(name ?? "")'"
  }

  /// The shortest run of the name's last or first words that suffices.
  private func name(_ role: Role, _ type: TypeProfile) -> Phrase {
    for length in 1...max(1, type.words.all.count) {
      let tail = type.words.bare.suffix(length).joined(separator: "_")
      if has(role, type.with(name: tail)) { return Self.says(tail, in: type.symbol.name) }
      let head = type.words.all.prefix(length).joined(separator: "_")
      if has(role, type.with(name: head)) { return Self.says(head, in: type.symbol.name) }
    }
    return "its name says so"
  }

  /// What a name ends in, where that is all that is to be said.
  private func name(of type: TypeProfile) -> Phrase {
    Self.says(type.words.bare.last ?? "", in: type.symbol.name)
  }

  /// Words of a name in the name's own spelling.
  private static func says(_ words: String, in name: String) -> Phrase {
    let wanted = words.filter { $0 != "_" }
    let text = Array(name)
    for start in text.indices.reversed() where start + wanted.count <= text.count {
      let part = String(text[start..<(start + wanted.count)])
      if part.lowercased() == wanted { return "its name says '\(part)'" }
    }
    return "its name says so"
  }
}

extension TypeProfile {
  fileprivate func with(
    name: String? = nil, externals: [String]? = nil, attributes: Set<String>? = nil,
    members: [Place]? = nil
  ) -> TypeProfile {
    TypeProfile(
      id: id, symbol: symbol, words: name.map { NameWords($0) } ?? words,
      attributes: attributes ?? self.attributes, supertypes: supertypes,
      externals: externals ?? self.externals, members: members ?? self.members)
  }
}
