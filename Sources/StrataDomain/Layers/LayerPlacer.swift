/// Places every file by weighing evidence: names first, then content, then references.
struct LayerPlacer {
  private let workspace: Workspace
  private let symbols: SymbolTable
  private let references: ReferenceMap
  private let roles: RoleMap

  /// A placer over what is known so far.
  init(
    _ workspace: Workspace, _ symbols: SymbolTable, _ references: ReferenceMap, _ roles: RoleMap
  ) {
    self.workspace = workspace
    self.symbols = symbols
    self.references = references
    self.roles = roles
  }

  /// One placement a file, in file order.
  func placements() -> [Placement] {
    let reader = ContentReader(workspace, symbols, roles)
    let contents = workspace.files.indices.map { reader.content(of: $0) }
    let tree = FolderTree(workspace, WordReader())
    let ring = OuterRing(tree)
    let verdicts = NameVerdicts(workspace, tree, contents, ring)
    var ballots = workspace.files.indices.map { file in
      ballot(verdicts[file], contents[file], file)
    }
    let graph = UseGraph(workspace, symbols, references)
    let units = UnitEvidence(
      CodeUnits(workspace, tree, contents), workspace, graph, tree, contents,
      ballots.map(\.layer))
    for file in ballots.indices { ballots[file].add(units(file)) }
    let first = ballots
    for file in ballots.indices {
      if let reason = ring.evidence(for: ballots[file].scores) { ballots[file].add(reason) }
    }
    let uses = UseEvidence(graph: graph, tree: tree, contents: contents)
    for _ in 0..<3 {
      let layers = ballots.map(\.layer)
      let company = UseEvidence.Company(tree, layers)
      for file in ballots.indices where layers[file] != .test {
        ballots[file] = first[file]
        ballots[file].add(uses.evidence(for: file, layers, company))
        if let reason = ring.evidence(for: ballots[file].scores) { ballots[file].add(reason) }
      }
    }
    return ballots.indices.map { ballots[$0].placement(declared: verdicts[$0].declared) }
  }

  private func ballot(_ verdict: FolderVerdict, _ content: FileContent, _ file: Int) -> Ballot {
    var ballot = Ballot()
    ballot.add(verdict.evidence)
    let factor = content.isDecisive ? LayerWeights.underRole : 1
    for item in verdict.features {
      ballot.add(item.scaled(by: factor))
    }
    ballot.add(content.evidence)
    if let library = content.testLibrary {
      ballot.add(LayerWeights.test.evidence(.imports, library, for: .test))
    } else if let reason = verdict.test {
      ballot.add(reason)
    }
    return ballot
  }
}
