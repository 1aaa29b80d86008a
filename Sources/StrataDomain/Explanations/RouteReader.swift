/// Works out the way between two ends: ruling, chain, and what to do instead.
struct RouteReader {
  private let codebase: Codebase
  private let catalogue: [Rule]

  init(_ codebase: Codebase, _ catalogue: [Rule]) {
    self.codebase = codebase
    self.catalogue = catalogue
  }

  func route(from: FoundEnd, to: FoundEnd) -> RouteExplanation {
    let graph = ReferenceGraph(codebase, onlyProduction: ships(from) && ships(to))
    let search = RouteSearch(codebase, graph)
    let reader = NamingReader(codebase, graph, VerdictReader(codebase, catalogue))
    // What both ends hold is no way from one to the other.
    let shared = from.targets.intersection(to.targets)
    let targets = to.targets.subtracting(shared)
    var route = RouteExplanation(from: from.end, to: to.end, ruling: ruling(from, to), chain: [])
    let direct = search.direct(from: from.starts, to: targets)
    route.direct = reader.grouped(direct, from: from.ids.count == 1 ? from.ids[0] : nil)
    if let best = route.direct.first {
      route.chain = [best]
    } else {
      var chain = search.byType(from: from.starts, to: targets)
      if chain.isEmpty {
        chain = search.byFile(from: from.starts, to: targets)
        route.isByFile = !chain.isEmpty
      }
      route.chain = steps(chain, reader, isByFile: route.isByFile)
    }
    if route.chain.isEmpty {
      let back = search.byType(from: to.starts, to: from.targets.subtracting(shared))
      route.reverse = steps(back, reader, isByFile: false)
    }
    route.isDrawn = codebase.hasDomain || from.heldTo?.ring == .data
    if route.ruling == .forbidden, from.end.kind != .layer {
      let way = ProtocolRoute(codebase, graph).steps(from: from.starts, to: targets)
      route.through = way.map { $0.naming(reader) }
      route.builder = way.isEmpty ? nil : builder(of: way, graph)
    }
    route.breach = route.chain.firstIndex { $0.verdict.severity != nil }
    route.legal = RouteAdvice(codebase, graph, reader).steps(for: route, from, to)
    return route
  }

  /// The container that builds the last implementation on the way.
  private func builder(of way: [ProtocolRoute.Step], _ graph: ReferenceGraph) -> PlacedType? {
    let built = way.compactMap { step -> SymbolID? in
      if case .implementation(_, let id) = step { id } else { nil }
    }
    return built.reversed().lazy.compactMap { LegalRoute(codebase).builder(of: $0) }.first
      .map(codebase.placed)
  }

  /// A chain of types speaks of each step's source as the step before named it.
  private func steps(_ chain: [Int], _ reader: NamingReader, isByFile: Bool) -> [Naming] {
    chain.enumerated().map { index, edge in
      let previous = index == 0 || isByFile ? nil : reader.graph.edges[chain[index - 1]].target
      return reader.naming(edge, from: previous)
    }
  }

  private func ships(_ end: FoundEnd) -> Bool {
    if end.end.kind == .layer { return end.end.layer != .test }
    let files = end.starts.map { start in
      switch start {
      case .type(let id): codebase.symbols[id].place.file
      case .file(let file): file
      }
    }
    let names = TypeNames(codebase)
    return files.allSatisfy { codebase.scopes[$0].isProduction }
      && end.ids.allSatisfy { names.isShipping($0) }
  }

  private func ruling(_ from: FoundEnd, _ to: FoundEnd) -> RouteExplanation.Ruling {
    if from.end.layer == .test { return .test }
    if from.isWiring { return .wiring }
    guard let source = from.heldTo, let target = to.end.layer else { return .open }
    if source == target { return .same }
    return Direction.allows(source, target) ? .allowed : .forbidden
  }
}
