internal import StrataCode
internal import StrataModel

extension Codebase {
  /// Use cases, repositories and services that store each other, so that neither can be built first.
  func mutualTypes() -> [Finding] {
    let services = symbols.ids.filter { isStandingService($0) }
    let known = Set(services)
    var implementers: [SymbolID: Set<SymbolID>] = [:]
    for id in services {
      for parent in symbols.allSupertypes(of: id) where symbols[parent].kind == .protocol {
        implementers[parent, default: []].insert(id)
      }
    }
    var stored: [SymbolID: [SymbolID: ResolvedReference]] = [:]
    for id in services {
      for place in storedProperties(of: id) where isHeldFirmly(place) {
        for naming in namings(of: place, as: [.property]) {
          let behind = known.contains(naming.type) ? [naming.type] : implementers[naming.type] ?? []
          // Which of several is stored nothing says.
          guard behind.count == 1, let target = behind.first, target != id else { continue }
          stored[id, default: [:]][target] = stored[id]?[target] ?? naming
        }
      }
    }
    return services.flatMap { id in
      (stored[id] ?? [:]).sorted { $0.key < $1.key }.compactMap { other, naming in
        guard id < other, let back = stored[other]?[id] else { return nil }
        return mutualFinding(id, other, naming, back)
      }
    }
  }

  private func isStandingService(_ id: SymbolID) -> Bool {
    isProduction(id) && isCollaborator(id) && roles[id].isDisjoint(with: [.container, .testDouble])
  }

  /// A property that keeps what it names alive, and names it alone.
  private func isHeldFirmly(_ place: DeclarationID) -> Bool {
    declaration(place).modifiers.isDisjoint(with: [.isWeak, .isLazy, .isFunctionTyped])
      && isProduction(place)
  }

  private func mutualFinding(
    _ id: SymbolID, _ other: SymbolID, _ naming: ResolvedReference, _ back: ResolvedReference
  ) -> Finding {
    let (a, b) = (symbols[id].qualifiedName, symbols[other].qualifiedName)
    let span = reference(naming).span
    var finding = Rule.cycle.finding(
      at: FindingPlace(
        span, in: naming.file, also: naming.file == back.file ? [reference(back).span] : [],
        subject: [a, b].sorted().joined(separator: ", "), owner: reference(naming).owner),
      in: self,
      message: Phrase(
        "\(described(id)) and \(described(other)) store each other",
        zh: "\(described(id)) 和 \(described(other)) 互相持有"),
      help: Phrase(
        "move what both need into a third type that '\(a)' and '\(b)' store, or pass a closure",
        zh: "把两者都需要的部分移到第三个类型中，由 '\(a)' 和 '\(b)' 持有，或改为传入闭包")
    ).held(at: .info).with(confidence: 0.9)
    finding.path = [(id, other, naming), (other, id, back)].map { from, to, naming in
      Finding.Step(
        edge: "\(symbols[from].qualifiedName) → \(symbols[to].qualifiedName)",
        location: location(of: reference(naming).span, in: naming.file),
        detail: Phrase(
          "stores '\(symbols[naming.type].qualifiedName)'",
          zh: "持有 '\(symbols[naming.type].qualifiedName)'"))
    }
    return finding
  }
}
