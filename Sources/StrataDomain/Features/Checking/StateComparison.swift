internal import StrataCode
internal import StrataRules

/// What became of the files, types and findings of one state in another.
struct StateComparison {
  let lineage: RenameMap
  let match: ChangeMatch
  /// What was judged before and is there, and is not judged any more.
  let unjudged: UnjudgedSearch
  /// The files that changed; nil where nobody knows or has to.
  private let changed: Set<String>?
  /// Whether whatever is new came by these files.
  private let isAllKnown: Bool
  /// The files that stand in another layer than before and did not change.
  let shifts: [LayerShift]

  /// The comparison of what was judged with an earlier state; of what changed since, `changes`
  /// tells.
  init(
    from former: JudgedState, to judged: Judged, by changes: KnownChanges,
    text: any SourceTextReading
  ) {
    let head = judged.state
    let text = OverlaidText(saved: text, overlay: judged.overlay)
    // Where every file of before still lies, none was moved, and nobody need be asked.
    let isComplete = former.paths.allSatisfy {
      head.layers[$0] != nil || head.manifests.contains($0)
    }
    lineage = RenameMap(
      from: former, to: head, moves: isComplete ? FileMoves() : changes.moves())
    match = ChangeMatch(former, head, lineage)
    unjudged = UnjudgedSearch(from: former, to: head, lineage) { path in
      !text.lines([1], of: path, in: head.project.root).isEmpty
    }
    let moved = head.layers.filter { file, layer in
      former.layers[file].map { $0 != layer } ?? false
    }
    // Where nothing came and nothing stands elsewhere, there is nothing to explain by it.
    let isAsked = !moved.isEmpty || match.isKnown.contains(false)
    let changed = isAsked ? changes.files() : nil
    self.changed = changed
    isAllKnown = changes.isAll
    shifts = moved.keys.filter { changed?.contains($0) == false }.sorted().map { file in
      LayerShift(file: file, from: former.layers[file] ?? nil, to: head.layers[file] ?? nil)
    }
  }

  /// The present findings apart: what came by the change, with what it comes from, and what stayed.
  func apart(_ findings: [Finding]) -> (came: [Finding], stayed: [Finding]) {
    let explanation = ChangeExplanation(changed: changed, shifts: shifts)
    var came: [Finding] = []
    var stayed: [Finding] = []
    for (finding, isKnown) in zip(findings, match.isKnown) {
      if isKnown {
        stayed.append(finding)
      } else if let finding = explanation.explained(finding) {
        came.append(finding)
      } else if isAllKnown {
        came.append(finding.adding(Phrase(" since this change", zh: "，由这次改动引起")))
      } else {
        stayed.append(finding)
      }
    }
    return (came, stayed)
  }
}
