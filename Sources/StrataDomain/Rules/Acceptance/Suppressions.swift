package import StrataModel
internal import StrataCode

/// All that a code base allows itself.
package struct Suppressions: Sendable {
  /// In file order.
  package let all: [Suppression]
  private let byRule: [Key: [Suppression]]

  private struct Key: Hashable {
    var file: String
    var rule: RuleID
  }

  package init(_ codebase: Codebase) {
    var all: [Suppression] = []
    for file in codebase.workspace.files.indices {
      let facts = codebase.facts(file)
      if facts.directives.isEmpty { continue }
      let names = Suppression.nameLines(in: facts)
      all += facts.directives.compactMap {
        Suppression($0, file: file, in: facts, nameLines: names)
      }
    }
    self.all = all
    byRule = Dictionary(grouping: all) {
      Key(file: codebase.workspace.files[$0.file].path, rule: $0.rule)
    }
  }

  /// The findings without those that are allowed where they are reported, and the others without
  /// their further places that are allowed; and those that are.
  func applied(
    to findings: [Finding], on today: Day?
  ) -> (rest: [Finding], allowed: [Finding]) {
    if all.isEmpty { return (findings, []) }
    let lines = byRule.mapValues { own in SuppressedLines(own.filter { !$0.isExpired(on: today) }) }
    var allowed: [Finding] = []
    let rest = findings.compactMap { finding -> Finding? in
      guard let own = lines[Key(file: finding.location.file, rule: finding.rule)] else {
        return finding
      }
      func isAllowed(_ place: Position) -> Bool { own.contains(place.line) }
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
