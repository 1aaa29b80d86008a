internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Reads all there is to say of a type out of a code base.
struct TypeReader {
  private let codebase: Codebase
  private let graph: ReferenceGraph
  private let verdicts: DependencyStatusReader
  private let reader: DependencyReader
  private let subtypes: SubtypeMap

  init(_ codebase: Codebase, _ findings: [Finding]) {
    self.codebase = codebase
    graph = ReferenceGraph(codebase, onlyProduction: false)
    verdicts = DependencyStatusReader(codebase, findings)
    reader = DependencyReader(codebase, graph, verdicts)
    subtypes = SubtypeMap(codebase)
  }

  func explanation(of id: SymbolID, namesakes: [SymbolID]) -> TypeExplanation {
    let symbol = codebase.symbols[id]
    let file = symbol.place.file
    let placement = codebase.placements[file]
    let heldTo = codebase.referringLayers[file]
    let bodies = codebase.symbols.bodies[Int(id.index)]
    let users = users(of: id)
    return TypeExplanation(
      type: codebase.placed(id), keyword: String(describing: symbol.kind),
      access: String(describing: symbol.access),
      modules: codebase.moduleNames(ofFile: file),
      roles: RoleReason(codebase).roles(of: id), placement: placement,
      heldTo: heldTo == placement.layer ? nil : heldTo, exemption: exemption(of: symbol.place),
      extensions: bodies.filter { $0.file != file }.map(location),
      supertypes: codebase.symbols.supertypes[Int(id.index)].map(codebase.placed),
      externalSupertypes: codebase.symbols.externalSupertypes[Int(id.index)],
      subtypes: subtypes[id].map(codebase.placed), abstractions: abstractions(of: id),
      builders: builders(users, of: id), namedBy: reader.grouped(users, to: id),
      names: reader.grouped(graph.ofType[Int(id.index)], from: id),
      mayName: heldTo.map(Direction.allowed) ?? [], findings: findings(in: bodies),
      namesakes: namesakes.map(codebase.placed))
  }

  private func location(_ place: DeclarationID) -> Location {
    codebase.location(of: codebase.facts(place.file)[place.declaration].span, in: place.file)
  }

  private func exemption(of place: DeclarationID) -> Phrase? {
    let scope = codebase.scopes[place.file]
    let facts = codebase.facts(place.file)
    if codebase.placements[place.file].layer == .test { return Phrase("test code", zh: "测试代码") }
    if facts.isGenerated { return Phrase("generated", zh: "由工具生成") }
    if scope.isExempt(facts[place.declaration].span, in: place.declaration) {
      return Phrase(
        "a test double, a preview, deprecated or debug code", zh: "测试替身、预览、已弃用或调试代码")
    }
    return scope.isProduction ? nil : Phrase("code that does not ship", zh: "不随产品发布的代码")
  }

  /// The edges from other code to a type or to what is nested in it.
  private func users(of id: SymbolID) -> [Int] {
    let family = codebase.symbols.family(of: id)
    return graph.edges.indices.filter { index in
      family.contains(graph.edges[index].target) && !graph.edges[index].owners.contains(id)
    }
  }

  private static let mostConformers = 3

  /// Its protocols with requirements, one that Domain declares first. What many types conform to is
  /// a trait of theirs and stands for none of them.
  private func abstractions(of id: SymbolID) -> [PlacedType] {
    guard codebase.symbols[id].kind.isConcreteType else { return [] }
    let protocols = codebase.symbols.allSupertypes(of: id).filter { candidate in
      let place = codebase.symbols[candidate].place
      guard codebase.symbols[candidate].kind == .protocol,
        !codebase.facts(place.file).children(of: place.declaration).isEmpty
      else { return false }
      return codebase.roles.has(candidate, .repositoryProtocol)
        || codebase.roles.has(candidate, .useCaseProtocol)
        || subtypes.implementations(of: candidate).count <= Self.mostConformers
    }
    let inner = protocols.filter { codebase.layer(of: $0) == .domain }
    return (inner + protocols.filter { !inner.contains($0) }).map(codebase.placed)
  }

  private func builders(_ users: [Int], of id: SymbolID) -> [ExplainedDependency] {
    let edges = users.filter { index in
      let edge = graph.edges[index]
      let reference = codebase.facts(edge.file).references[edge.reference]
      let scope = codebase.scopes[edge.file]
      return edge.target == id && reference.role == .construction && scope.isProduction
        && !scope.isExempt(reference)
    }
    let wiring = edges.filter { index in
      let edge = graph.edges[index]
      let reference = codebase.facts(edge.file).references[edge.reference]
      return codebase.scopes[edge.file].isWiring(reference)
        || codebase.placements[edge.file].layer == .app
    }
    return reader.grouped(wiring) + reader.grouped(edges.filter { !wiring.contains($0) })
  }

  private func findings(in bodies: [DeclarationID]) -> [Finding] {
    verdicts.sureFindings.filter { finding in
      bodies.contains { body in
        guard codebase.workspace.files[body.file].path == finding.location.file else {
          return false
        }
        let extent = codebase.facts(body.file)[body.declaration].extent
        let whole = codebase.location(of: extent, in: body.file)
        return finding.location.start >= whole.start && finding.location.start < whole.end
      }
    }
  }
}
