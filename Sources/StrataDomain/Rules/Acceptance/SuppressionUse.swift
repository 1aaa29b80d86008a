package import StrataModel
package import StrataCode

/// What became of the suppressions in one judgement: what the upkeep rules look at.
package struct SuppressionUse: Sendable {
  package let codebase: Codebase
  package let suppressions: [Suppression]
  /// The identifiers of the rules that ran.
  package let rules: [RuleID]
  package let today: Day?
  /// By index into `suppressions`: whether some rule had something to say there.
  private let isUsed: [Bool]
  /// By index into the directions that settings allow: likewise.
  private let isEdgeUsed: [Bool]

  init(
    _ codebase: Codebase, _ suppressions: Suppressions, _ edges: AllowedEdges,
    said findings: [Finding],
    rules: [RuleID], today: Day?
  ) {
    self.codebase = codebase
    self.suppressions = suppressions.all
    self.today = today
    self.rules = rules
    var lines: [String: [RuleID: Set<Int>]] = [:]
    for finding in suppressions.all.isEmpty ? [] : findings {
      lines[finding.location.file, default: [:]][finding.rule, default: []]
        .formUnion([finding.location.start.line] + finding.also.map(\.line))
    }
    let sorted = lines.mapValues { $0.mapValues { $0.sorted() } }
    isUsed = suppressions.all.map { suppression in
      let path = codebase.workspace.files[suppression.file].path
      guard let lines = sorted[path]?[suppression.rule] else { return false }
      guard let own = suppression.lines else { return !lines.isEmpty }
      let index = lines.partitioningIndex(where: { $0 >= own.lowerBound })
      return index < lines.count && lines[index] <= own.upperBound
    }
    var isEdgeUsed = codebase.workspace.settings.allowed.map { _ in false }
    for finding in isEdgeUsed.isEmpty ? [] : findings {
      for index in edges.covering(finding) { isEdgeUsed[index] = true }
    }
    self.isEdgeUsed = isEdgeUsed
  }

  /// The suppressions of rules that ran and had nothing to say there.
  package var unused: [Suppression] {
    suppressions.indices.filter { !isUsed[$0] && isKnown(suppressions[$0].rule) }.map {
      suppressions[$0]
    }
  }

  /// The directions that settings allow still and in which no rule has anything to say.
  package var unusedEdges: [AllowedEdge] {
    zip(codebase.workspace.settings.allowed, isEdgeUsed)
      .filter { !$1 && !$0.isExpired(on: today) }.map(\.0)
  }

  /// The directions that settings allowed until a day that is past.
  package var expiredEdges: [AllowedEdge] {
    codebase.workspace.settings.allowed.filter { $0.isExpired(on: today) }
  }

  /// Whether a rule of the name runs.
  package func isKnown(_ rule: RuleID) -> Bool { rules.contains(rule) }
}
