internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Finds the way that calls take at run time where no layer names what it must not: from a type to
/// the protocol it names, from that to what implements it, and on.
struct ProtocolRoute {
  private let codebase: Codebase
  private let graph: ReferenceGraph
  private let subtypes: SubtypeMap

  init(_ codebase: Codebase, _ graph: ReferenceGraph) {
    self.codebase = codebase
    self.graph = graph
    subtypes = SubtypeMap(codebase)
  }

  /// One step of the way.
  enum Step {
    /// The edge of a naming, and whose code it is taken to be.
    case naming(Int, from: SymbolID?)
    /// A protocol, and what implements it.
    case implementation(SymbolID, SymbolID)
  }

  /// The steps of the shortest such way; empty if there is none, or none without an implementation.
  func steps(from starts: [RouteSearch.Start], to targets: Set<SymbolID>) -> [Step] {
    var cameBy: [SymbolID: (step: Step, before: SymbolID?)] = [:]
    var queue: [SymbolID] = []
    func visit(_ id: SymbolID, by step: Step, before: SymbolID?) -> [Step]? {
      guard cameBy[id] == nil else { return nil }
      cameBy[id] = (step, before)
      queue.append(id)
      return targets.contains(id) ? way(to: id, cameBy) : nil
    }
    for start in starts {
      let own: SymbolID? = if case .type(let id) = start { id } else { nil }
      for edge in edges(of: start) where isLegal(edge) {
        let target = graph.edges[edge].target
        if target == own { continue }
        if let way = visit(target, by: .naming(edge, from: own), before: nil) { return way }
      }
    }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      for implementer in subtypes.implementations(of: id) {
        if let way = visit(implementer, by: .implementation(id, implementer), before: id) {
          return way
        }
      }
      for edge in graph.ofType[Int(id.index)] where isLegal(edge) {
        let target = graph.edges[edge].target
        if let way = visit(target, by: .naming(edge, from: id), before: id) { return way }
      }
    }
    return []
  }

  private func edges(of start: RouteSearch.Start) -> [Int] {
    switch start {
    case .type(let id): graph.ofType[Int(id.index)]
    case .file(let file): graph.ofFile[file]
    }
  }

  /// Whether the table allows a naming that is no wiring: what knows all leads everywhere.
  private func isLegal(_ edge: Int) -> Bool {
    let edge = graph.edges[edge]
    guard let to = codebase.layer(of: edge.target),
      let from = codebase.referringLayer(of: edge.file, to: to),
      from != .app, to != .app, from != .test
    else { return false }
    let reference = codebase.facts(edge.file).references[edge.reference]
    return Direction.allows(from, to) && !codebase.scopes[edge.file].isWiring(reference)
  }

  private func way(
    to id: SymbolID, _ cameBy: [SymbolID: (step: Step, before: SymbolID?)]
  ) -> [Step] {
    var way: [Step] = []
    var current: SymbolID? = id
    while let here = current, let came = cameBy[here] {
      way.append(came.step)
      current = came.before
    }
    return way.reversed()
  }
}

extension ProtocolRoute.Step {
  /// The step as people read it.
  func naming(_ reader: DependencyReader) -> ExplainedDependency {
    switch self {
    case .naming(let edge, let namer):
      let target = reader.graph.edges[edge].target
      let alike = namer.map { reader.graph.ofType[Int($0.index)] } ?? [edge]
      let same = alike.filter { reader.graph.edges[$0].target == target }
      return reader.grouped(same, from: namer).first ?? reader.naming(edge, from: namer)
    case .implementation(let outer, let inner):
      let place = reader.codebase.placed(inner)
      return ExplainedDependency(
        from: reader.codebase.placed(outer), to: place, deed: .isImplemented,
        location: place.location, verdict: .allowed)
    }
  }
}
