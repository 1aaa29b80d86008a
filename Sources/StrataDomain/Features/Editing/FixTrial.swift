internal import StrataCode
internal import StrataModel
internal import StrataRules

/// A fix that is tried: the project before it, and as it would be.
struct FixTrial {
  let live: LiveCodebase
  let after: LiveCodebase
  let changes: [FileChange]
  let plan: EditPlan

  /// What is found and would be no more.
  var solved: [Finding] {
    Self.without(live.findings.map { ($0, $0.key) }, after.findings.map(former))
  }

  /// Whether nothing is found that was not before, in what is written not even a remark, and every
  /// text can be parsed that could.
  var causesNothing: Bool {
    let written = Set(changes.compactMap(\.new?.path))
    let found = after.findings + after.remarks.filter { written.contains($0.location.file) }
    let caused = Self.without(
      found.map { ($0, former($0)) }, (live.findings + live.remarks).map(\.key))
    return caused.isEmpty && after.brokenFiles.subtracting(live.brokenFiles).isEmpty
  }

  /// Whether layers, targets, names and conformances are what they were or are meant to be.
  var keepsMeaning: Bool {
    let (old, new) = (live.whole.codebase, after.whole.codebase)
    return NameComparison(from: old, to: new, by: changes, plan).refusals.isEmpty
      && ConformanceComparison(from: old, to: new, by: changes).refusals.isEmpty
      && PlacementComparison(from: old, to: new, by: changes, plan).refusals.isEmpty
  }

  /// The key that a finding of afterwards had before, should it have been there.
  private func former(_ finding: Finding) -> FindingKey {
    guard let file = finding.key.file, let origin = origins[file] else { return finding.key }
    return finding.key.moved(to: origin)
  }

  /// By path afterwards of a file, or of one that is made of a part of another: the path before.
  private var origins: [String: String] {
    var origins: [String: String] = [:]
    for moved in plan.moved { origins[moved.to] = moved.from }
    for change in changes {
      if let old = change.old, let new = change.new, old.path != new.path {
        origins[new.path] = old.path
      }
    }
    return origins
  }

  /// The findings whose keys are not among others, each as often as there are more of it.
  private static func without(
    _ findings: [(Finding, FindingKey)], _ others: [FindingKey]
  ) -> [Finding] {
    var counts: [FindingKey: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    return findings.compactMap { finding, key in
      guard let count = counts[key], count > 0 else { return finding }
      counts[key] = count - 1
      return nil
    }
  }
}
