internal import StrataCode
internal import StrataFeatures

extension DiagramWords {
  /// What is there and not drawn, a line each.
  var notes: [String] {
    leftOut.map { say("left out: \($0)", zh: "略去：\($0)") }
  }

  /// How many files have no node, if any.
  var outside: String? {
    let files = diagram.hidden.files
    if files == 0 { return nil }
    let (count, level) = (Noun.file.count(files), diagram.level)
    return say(
      "not drawn: \(count) that \(files == 1 ? "belongs" : "belong") to no \(level.rawValue)",
      zh: "未画出：不属于任何\(level.name)的 \(count)")
  }

  private var leftOut: [Phrase] {
    let hidden = diagram.hidden
    var notes: [Phrase] = []
    func add(_ count: Int, _ note: (Phrase) -> Phrase) {
      if count > 0 { notes.append(note(Noun.arrow.count(count))) }
    }
    add(hidden.unplaced) {
      Phrase("\($0) from and to files that are not placed", zh: "与未归层文件相连的 \($0)")
    }
    add(hidden.links) {
      Phrase("\($0) that are in a manifest and in no code", zh: "只写在清单里、代码中没有的 \($0)")
    }
    add(hidden.toKits) {
      let names = list(\.hiddenIn)
      return Phrase("\($0) to what very many name: \(names)", zh: "指向被大量引用的节点的 \($0)：\(names)")
    }
    add(hidden.fromRoots) {
      let names = list(\.hiddenOut)
      return Phrase("\($0) from what names very many: \(names)", zh: "来自引用极多的节点的 \($0)：\(names)")
    }
    add(hidden.implied) {
      Phrase("\($0) to what other arrows lead to anyway", zh: "沿其他箭头也能到达的 \($0)")
    }
    if hidden.folded > 0 {
      let (nodes, arrows) = (
        diagram.level.noun.count(hidden.folded), Noun.arrow.count(hidden.foldedEdges)
      )
      let end =
        hidden.foldedEdges > 0 ? Phrase(" with \(arrows)", zh: "及其 \(arrows)") : .empty
      notes.append(Phrase("\(nodes) that tell least\(end)", zh: "信息最少的 \(nodes)\(end)"))
    }
    return notes
  }

  /// The nodes that most hidden edges belong to.
  private func list(_ count: (Diagram.Node) -> Int) -> Phrase {
    let most = diagram.nodes.filter { count($0) > 0 }
      .sorted { (count($1), $0.name) < (count($0), $1.name) }
    return Phrase.list(most.map { name($0) }, limit: 6)
  }
}

extension Diagram.Level {
  /// `模块`.
  fileprivate var name: String { String(unit.dropFirst()) }
}
