/// All that a code base allows itself.
package struct Suppressions: Sendable {
  /// In file order.
  package let all: [Suppression]
  private let byFile: [String: [Suppression]]

  init(_ codebase: Codebase) {
    var all: [Suppression] = []
    for (index, file) in codebase.workspace.files.enumerated() {
      all += file.facts.directives.compactMap { Suppression($0, file: index, in: file.facts) }
    }
    self.all = all
    byFile = Dictionary(grouping: all) { codebase.workspace.files[$0.file].path }
  }

  /// The findings without those that are allowed where they are reported, and the others without
  /// their further places that are allowed; and those that are.
  func applied(
    to findings: [Finding], on today: Day?
  ) -> (rest: [Finding], allowed: [Finding]) {
    if all.isEmpty { return (findings, []) }
    var allowed: [Finding] = []
    let rest = findings.compactMap { finding -> Finding? in
      let own = byFile[finding.location.file, default: []].filter {
        $0.rule == finding.rule && !$0.isExpired(on: today)
      }
      func isAllowed(_ place: Position) -> Bool { own.contains { $0.covers(place.line) } }
      if isAllowed(finding.location.start) {
        allowed.append(finding)
        return nil
      }
      var finding = finding
      finding.also.removeAll(where: isAllowed)
      return finding
    }
    return (rest, allowed)
  }
}
