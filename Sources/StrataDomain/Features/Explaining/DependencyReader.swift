internal import StrataModel
internal import StrataCode
internal import StrataRules

/// Turns edges of the reference graph into namings that people can read and judge.
struct DependencyReader {
  let codebase: Codebase
  let graph: ReferenceGraph
  private let verdicts: DependencyStatusReader

  init(_ codebase: Codebase, _ graph: ReferenceGraph, _ verdicts: DependencyStatusReader) {
    self.codebase = codebase
    self.graph = graph
    self.verdicts = verdicts
  }

  /// One edge; who names is the given type, or whoever owns the code.
  func naming(_ edge: Int, from namer: SymbolID? = nil) -> ExplainedDependency {
    let edge = graph.edges[edge]
    let reference = codebase.facts(edge.file).references[edge.reference]
    var from = (namer ?? edge.owners.last).map(codebase.placed) ?? codebase.placed(file: edge.file)
    from.layer = codebase.placements[edge.file].layer
    var naming = ExplainedDependency(
      from: from, to: codebase.placed(edge.target),
      deed: codebase.verb(of: reference, in: edge.file, naming: edge.target),
      location: codebase.location(of: reference.span, in: edge.file),
      verdict: verdicts.verdict(of: edge))
    naming.isCertain = edge.isCertain
    return naming
  }

  /// Edges as one naming for each pair of ends, most telling first; where they lead to one `target`
  /// and what is nested in it, as one for each source.
  func grouped(
    _ edges: [Int], from namer: SymbolID? = nil, to target: SymbolID? = nil
  ) -> [ExplainedDependency] {
    let wanted = target.map { codebase.placed($0).location }
    var groups: [Ends: [ExplainedDependency]] = [:]
    for edge in edges {
      let naming = naming(edge, from: namer)
      let end = target == nil ? naming.to.location : nil
      groups[Ends(from: naming.from.location, to: end), default: []].append(naming)
    }
    return groups.values.compactMap { group in
      let exact = group.filter { $0.to.location == wanted }
      let telling = exact.isEmpty || group.contains { $0.verdict.severity != nil } ? group : exact
      guard var first = telling.min(by: Self.isMoreTelling) else { return nil }
      first.places = Set(group.map(\.location)).count
      return first
    }.sorted(by: Self.isMoreTelling)
  }

  private struct Ends: Hashable {
    var from: Location
    var to: Location?
  }

  /// What a rule objects to comes first, then who makes, holds or is built upon a type.
  static func isMoreTelling(_ a: ExplainedDependency, _ b: ExplainedDependency) -> Bool {
    let (x, y) = (weight(a), weight(b))
    if x != y { return x > y }
    return (a.location.file, a.location.start, a.to.name, a.to.location.file)
      < (b.location.file, b.location.start, b.to.name, b.to.location.file)
  }

  private static func weight(_ naming: ExplainedDependency) -> Int {
    var blame =
      switch naming.verdict.severity {
      case .error: 300
      case .warning: 200
      case .info: 100
      case nil: 0
      }
    if case .excused = naming.verdict { blame -= 100 }
    return blame + (naming.isCertain ? 20 : 0) - naming.deed.rawValue
  }
}

extension Codebase {
  /// A type with its part and its place.
  func placed(_ id: SymbolID) -> PlacedType {
    let symbol = symbols[id]
    let span = facts(symbol.place.file)[symbol.place.declaration].span
    return PlacedType(
      name: symbol.qualifiedName, noun: roles[id].sorted().compactMap(\.noun).first,
      layer: layer(of: id), location: location(of: span, in: symbol.place.file))
  }

  /// A file that speaks for the code outside its types.
  func placed(file: Int) -> PlacedType {
    PlacedType(
      name: workspace.files[file].name, noun: nil, layer: placements[file].layer,
      location: location(of: Span(start: 0, length: 0), in: file))
  }
}
