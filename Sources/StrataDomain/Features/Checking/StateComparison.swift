internal import StrataCode
internal import StrataRules

/// What became of the files, types and findings of one state in another.
struct StateComparison {
  let lineage: RenameMap
  let match: ChangeMatch
  /// What was judged before and is there, and is not judged any more.
  let unjudged: UnjudgedSearch
  /// The files that changed; nil where nobody knows or has to.
  let changed: Set<String>?
  /// The files that stand in another layer than before and did not change.
  let shifts: [LayerShift]

  init(_ states: AuditedStates, changes: any ChangeReading, text: any SourceTextReading) {
    let (former, head) = (states.former, states.head.state)
    // Where every file of before still lies, none was moved, and git need not be asked.
    let isComplete = Set(head.paths).isSuperset(of: former.paths)
    let moves =
      isComplete ? FileMoves() : try? changes.moves(since: states.base.commit, in: states.root)
    lineage = RenameMap(from: former, to: head, moves: moves)
    match = ChangeMatch(former, head, lineage)
    unjudged = UnjudgedSearch(from: former, to: head, lineage) { path in
      !text.lines([1], of: path, in: states.root).isEmpty
    }
    let moved = head.layers.filter { file, layer in
      former.layers[file].map { $0 != layer } ?? false
    }
    // Where nothing came and nothing stands elsewhere, there is nothing to explain by it.
    let isAsked = !moved.isEmpty || match.isKnown.contains(false)
    let changed =
      isAsked ? try? changes.changedFiles(since: states.base.commit, in: states.root) : nil
    self.changed = changed
    shifts = moved.keys.filter { changed?.contains($0) == false }.sorted().map { file in
      LayerShift(file: file, from: former.layers[file] ?? nil, to: head.layers[file] ?? nil)
    }
  }
}
