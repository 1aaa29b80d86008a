internal import StrataModel
internal import StrataRules
internal import StrataCode

/// Draws the edges of a picture: every naming of one type by another in code that ships.
struct PictureEdges {
  private let codebase: Codebase
  private let graph: ReferenceGraph
  private let blame: Blame
  /// By symbol: the outermost type around it.
  private let outermost: [SymbolID]
  /// By outermost type and by file: the number of its node.
  private var nodeOfType: [SymbolID: Int] = [:]
  private var nodeOfFile: [Int: Int] = [:]
  private(set) var types: [Picture.TypeNode] = []
  private(set) var files = EdgeTally()
  private(set) var typePairs = EdgeTally()

  init(_ codebase: Codebase, _ findings: [Finding]) {
    self.codebase = codebase
    graph = ReferenceGraph(codebase, onlyProduction: true)
    blame = Blame(codebase, findings)
    outermost = codebase.symbols.ids.map { id in
      codebase.symbols[id].parent == nil ? id : codebase.symbols.lineage(of: id).last ?? id
    }
  }

  /// Draws all of it.
  mutating func draw() {
    addTypes()
    for edge in graph.edges {
      let home = codebase.symbols[edge.target].place.file
      guard codebase.scopes[home].isShipped else { continue }
      let reference = codebase.facts(edge.file).references[edge.reference]
      let place = NamedPlace(
        isWiring: codebase.scopes[edge.file].isWiring(reference),
        isAgainstTable: isAgainstTable(edge.file, home),
        findings: home == edge.file ? [] : blame.findings(of: edge))
      if home != edge.file { files.add(place, from: edge.file, to: home) }
      let source = edge.owners.first.map { node(ofType: outermost[Int($0.index)]) }
      let from = source ?? node(ofFile: edge.file)
      let to = node(ofType: outermost[Int(edge.target.index)])
      if from != to { typePairs.add(place, from: from, to: to) }
    }
  }

  /// Whether the project draws a Domain, and the layers of two files are not meant to meet.
  private func isAgainstTable(_ file: Int, _ home: Int) -> Bool {
    guard codebase.hasDomain, let to = codebase.layer(ofFile: home),
      let from = codebase.referringLayer(of: file, to: to)
    else { return false }
    return !Direction.allows(from, to)
  }

  /// Types that name nothing and are not named have their nodes too.
  private mutating func addTypes() {
    for id in codebase.symbols.ids where codebase.symbols[id].parent == nil {
      if codebase.scopes[codebase.symbols[id].place.file].isProduction { _ = node(ofType: id) }
    }
  }

  private mutating func node(ofType id: SymbolID) -> Int {
    if let known = nodeOfType[id] { return known }
    let symbol = codebase.symbols[id]
    nodeOfType[id] = types.count
    types.append(
      Picture.TypeNode(
        name: symbol.qualifiedName, file: symbol.place.file,
        noun: codebase.roles[id].sorted().compactMap(\.noun).first, isLoose: false))
    return types.count - 1
  }

  private mutating func node(ofFile file: Int) -> Int {
    if let known = nodeOfFile[file] { return known }
    nodeOfFile[file] = types.count
    types.append(
      Picture.TypeNode(
        name: codebase.workspace.files[file].name, file: file, noun: nil, isLoose: true))
    return types.count - 1
  }
}

/// One place where a name is written, and the findings that object to it.
struct NamedPlace {
  var isWiring: Bool
  var isAgainstTable: Bool
  var findings: [Int]
}

/// Adds up places by the pair of nodes that they join.
struct EdgeTally {
  private var found: [Picture.Edge.Ends: Picture.Edge] = [:]

  /// The edges, sorted by their ends.
  var edges: [Picture.Edge] {
    found.sorted { $0.key < $1.key }.map { _, edge in
      var edge = edge
      edge.findings = Set(edge.findings).sorted()
      return edge
    }
  }

  /// One more place.
  mutating func add(_ place: NamedPlace, from: Int, to: Int) {
    let empty = Picture.Edge(
      from: from, to: to, places: 0, offences: 0, wiring: 0, excused: 0, findings: [])
    let ends = Picture.Edge.Ends(from: from, to: to)
    found[ends, default: empty].places += 1
    if place.isWiring { found[ends, default: empty].wiring += 1 }
    if place.findings.isEmpty {
      if place.isAgainstTable { found[ends, default: empty].excused += 1 }
      return
    }
    found[ends, default: empty].offences += 1
    found[ends, default: empty].findings += place.findings
  }
}

/// Which findings object to which naming.
private struct Blame {
  private let codebase: Codebase
  private var byPlace: [String: [Position: [Int]]] = [:]
  private let findings: [Finding]

  init(_ codebase: Codebase, _ findings: [Finding]) {
    self.codebase = codebase
    self.findings = findings
    for (index, finding) in findings.enumerated()
    where finding.path.isEmpty && finding.to != nil {
      for position in [finding.location.start] + finding.also {
        byPlace[finding.location.file, default: [:]][position, default: []].append(index)
      }
    }
  }

  /// The findings at the place of a naming that speak of what is named there.
  func findings(of edge: ReferenceGraph.Edge) -> [Int] {
    guard let places = byPlace[codebase.workspace.files[edge.file].path] else { return [] }
    let facts = codebase.facts(edge.file)
    let found = places[facts.position(of: facts.references[edge.reference].span)] ?? []
    let symbol = codebase.symbols[edge.target]
    return found.filter { index in
      findings[index].to?.symbol == symbol.qualifiedName || symbol.kind == .typealias
    }
  }
}
