internal import StrataRules

/// What a baseline accepts that it did not accept before.
struct BaselineGrowth {
  /// How many findings.
  private(set) var count = 0
  /// The line of the baseline that says so first.
  private(set) var line = 1

  /// The growth from one baseline to another; entries follow their files and types.
  init(from old: Baseline?, to new: Baseline, _ lineage: RenameMap, files: Set<String>) {
    let entries = new.entries.flatMap { Array(repeating: $0, count: max(0, $0.count)) }
    var before: [FindingKey: Int] = [:]
    for (key, count) in old?.counts ?? [:] { before[lineage.renaming(key), default: 0] += count }
    let match = FindingMatch(before, with: entries.map(\.key), files: files) { lineage.moves }
    var moved: [FindingKey: Int] = [:]
    for (key, count) in match.gone { moved[key.withoutFile, default: 0] += count }
    for (entry, isKnown) in zip(entries, match.isKnown) where !isKnown {
      if let rest = moved[entry.key.withoutFile], rest > 0 {
        moved[entry.key.withoutFile] = rest - 1
      } else {
        if count == 0 || entry.line < line { line = max(1, entry.line) }
        count += 1
      }
    }
  }
}
