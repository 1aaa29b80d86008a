internal import StrataCode
package import StrataModel

/// What of a plain value can go to Domain where the whole cannot: itself with the values that it is made
/// of, and without the members that know more than Domain may.
package struct MovableValue {
  /// The values of the outer rings that it is made of, in the order in which they are named.
  package var parts: [SymbolID] = []
  /// The members that stay behind in an extension.
  package var left: [String] = []

  /// ` with 'Portion', which it is made of, and leave 'image' to an extension in Presentation`.
  func going(_ codebase: Codebase, outOf layer: String) -> Phrase {
    let names = parts.map { codebase.symbols[$0].qualifiedName }
    let along: Phrase =
      names.isEmpty
      ? .empty
      : Phrase(
        " with \(codebase.listed(names)), which it is made of",
        zh: "（连同组成它的 \(codebase.listed(names))）")
    let staying: Phrase =
      left.isEmpty
      ? Phrase(
        ": \(names.isEmpty ? "it needs" : "they need") nothing of \(layer)",
        zh: "：这不需要 \(layer) 的任何内容")
      : Phrase(
        ", and leave \(codebase.listed(left)) to an extension in \(layer)",
        zh: "，把 \(codebase.listed(left)) 留给 \(layer) 中的扩展")
    return along + staying
  }
}

extension ReferenceHelp {
  /// To move a value of Data to Domain that names others of Data, or only in a member.
  func moved(_ dependency: Dependency, _ name: String, _ layer: String) -> Phrase? {
    guard dependency.to.ring == .data, let value = movable(dependency.target) else { return nil }
    let outer = codebase.outermost(dependency.target)
    if outer != dependency.target, let whole = movable(outer) {
      return toDomain(codebase.symbols[outer].qualifiedName, whole, layer)
    }
    return toDomain(name, value, layer)
  }

  /// `move 'Menu' to Domain with 'Portion', which it is made of: they need nothing of Data`.
  func toDomain(_ name: String, _ value: MovableValue, _ layer: String) -> Phrase {
    let going = value.going(codebase, outOf: layer)
    return Phrase("move '\(name)' to Domain\(going)", zh: "把 '\(name)' 移到 Domain\(going)")
  }

  /// How a value that names others of its layer goes to Domain; nil where more than a few go along or
  /// stay behind, or where one of them says how it is sent, kept or drawn.
  func movable(_ whole: SymbolID) -> MovableValue? {
    guard isOfBusiness(whole), var value = core(of: whole) else { return nil }
    var next = 0
    while next < value.parts.count {
      let id = value.parts[next]
      guard value.parts.count <= 4, let part = core(of: id) else { return nil }
      value.left += part.left.map { "\(codebase.symbols[id].name).\($0)" }
      value.parts += part.parts.filter { $0 != whole && !value.parts.contains($0) }
      next += 1
    }
    return value.parts.count <= 4 && value.left.count <= 3 ? value : nil
  }

  /// ` with 'MenuChange', which it names, with values of its own in place of 'MenuResponse'`: what becomes of
  /// what a protocol names that moves to Domain.
  func along(_ promise: SymbolID) -> Phrase {
    var going = codebase.parts(namedBy: promise)
    var staying = codebase.wordsToReplace(in: promise)
    for id in codebase.types(namedIn: promise)
    where staying.contains(codebase.symbols[id].qualifiedName) {
      guard let value = movable(id), value.left.isEmpty else { continue }
      let family = [id] + value.parts
      going += family.filter { !going.contains($0) }
      staying.removeAll { name in family.contains { codebase.symbols[$0].qualifiedName == name } }
    }
    let words = codebase.replacing(staying)
    guard !going.isEmpty else { return words }
    let names = codebase.listed(going.map { codebase.symbols[$0].name })
    return Phrase(" with \(names), which it names", zh: "（连同它引用的 \(names)）") + words
  }

  /// Whether a value says something of the business, and Domain does not say it yet.
  private func isOfBusiness(_ id: SymbolID) -> Bool {
    let symbols = codebase.symbols
    let words = Set(symbols.words(of: id).all)
    guard [.struct, .enum].contains(symbols[id].kind), codebase.roles[id].isEmpty,
      !codebase.isNamespace(id), !symbols.isCodable(id), !isError(id), !isOfWire(id),
      words.isDisjoint(with: Self.carried) || isKeptAnotherWay(id),
      route.entity(for: id).map({ $0 == id }) ?? true
    else { return false }
    guard codebase.layer(of: id) == .presentation else { return codebase.promises(of: id).isEmpty }
    return words.isDisjoint(with: Self.looks.union(Self.shown))
  }

  /// Whether a record of the store says the same as a value, whatever word they share.
  private func isKeptAnotherWay(_ id: SymbolID) -> Bool {
    let own = codebase.symbols[id].name
    return codebase.types(.persistenceModel).contains {
      $0 != id && codebase.symbols[$0].name.hasPrefix(own)
    }
  }

  /// What a value is made of, and which of its own members know more than Domain may.
  private func core(of id: SymbolID) -> MovableValue? {
    let place = codebase.symbols[id].place
    let (facts, extent) = (codebase.facts(place.file), codebase.declaration(place).extent)
    var value = MovableValue()
    for (reference, target) in zip(facts.references, codebase.references[place.file]) {
      guard extent.contains(reference.span.start), isOutside(target, reference, of: id, facts)
      else { continue }
      if let member = leavable(reference, target, in: place, facts) {
        if !value.left.contains(member) { value.left.append(member) }
      } else if case .symbol(let part) = target, isOfBusiness(part) {
        if !value.parts.contains(part) { value.parts.append(part) }
      } else {
        return nil
      }
    }
    return value
  }

  /// Whether Domain could not say a name as it is written in a value.
  private func isOutside(
    _ target: Target, _ reference: TypeReference, of id: SymbolID, _ facts: FileFacts
  ) -> Bool {
    switch target {
    case .symbol(let other):
      other != id && !codebase.isOfInnerRings(other)
        && codebase.outermost(other) != codebase.outermost(id)
    case .external:
      !Codebase.isOfLanguageOrStream(String(facts[reference.name].prefix { $0 != "." }))
    case .parameter, .ambiguous: false
    }
  }

  /// What can stand in an extension as well: the member of a value around a name, or the protocol that it
  /// keeps.
  private func leavable(
    _ reference: TypeReference, _ target: Target, in place: DeclarationID, _ facts: FileFacts
  ) -> String? {
    if reference.role == .conformance, reference.owner == place.declaration,
      case .symbol(let promise) = target, codebase.symbols[promise].kind == .protocol
    {
      return codebase.symbols[promise].name
    }
    let member = facts.enclosing(reference.owner).first {
      facts[$0].parent == place.declaration
    }
    guard let member else { return nil }
    let isComputed =
      facts[member].kind == .property && facts[member].modifiers.contains(.isComputed)
    return isComputed || facts[member].kind == .function ? facts[facts[member].name] : nil
  }
}
