package import StrataCode

/// Places every file by weighing evidence: names first, then content, then references.
package struct LayerPlacer {
  private let code: ResolvedCode
  private let roles: RoleMap
  private var workspace: Workspace { code.workspace }

  /// A placer of resolved code, of whose types some roles are known.
  package init(_ code: ResolvedCode, _ roles: RoleMap) {
    self.code = code
    self.roles = roles
  }

  /// One placement a file, in file order.
  package func placements(by workforce: Workforce) -> [Placement] {
    placements(on: LayerGround(code, roles, by: workforce), by: workforce)
  }

  /// The same by what the files hold and whom they name.
  func placements(on ground: LayerGround, by workforce: Workforce) -> [Placement] {
    let count = workspace.files.count
    let (contents, graph) = (ground.contents, ground.graph)
    let tree = FolderTree(workspace, WordReader(workspace.settings.words))
    let ring = OuterRing(tree)
    let verdicts = NameVerdicts(workspace, tree, contents, ring)
    let stated = statedLayers
    let named = (0..<count).map { file in
      var ballot = Self.ballot(verdicts[file], contents[file])
      if let item = stated[file] {
        let source = workspace.settings.file ?? Settings.fileName
        let detail = Phrase(
          "'\(item.pattern.text)' in \(source)", zh: "\(source) 中的 '\(item.pattern.text)'")
        ballot.add(LayerWeights.settings.evidence(.settings, detail, for: item.layer))
      }
      return ballot
    }
    let units = UnitEvidence(
      CodeUnits(workspace, tree, contents), workspace, graph, contents, named.map(\.layer))
    let first = workforce.map(count) { file in
      var ballot = named[file]
      ballot.add(units(file))
      return ballot
    }
    let uses = UseEvidence(graph: graph, tree: tree, contents: contents)
    let ballots = Rounds(first: first, uses: uses, ring: ring).ballots(by: workforce)
    return workforce.map(count) { file in
      ballots[file].placement(declared: stated[file]?.layer ?? verdicts[file].declared)
    }
  }

  /// By file: what settings say.
  private var statedLayers: [LayerPattern?] {
    let settings = workspace.settings
    if settings.layers.isEmpty { return workspace.files.map { _ in nil } }
    return workspace.files.map { settings.layer(of: Glob.components(of: $0.path)) }
  }

  private static func ballot(_ verdict: FolderVerdict, _ content: FileContent) -> Ballot {
    var ballot = Ballot()
    ballot.add(verdict.evidence)
    let factor = content.isDecisive ? LayerWeights.underRole : 1
    for item in verdict.features {
      ballot.add(item.scaled(by: factor))
    }
    if verdict.isOfFeature, let feature = verdict.features.first, content.isWiring,
      !content.isEntry
    {
      ballot.add(
        LayerWeights.featureWiring.evidence(feature.kind, feature.detail, for: .presentation))
    }
    ballot.add(
      verdict.isBesideApps
        ? content.evidence.filter { $0.reason != LayerWeights.entryPoint.reason }
        : content.evidence)
    if let library = content.testLibrary, verdict.believes(content) {
      ballot.add(LayerWeights.test.evidence(.imports, Phrase(verbatim: library), for: .test))
    } else if let reason = verdict.test {
      ballot.add(reason)
    }
    return ballot
  }
}

/// The rounds in which files are placed anew by where those around them stood in the last one.
private struct Rounds: Sendable {
  /// By file: what speaks for a layer whatever stands around.
  let first: [Ballot]
  let uses: UseEvidence
  let ring: OuterRing

  private static let count = 3

  /// The ballots of the last round; a file found to be a test stays one.
  func ballots(by workforce: Workforce) -> [Ballot] {
    var ballots = first
    for file in ballots.indices { ring.add(to: &ballots[file]) }
    for round in 1...Self.count {
      let layers = ballots.map(\.layer)
      let company = UseEvidence.Company(uses.tree, layers)
      let last = ballots
      ballots = workforce.map(first.count) { file in
        if layers[file] == .test { return last[file] }
        if round < Self.count {
          let draft = ballot(from: Ballot(draftOf: first[file]), file, layers, company)
          if draft.layer != .test { return draft }
        }
        return ballot(from: first[file], file, layers, company)
      }
    }
    return ballots
  }

  private func ballot(
    from first: Ballot, _ file: Int, _ layers: [Layer?], _ company: UseEvidence.Company
  ) -> Ballot {
    var ballot = first
    uses.add(to: &ballot, for: file, layers, company)
    ring.add(to: &ballot)
    return ballot
  }
}
