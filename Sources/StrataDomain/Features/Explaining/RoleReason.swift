internal import StrataModel
internal import StrataCode
internal import StrataRules

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
    let profile = TypeProfile(id, in: codebase.placed.resolved)
    return codebase.roles[id].sorted().map { role in
      let reasons = reasons(role, profile).filter { !$0.isEmpty }
      return ExplainedRole(
        role: role,
        reason: reasons.isEmpty
          ? nil
          : Phrase(
            "\(Phrase.list(reasons))", zh: "\(Phrase.joined(reasons, by: Phrase(verbatim: "，")))"))
    }
  }

  private func reasons(_ role: Role, _ type: TypeProfile) -> [Phrase] {
    if role == .container {
      return [
        name(of: type),
        Phrase("its members hold or make parts of the app", zh: "成员保存或构造应用的各个部分"),
      ]
    }
    if shapes.roles(of: type).contains(role) { return shapeReasons(role, type) }
    if let parent = parent(role, type) {
      return [bond(type, to: parent)]
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

  /// What ties a type to the one that hands a role on.
  private func bond(_ type: TypeProfile, to parent: SymbolID) -> Phrase {
    let described = codebase.described(parent)
    if type.symbol.kind == .typealias {
      return Phrase("it stands for \(described)", zh: "是 \(described) 的别名")
    }
    return codebase.symbols[parent].kind == .protocol
      ? Phrase("it conforms to \(described)", zh: "遵循 \(described)")
      : Phrase("it inherits from \(described)", zh: "继承 \(described)")
  }

  /// Roles that depend on where a type stands.
  private func layerReasons(_ role: Role, _ type: TypeProfile) -> [Phrase] {
    let layer =
      codebase.layer(of: type.id).map {
        Phrase("it is in \($0.rawValue)", zh: "位于 \($0.rawValue)")
      } ?? .empty
    switch role {
    case .dto where codebase.layer(of: type.id) == .domain:
      return [
        Phrase("it is Codable and code of the outer ring decodes it", zh: "遵循 Codable，且由外环代码解码")
      ]
    case .dto where type.isCodable: return [Phrase("it is Codable", zh: "遵循 Codable"), layer]
    case .dto: return [name(of: type), layer]
    case .entity:
      return [
        type.symbol.kind == .enum
          ? Phrase("it is an enum of cases", zh: "是由 case 组成的枚举")
          : Phrase("what it stores are values and no services", zh: "保存的都是值，没有服务"), layer,
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
    if !has(role, type.with(members: [])) {
      reasons.append(Phrase("its members bear that out", zh: "成员印证了这一点"))
    }
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
      return Phrase("its supertypes say so", zh: "父类型表明如此")
    }
    let own = codebase.symbols.externalSupertypes[Int(type.id.index)]
    let isOwn = own.contains { $0 == name || $0.hasSuffix("." + name) }
    let carrier = type.supertypes.first {
      codebase.symbols.externalSupertypes[Int($0.index)].contains {
        $0 == name || $0.hasSuffix("." + name)
      }
    }
    let base = Phrase("it is a '\(name)'", zh: "是 '\(name)'")
    guard let carrier, !isOwn else { return base }
    let through = codebase.symbols[carrier].qualifiedName
    return Phrase("\(base) through '\(through)'", zh: "\(base)（经由 '\(through)'）")
  }

  private func attribute(_ role: Role, _ type: TypeProfile) -> Phrase {
    let name = type.attributes.sorted().first { has(role, type.with(attributes: [$0])) }
    return Phrase("it is marked '@\(name ?? "")'", zh: "带有 '@\(name ?? "")' 标记")
  }

  /// The shortest run of the name's last or first words that suffices.
  private func name(_ role: Role, _ type: TypeProfile) -> Phrase {
    for length in 1...max(1, type.words.all.count) {
      let tail = type.words.bare.suffix(length).joined(separator: "_")
      if has(role, type.with(name: tail)) { return Self.says(tail, in: type.symbol.name) }
      let head = type.words.all.prefix(length).joined(separator: "_")
      if has(role, type.with(name: head)) { return Self.says(head, in: type.symbol.name) }
    }
    return Self.saysSo
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
      if part.lowercased() == wanted {
        return Phrase("its name says '\(part)'", zh: "名称含有 '\(part)'")
      }
    }
    return saysSo
  }

  private static let saysSo = Phrase("its name says so", zh: "名称表明如此")
}

extension TypeProfile {
  fileprivate func with(
    name: String? = nil, externals: [String]? = nil, attributes: Set<String>? = nil,
    members: [DeclarationID]? = nil
  ) -> TypeProfile {
    TypeProfile(
      id: id, symbol: symbol, words: name.map { NameWords($0) } ?? words,
      attributes: attributes ?? self.attributes, supertypes: supertypes, promises: promises,
      externals: externals ?? self.externals, members: members ?? self.members)
  }
}
