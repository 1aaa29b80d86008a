internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Works out the way between two ends: ruling, chain, and what to do instead.
struct RouteReader {
  private let codebase: Codebase
  private let findings: [Finding]

  init(_ codebase: Codebase, _ findings: [Finding]) {
    self.codebase = codebase
    self.findings = findings
  }

  func route(from: FoundEnd, to: FoundEnd) -> RouteExplanation {
    let isShipping = ships(from) && ships(to)
    let graph = ReferenceGraph(codebase, onlyProduction: isShipping)
    let search = RouteSearch(codebase, graph)
    let reader = DependencyReader(codebase, graph, DependencyStatusReader(codebase, findings))
    // What both ends hold is no way from one to the other.
    let shared = from.targets.intersection(to.targets)
    let targets = to.targets.subtracting(shared)
    var route = RouteExplanation(from: from.end, to: to.end, ruling: ruling(from, to), chain: [])
    route.isShipping = isShipping
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
      route.chain = steps(chain, search, reader)
    }
    if route.chain.isEmpty {
      let back = search.byType(from: to.starts, to: from.targets.subtracting(shared))
      route.reverse = steps(back, search, reader)
    }
    route.isDrawn = codebase.hasDomain || from.heldTo?.ring == .data
    let legal = LegalRoute(codebase)
    if route.ruling == .forbidden, from.end.kind != .layer, !isValue(to) {
      let way = ProtocolRoute(codebase, graph).steps(from: from.starts, to: targets)
      route.through = way.map { $0.naming(reader) }
      route.builder = way.isEmpty ? nil : builder(of: way, legal, graph)
    }
    route.breach = route.chain.firstIndex { $0.verdict.severity != nil }
    route.legal = RouteAdvice(codebase, graph, reader, legal).steps(for: route, from, to)
    return route
  }

  /// Whether an end is what data travels or is kept in: nobody should get hold of it elsewhere.
  private func isValue(_ end: FoundEnd) -> Bool {
    !end.ids.isEmpty && end.ids.allSatisfy { codebase.isWireOrStoreType($0) }
  }

  /// Who builds the last implementation on the way: a container, or else other code of App.
  private func builder(
    of way: [ProtocolRoute.Step], _ legal: LegalRoute, _ graph: ReferenceGraph
  ) -> PlacedType? {
    let built = way.compactMap { step -> SymbolID? in
      if case .implementation(_, let id) = step { id } else { nil }
    }
    guard let last = built.last else { return nil }
    if let container = built.compactMap({ legal.builder(of: $0) }).last {
      return codebase.placed(container)
    }
    let edge = graph.edges.first { edge in
      edge.target == last && codebase.layer(ofFile: edge.file) == .app
        && codebase.facts(edge.file).references[edge.reference].role == .construction
    }
    return edge.map { $0.owners.first.map(codebase.placed) ?? codebase.placed(file: $0.file) }
  }

  /// Each step with the most telling of its places.
  private func steps(
    _ chain: [RouteSearch.Step], _ search: RouteSearch, _ reader: DependencyReader
  ) -> [ExplainedDependency] {
    chain.compactMap { step in
      let target = reader.graph.edges[step.edge].target
      guard case .type(let namer) = step.start else {
        let owner = reader.graph.edges[step.edge].owners.last
        let alike = search.edges(of: step.start, to: target).filter {
          reader.graph.edges[$0].owners.last == owner
        }
        return reader.grouped(alike).first
      }
      return reader.grouped(search.edges(of: step.start, to: target), from: namer).first
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
