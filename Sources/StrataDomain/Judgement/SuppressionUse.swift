/// What became of the suppressions in one judgement: what the upkeep rules look at.
package struct SuppressionUse: Sendable {
  package let codebase: Codebase
  package let suppressions: [Suppression]
  package let rules: [Rule]
  package let today: Day?
  /// By index into `suppressions`: whether some rule had something to say there.
  private let isUsed: [Bool]

  init(
    _ codebase: Codebase, _ suppressions: Suppressions, said findings: [Finding],
    catalogue: [Rule], today: Day?
  ) {
    self.codebase = codebase
    self.suppressions = suppressions.all
    self.today = today
    rules = catalogue
    var lines: [String: [String: Set<Int>]] = [:]
    for finding in suppressions.all.isEmpty ? [] : findings {
      lines[finding.location.file, default: [:]][finding.rule, default: []]
        .formUnion([finding.location.start.line] + finding.also.map(\.line))
    }
    isUsed = suppressions.all.map { suppression in
      let path = codebase.workspace.files[suppression.file].path
      return lines[path]?[suppression.rule]?.contains { suppression.covers($0) } ?? false
    }
  }

  /// The suppressions of rules that ran and had nothing to say there.
  package var unused: [Suppression] {
    suppressions.indices.filter { !isUsed[$0] && isKnown(suppressions[$0].rule) }.map {
      suppressions[$0]
    }
  }

  /// Whether a rule of the name runs.
  package func isKnown(_ rule: String) -> Bool { rules.contains { $0.id == rule } }

  /// A finding about a suppression.
  func finding(
    _ rule: String, _ suppression: Suppression, subject: String, message: String, help: String
  ) -> Finding {
    codebase.finding(
      rule, .warning, at: suppression.span, in: suppression.file, subject: subject,
      owner: topLevel, confidence: 1, message: message, help: help)
  }
}
