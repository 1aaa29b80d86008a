internal import StrataCode
internal import StrataModel

/// Where switches name a case: a new case beside it needs a branch in each of them.
struct EnumCaseUses {
  /// The files that are searched; nil where not all could be.
  let files: [Int]?

  /// The branches that are for a case; nil where that is not known.
  func branches(of name: String, in code: CodeText) -> [WiringUnit]? {
    guard let files else { return nil }
    var branches: [WiringUnit] = []
    for file in files {
      let path = code.codebase.workspace.files[file].path
      guard let text = code.texts[path], !text.ranges(of: Array(".\(name)".utf8)).isEmpty else {
        continue
      }
      guard let tokens = CodeTokens(text) else { return nil }
      for index in tokens.positions(of: name) {
        guard tokens.isAt(index - 1, "."), let open = tokens.opening(around: index),
          let close = tokens.partner(of: open), tokens.isAt(open, "{"),
          let branch = WiringUnit.branch(at: index, open, close, tokens),
          branch.head.contains(index)
        else { continue }
        // A branch for several cases takes another one in a way of its own.
        if branch.head.contains(where: { tokens.isAt($0, ",") }) { return nil }
        branches.append(WiringUnit(branch: branch.all, in: file, tokens))
      }
    }
    return branches
  }
}
