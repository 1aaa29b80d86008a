internal import StrataCode
internal import StrataModel

// Wiring that stands in a screen or in Data: the schools with one composition root forbid it.

extension Codebase {
  /// The functions outside containers and the App layer that build a part of Data and hand it to a use
  /// case or a view model, where they belong to a screen, to Data or to nothing in Presentation.
  func strayRoots() -> [Finding] {
    guard hasDomain else { return [] }
    return said { file -> [Finding] in
      guard scopes[file].isProduction else { return [] }
      var built: [DeclarationIndex: [(id: SymbolID, span: Span)]] = [:]
      for (position, reference) in facts(file).references.enumerated()
      where reference.role == .construction && reference.owner >= 0 {
        guard facts(file)[reference.owner].kind == .function,
          case .symbol(let id) = references[file][position], !scopes[file].isExempt(reference)
        else { continue }
        built[reference.owner, default: []].append((id, reference.span))
      }
      return built.sorted { $0.key < $1.key }.compactMap { owner, parts in
        strayRoot(owner, parts, in: file)
      }
    }
  }

  private func strayRoot(
    _ owner: DeclarationIndex, _ parts: [(id: SymbolID, span: Span)], in file: Int
  ) -> Finding? {
    let receivers: Roles = [.useCase, .viewModel]
    guard let receiver = parts.first(where: { !roles[$0.id].isDisjoint(with: receivers) }),
      let part = parts.first(where: {
        $0.id != receiver.id && layer(of: $0.id)?.ring == .data && isCollaborator($0.id)
      }), let place = strayPlace(owner, in: file)
    else { return nil }
    let member = name(DeclarationID(file: file, declaration: owner))
    let (given, taker) = (symbols[part.id].qualifiedName, symbols[receiver.id].qualifiedName)
    return Rule.selfConstruction.finding(
      at: FindingPlace(
        part.span, in: file, also: [receiver.span], subject: given, owner: owner), in: self,
      message: Phrase(
        "'\(member)' builds '\(given)' for '\(taker)' in \(place): the app is put together there, too",
        zh: "'\(member)' 在\(place)中为 '\(taker)' 构造 '\(given)'：应用的组装散落到了这里"),
      help: Phrase(
        "move '\(member)' to the composition root, and let '\(taker)' be handed on from there",
        zh: "把 '\(member)' 移到组合根，由那里把 '\(taker)' 传下去")
    ).with(aspect: .strayRoot).naming(part.id, in: self).with(confidence: 0.85)
  }

  /// Where a function stands that should not compose; nil where composing is in place.
  private func strayPlace(_ owner: DeclarationIndex, in file: Int) -> Phrase? {
    let around = typesAround(owner, in: file)
    if around.contains(where: {
      !roles[$0].isDisjoint(with: [.container, .entryPoint, .coordinator])
    }) {
      // A container may stand with its feature, but not with what it hands out.
      guard placements[file].declared?.ring == .data, layer(ofFile: file) != .app else {
        return nil
      }
      return Phrase("Data", zh: " Data ")
    }
    if let screen = around.first(where: { !roles[$0].isDisjoint(with: [.view, .viewModel]) }) {
      return isStaticMember(owner, in: file) ? described(screen) : nil
    }
    if layer(ofFile: file)?.ring == .data { return Phrase("Data", zh: " Data ") }
    // A free function, or one of an enum that only gives it a name.
    let isFree =
      around.isEmpty
      ? facts(file)[owner].parent < 0
      : around.allSatisfy { symbols[$0].kind == .enum } && isStaticMember(owner, in: file)
    guard isFree, layer(ofFile: file) == .presentation else { return nil }
    return Phrase("Presentation", zh: " Presentation ")
  }
}
