internal import StrataCode
internal import StrataModel

/// Finds what knows a world that the rest of a text has nothing to do with.
struct SplitSearch {
  let around: TextNeighbourhood
  let worlds: WorldKnowledge
  let layer: Layer

  /// What must go elsewhere before the text can stand in its layer, in order.
  var splits: [PlaceSplit] {
    var found: [PlaceSplit] = []
    for world in foreign {
      let items = worlds.items.filter {
        $0.world == world && $0.owner != topLevel && (!$0.isOfProject || around.hasDomain)
      }
      let knowing = Dictionary(grouping: items) { piece(around: $0.owner, world) }
      let whole = Set(knowing.keys.filter(\.isType).map(\.declaration))
      for (piece, items) in knowing.sorted(by: { $0.key.declaration < $1.key.declaration }) {
        // What goes with its type needs no word of its own.
        let outer = around.facts.enclosing(piece.declaration).last
        guard piece.isType || outer.map({ !whole.contains($0) }) ?? true else { continue }
        found.append(split(piece, items, world))
      }
    }
    found += promises
    return found.sorted { ($0.line, $0.target) < ($1.line, $1.target) }
  }

  /// Protocols that Domain owns, in a text that belongs further out.
  private var promises: [PlaceSplit] {
    guard around.hasDomain, layer == .presentation || layer.ring == .data,
      around.outerTypes.count > 1
    else { return [] }
    return around.outerTypes.compactMap { id in
      let owned = around.roles[id].intersection([.repositoryProtocol, .useCaseProtocol])
      guard around.symbols[id].kind == .protocol, let role = owned.sorted().first else {
        return nil
      }
      let facts = around.facts
      let declaration = facts[around.symbols[id].place.declaration]
      let name = facts[declaration.name]
      let line = facts.position(of: declaration.span).line
      return PlaceSplit(
        name: name, line: line, endLine: facts.lines.position(of: declaration.extent.end).line,
        isType: true, target: .domain,
        lines: [PlaceLine(line: line, code: "protocol \(name)", shows: role.phrase)],
        advice: Phrase("move '\(name)' to Domain", zh: "把 '\(name)' 移到 Domain"))
    }
  }

  /// The worlds that a layer knows nothing of.
  private var foreign: [WorldKnowledge.World] {
    switch layer {
    case .domain: [.userInterface, .outerRing]
    case .data, .infrastructure: [.userInterface]
    case .presentation: [.outerRing]
    case .common: [.outerRing]
    case .app, .test: []
    }
  }

  /// A part of the text that could move by itself.
  private struct Piece: Hashable {
    var declaration: DeclarationIndex
    var isType: Bool
  }

  /// The outermost type if all of it is of that world, else the member of it.
  private func piece(around owner: DeclarationIndex, _ world: WorldKnowledge.World) -> Piece {
    let facts = around.facts
    let chain = facts.enclosing(owner)
    guard let outer = chain.last else { return Piece(declaration: owner, isType: false) }
    let isType = facts[outer].kind.isType || facts[outer].kind == .extension
    guard isType, chain.count > 1 else { return Piece(declaration: outer, isType: isType) }
    if isWhole(outer, world) { return Piece(declaration: outer, isType: true) }
    return Piece(declaration: chain[chain.count - 2], isType: false)
  }

  /// Whether a type belongs to a world by the part that it plays, while others of the text do not.
  private func isWhole(_ outer: DeclarationIndex, _ world: WorldKnowledge.World) -> Bool {
    guard around.outerTypes.count > 1,
      let id = around.symbols.subject(of: DeclarationID(file: around.file, declaration: outer))
    else { return false }
    let wanted: Roles =
      switch world {
      case .userInterface: [.view, .viewModel, .coordinator]
      case .outerRing:
        [.repositoryImplementation, .dataSource, .dto, .persistenceModel, .mapper]
      }
    return !around.roles[id].isDisjoint(with: wanted)
  }

  private func split(
    _ piece: Piece, _ items: [WorldKnowledge.Item], _ world: WorldKnowledge.World
  ) -> PlaceSplit {
    let facts = around.facts
    let declaration = facts[piece.declaration]
    let target: Layer = world == .userInterface ? .presentation : .data
    return PlaceSplit(
      name: facts[declaration.name], line: facts.position(of: declaration.span).line,
      endLine: facts.lines.position(of: declaration.extent.end).line, isType: piece.isType,
      target: target, lines: WorldKnowledge.once(items),
      advice: advice(facts[declaration.name], piece.isType, target))
  }

  private func advice(_ name: String, _ isType: Bool, _ target: Layer) -> Phrase {
    if isType {
      return Phrase(
        "move '\(name)' to \(target.rawValue)", zh: "把 '\(name)' 移到 \(target.rawValue)")
    }
    return switch (layer, target) {
    case (.presentation, _):
      Phrase(
        "ask a use case or repository protocol of Domain, and do this in Data",
        zh: "改为调用 Domain 的 UseCase 或 Repository 协议，具体实现放到 Data")
    case (_, .presentation):
      Phrase(
        "hand out plain values, and let Presentation show them",
        zh: "只返回纯值，由 Presentation 负责显示")
    default:
      Phrase(
        "declare what is needed as a protocol here, and implement it in Data",
        zh: "在这里把需要的能力声明为协议，在 Data 中实现")
    }
  }
}
