internal import StrataCode
internal import StrataModel

// Types of the project that speak of what is seen, too: they have to change before a view model can.

extension FrameworkUses {
  /// A type of the project, and its members that some names stand in.
  private struct Speaker {
    var type: SymbolID
    var members: [String]
    var names: [String]
  }

  /// `change 'PictureStore' (Data) first, whose 'load' uses 'UIImage'; then `, or nothing.
  func sources(of names: [String], in extents: [Span], told: [String]) -> Phrase {
    let seen = names.filter { [.picture, .value].contains(kind(of: $0)) }
    let speakers = speakers(of: seen, in: extents).filter {
      !told.contains(codebase.symbols[$0.type].qualifiedName)
    }
    guard !speakers.isEmpty else { return .empty }
    let types = Phrase.list(
      speakers.map {
        Phrase(verbatim: "'\(codebase.symbols[$0.type].qualifiedName)'")
          + codebase.layerAside(of: $0.type)
      }, limit: 3)
    let members = Self.once(speakers.flatMap(\.members))
    let spoken = codebase.listed(Self.once(speakers.flatMap(\.names)))
    let verb = members.count == 1 ? "uses" : "use"
    let listed = codebase.listed(members)
    return Phrase(
      "change \(types) first, whose \(listed) \(verb) \(spoken); then ",
      zh: "先修改 \(types)：其中的 \(listed) 使用了 \(spoken)；然后")
  }

  private func speakers(of names: [String], in extents: [Span]) -> [Speaker] {
    guard !names.isEmpty else { return [] }
    var asked: [SymbolID] = []
    for (use, target) in zip(facts.references, codebase.references[file]) {
      guard case .symbol(let id) = target, !asked.contains(id),
        extents.contains(where: { $0.contains(use.span.start) })
      else { continue }
      asked.append(id)
    }
    let areMadeHere = isMadeHere(names)
    return asked.compactMap { speaker($0, of: names, in: extents, areMadeHere) }
  }

  private func speaker(
    _ id: SymbolID, of names: [String], in extents: [Span], _ areMadeHere: Bool
  ) -> Speaker? {
    guard codebase.symbols[id].place.file != file, codebase.isProduction(id),
      codebase.roles[id].isDisjoint(with: [.view, .coordinator, .container, .entryPoint])
    else { return nil }
    let called = codebase.methods(of: id, calledIn: file)
    let methods = codebase.methods(of: id).filter { called.contains(codebase.name($0)) }
    let properties =
      areMadeHere || !isKept(id, in: extents) && !isShared(id)
      ? []
      : codebase.members(of: id)
        // What a screen alone asks for, it may go on asking for.
        .filter {
          codebase.declaration($0).kind == .property && facts.usedNames.contains(codebase.name($0))
        }
    var speaker = Speaker(type: id, members: [], names: [])
    for place in methods + properties where codebase.declaration(place).access > .fileprivate {
      let isAsked = called.contains(codebase.name(place)) || properties.contains(place)
      let spoken = self.spoken(isAsked ? names : names.filter(PictureRoute.isPicture), by: place)
      if spoken.isEmpty { continue }
      speaker.members = Self.once(speaker.members + [codebase.name(place)])
      speaker.names = Self.once(speaker.names + spoken)
    }
    return speaker.members.isEmpty ? nil : speaker
  }

  /// The names that stand in what a member takes and gives.
  private func spoken(_ names: [String], by place: DeclarationID) -> [String] {
    let other = codebase.facts(place.file)
    let isProperty = other[place.declaration].kind == .property
    let roles: [TypeReference.Role] =
      isProperty ? [.property, .genericArgument] : [.parameter, .return, .genericArgument]
    return codebase.referenceOrder[place.file][place.declaration].map { other.references[$0] }
      .filter { roles.contains($0.role) }.map { other[$0.name] }.filter(names.contains)
  }

  /// Whether the file asks the shared instance of a type: what of that, no fact says.
  private func isShared(_ id: SymbolID) -> Bool {
    zip(facts.references, codebase.references[file]).contains { use, target in
      target == .symbol(id) && use.role == .staticAccess
        && use.member.map { Self.instances.contains(facts[$0]) } ?? false
    }
  }

  private static let instances: Set<String> = ["shared", "instance", "default", "current"]

  /// Whether a view model stores a value of a type, or takes one.
  private func isKept(_ id: SymbolID, in extents: [Span]) -> Bool {
    codebase.symbols[id].kind != .protocol
      && zip(facts.references, codebase.references[file]).contains { use, target in
        target == .symbol(id) && [.property, .parameter].contains(use.role)
          && extents.contains { $0.contains(use.span.start) }
      }
  }

  /// Whether the file makes one of some names itself.
  private func isMadeHere(_ names: [String]) -> Bool {
    places(of: names).contains { place in
      place.role.map { [.construction, .staticAccess].contains($0) } ?? false
    }
  }

  /// Each value where it first stands.
  static func once<Value: Equatable>(_ values: [Value]) -> [Value] {
    values.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
