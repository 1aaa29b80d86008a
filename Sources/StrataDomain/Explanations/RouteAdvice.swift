/// The legal way between two ends, by the protocols, use cases and containers that exist.
struct RouteAdvice {
  private let codebase: Codebase
  private let graph: ReferenceGraph
  private let reader: NamingReader
  private let route: LegalRoute

  init(
    _ codebase: Codebase, _ graph: ReferenceGraph, _ reader: NamingReader, _ route: LegalRoute
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
      return [
        LegalStep(
          "speak of \(described(entity)) and turn '\(name)' into it in \(codebase.layer(of: id)?.rawValue ?? "Data")",
          done: already(from, entity))
      ]
    }
    guard let abstraction = route.abstraction(of: id, for: layer) else { return moved(id, from) }
    var steps = [
      LegalStep(
        "name \(described(abstraction)), which '\(name)' implements, and build '\(name)' "
          + route.wiringPlace(for: id), done: already(from, abstraction))
    ]
    if layer == .presentation {
      let users = useCases(of: abstraction)
      if let first = users.first {
        let more = users.count > 1 ? " and \(users.count - 1) more" : ""
        steps.append(
          LegalStep(
            "or go through \(described(first))\(more), which works on "
              + "'\(codebase.symbols[abstraction].qualifiedName)'", done: already(from, first)))
      }
    }
    return steps
  }

  /// The way through a repository protocol that stands too far out.
  private func moved(_ id: SymbolID, _ from: FoundEnd) -> [LegalStep] {
    let outer = codebase.symbols.allSupertypes(of: id).first {
      codebase.symbols[$0].kind == .protocol && codebase.roles.has($0, .repositoryProtocol)
    }
    guard let outer else { return [] }
    let name = codebase.symbols[outer].qualifiedName
    return [
      LegalStep(
        "move '\(name)' from \(codebase.layer(of: outer)?.rawValue ?? "where it stands") to Domain, "
          + "name it alone, and build '\(codebase.symbols[id].qualifiedName)' "
          + route.wiringPlace(for: id), done: already(from, outer))
    ]
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
    let more =
      others == 0 ? "" : "; \(others) more such protocol\(others == 1 ? " leads" : "s lead") there"
    return [
      "go through Domain's protocols: \(described(first.door)) is implemented by '\(behind)', which "
        + "is built \(route.wiringPlace(for: first.behind))\(more)"
    ]
  }

  /// The way where the project has nothing to offer yet.
  private func general(_ from: FoundEnd, _ to: FoundEnd, _ layer: Layer) -> Phrase {
    let (source, target) = (from.end.name.lastPart, to.end.name.lastPart)
    let isLayer = from.end.kind == .layer
    if layer == .common {
      return "Common serves all layers and knows none: "
        + (isLayer
          ? "move what knows \(to.end.layer?.rawValue ?? "'\(target)'") there, or pass values in"
          : "pass what '\(source)' needs in as a value")
    }
    if to.end.layer == .app {
      return "let App build what \(isLayer ? source : "'\(source)'") needs and hand it in: nobody "
        + "names App"
    }
    if to.end.kind != .type {
      return
        "declare what \(layer.rawValue) needs as protocols and values in Domain, implement them "
        + "in \(to.end.layer?.rawValue ?? "'\(target)'") and hand them in where the app is composed"
    }
    let place = to.ids.first.map(route.wiringPlace) ?? "where the app is composed"
    let home = layer == .presentation ? "Domain" : layer.rawValue
    return "declare what '\(source)' needs of '\(target)' as a protocol or a value in \(home), let "
      + "'\(target)' provide it, and put the two together \(place)"
  }

  private func described(_ id: SymbolID) -> Phrase {
    let layer = codebase.layer(of: id).map { Phrase(verbatim: " (\($0.rawValue))") } ?? .empty
    return codebase.described(id) + layer
  }
}

extension String {
  /// What stands after the last slash.
  fileprivate var lastPart: String {
    lastIndex(of: "/").map { String(self[index(after: $0)...]) } ?? self
  }
}
