internal import StrataModel
internal import StrataRules
internal import StrataCode

/// The legal way between two ends, by the protocols, use cases and containers that exist.
struct RouteAdvice {
  private let codebase: Codebase
  private let graph: ReferenceGraph
  private let reader: DependencyReader
  private let route: LegalRoute

  init(
    _ codebase: Codebase, _ graph: ReferenceGraph, _ reader: DependencyReader, _ route: LegalRoute
  ) {
    self.codebase = codebase
    self.graph = graph
    self.reader = reader
    self.route = route
  }

  /// What to do; empty where nothing is wrong.
  func steps(for route: RouteExplanation, _ from: FoundEnd, _ to: FoundEnd) -> [LegalStep] {
    var steps: [LegalStep] = []
    if let breach = route.breach, case .forbidden(_, _, let help) = route.chain[breach].verdict,
      !help.isEmpty
    {
      steps.append(LegalStep(help))
    }
    let isExcused = !route.direct.isEmpty && route.objections == 0
    guard route.ruling == .forbidden, !isExcused, let layer = from.heldTo, route.through.isEmpty
    else {
      return steps
    }
    if to.ids.count == 1 {
      let around = around(to.ids[0], for: layer, from)
      // The help of a direct naming says the same of the same two ends.
      if route.breach == 0, route.chain.count == 1, !steps.isEmpty {
        steps += around.dropFirst()
      } else {
        steps += around
      }
    } else {
      steps += doors(from: layer, to.targets).map { LegalStep($0) }
    }
    return steps.isEmpty ? [LegalStep(general(from, to, layer))] : steps
  }

  /// The way around one type.
  private func around(_ id: SymbolID, for layer: Layer, _ from: FoundEnd) -> [LegalStep] {
    let name = codebase.symbols[id].qualifiedName
    if codebase.isWireOrStoreType(id) {
      guard let entity = route.entity(for: id),
        codebase.layer(of: entity).map({ Direction.allows(layer, $0) }) == true
      else { return [] }
      let home = codebase.layer(of: id)?.rawValue ?? "Data"
      let text = Phrase(
        "use \(described(entity)) and turn '\(name)' into it in \(home)",
        zh: "改用 \(described(entity))，在 \(home) 中把 '\(name)' 转换成它")
      return [LegalStep(text, done: already(from, entity))]
    }
    guard let abstraction = route.abstraction(of: id, for: layer) else { return moved(id, from) }
    let place = route.wiringPlace(for: id)
    let text = Phrase(
      "name \(described(abstraction)), which '\(name)' implements, and build '\(name)' \(place)",
      zh: "引用 '\(name)' 实现的 \(described(abstraction))，并 \(place) 构造 '\(name)'")
    let step = LegalStep(text, done: already(from, abstraction))
    guard layer == .presentation else { return [step] }
    return [step] + throughUseCase(to: abstraction, from)
  }

  /// The way through a use case that works on a protocol.
  private func throughUseCase(to abstraction: SymbolID, _ from: FoundEnd) -> [LegalStep] {
    let users = useCases(of: abstraction)
    guard let first = users.first else { return [] }
    let others = users.count - 1
    let more: Phrase =
      others == 0
      ? .empty : Phrase(" and \(others) more", zh: "；这样的 UseCase 还有 \(others) 个")
    let name = codebase.symbols[abstraction].qualifiedName
    let text = Phrase(
      "or go through \(described(first))\(more), which works on '\(name)'",
      zh: "或者经由 \(described(first))，它使用 '\(name)'\(more)")
    return [LegalStep(text, done: already(from, first))]
  }

  /// The way through a repository protocol that stands too far out.
  private func moved(_ id: SymbolID, _ from: FoundEnd) -> [LegalStep] {
    let outer = codebase.symbols.allSupertypes(of: id).first {
      codebase.symbols[$0].kind == .protocol && codebase.roles.has($0, .repositoryProtocol)
    }
    guard let outer else { return [] }
    let (name, built) = (codebase.symbols[outer].qualifiedName, codebase.symbols[id].qualifiedName)
    let place = route.wiringPlace(for: id)
    let home =
      codebase.layer(of: outer).map { Phrase(verbatim: $0.rawValue) }
      ?? Phrase("where it stands", zh: "现在的位置")
    let text = Phrase(
      "move '\(name)' from \(home) to Domain, depend on it alone, and build '\(built)' \(place)",
      zh: "把 '\(name)' 从 \(home) 移到 Domain，只引用它，并 \(place) 构造 '\(built)'")
    return [LegalStep(text, done: already(from, outer))]
  }

  /// Where the source names a type already.
  private func already(_ from: FoundEnd, _ id: SymbolID) -> Location? {
    guard from.end.kind != .layer else { return nil }
    let search = RouteSearch(codebase, graph)
    return search.direct(from: from.starts, to: codebase.symbols.family(of: id)).first.map {
      reader.naming($0).location
    }
  }

  /// The use cases, by their protocol where they have one, whose code names a type.
  private func useCases(of id: SymbolID) -> [SymbolID] {
    var found: [SymbolID] = []
    for edge in graph.edges where edge.target == id {
      guard let owner = edge.owners.first, codebase.roles.has(owner, .useCase) else { continue }
      let own = codebase.symbols.allSupertypes(of: owner).first {
        codebase.roles.has($0, .useCaseProtocol) && codebase.layer(of: $0) == .domain
      }
      let name = own ?? owner
      if !found.contains(name), codebase.layer(of: name) == .domain { found.append(name) }
    }
    return found
  }

  /// The protocols that both a layer and what stands behind them may name.
  private func doors(from layer: Layer, _ targets: Set<SymbolID>) -> [Phrase] {
    var doors: [(door: SymbolID, behind: SymbolID)] = []
    for id in targets.sorted() where codebase.symbols[id].kind.isConcreteType {
      guard
        codebase.roles.has(id, .repositoryImplementation) || codebase.roles.has(id, .dataSource),
        let door = route.abstraction(of: id, for: layer), codebase.layer(of: door) == .domain,
        !doors.contains(where: { $0.door == door })
      else { continue }
      doors.append((door, id))
    }
    guard let first = doors.first else { return [] }
    let behind = codebase.symbols[first.behind].qualifiedName
    let others = doors.count - 1
    let place = route.wiringPlace(for: first.behind)
    let more = Phrase(
      "; \(others) more such protocol\(others == 1 ? " leads" : "s lead") there",
      zh: "；还有 \(others) 个这样的协议通向那里")
    let way = Phrase(
      """
      go through Domain's protocols: \(described(first.door)) is implemented by '\(behind)', which \
      is built \(place)
      """,
      zh: "经由 Domain 的协议：\(described(first.door)) 由 '\(behind)' 实现，后者 \(place) 构造")
    return [others == 0 ? way : way + more]
  }

  /// The way where the project has nothing to offer yet.
  private func general(_ from: FoundEnd, _ to: FoundEnd, _ layer: Layer) -> Phrase {
    let (source, target) = (from.end.name.lastComponent, to.end.name.lastComponent)
    let isLayer = from.end.kind == .layer
    let there = to.end.layer?.rawValue ?? "'\(target)'"
    if layer == .common {
      return isLayer
        ? Phrase(
          """
          Common serves all layers and knows none: move what knows \(there) there, or pass values in
          """,
          zh: "Common 服务于所有层，不依赖任何一层：把依赖 \(there) 的代码移到那里，或者把值传进来")
        : Phrase(
          "Common serves all layers and knows none: pass what '\(source)' needs in as a value",
          zh: "Common 服务于所有层，不依赖任何一层：把 '\(source)' 需要的内容作为值传进来")
    }
    if to.end.layer == .app {
      let user = isLayer ? source : "'\(source)'"
      return Phrase(
        "let App build what \(user) needs and hand it in: nobody names App",
        zh: "由 App 构造 \(user) 需要的对象并传入：其他层都不引用 App")
    }
    if to.end.kind != .type {
      return Phrase(
        """
        declare what \(layer.rawValue) needs as protocols and values in Domain, implement them in \
        \(there) and hand them in in the composition root
        """,
        zh: """
          在 Domain 中把 \(layer.rawValue) 需要的内容声明为协议和值，在 \(there) 中实现，并在组合根传入
          """)
    }
    let place =
      to.ids.first.map { route.wiringPlace(for: $0) }
      ?? Phrase("in the composition root", zh: "在组合根")
    let home = layer == .presentation ? "Domain" : layer.rawValue
    return Phrase(
      """
      declare what '\(source)' needs of '\(target)' as a protocol or a value in \(home), let \
      '\(target)' provide it, and put the two together \(place)
      """,
      zh: """
        在 \(home) 中把 '\(source)' 需要 '\(target)' 做的事声明为协议或值，由 '\(target)' 提供，并 \(place) 把两者组装起来
        """)
  }

  private func described(_ id: SymbolID) -> Phrase {
    let layer =
      codebase.layer(of: id).map {
        Phrase(" (\($0.rawValue))", zh: "（\($0.rawValue)）")
      } ?? .empty
    return codebase.described(id) + layer
  }
}
