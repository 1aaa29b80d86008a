package import StrataRules

/// Pairs the findings of an earlier state of a code base with those of now.
///
/// A finding is the same if its key is. Where the file of an earlier one is no more, it is looked for
/// in the file that took its place; of a file nobody knows the way of, the only finding of the same
/// rule and symbols is taken for it.
package struct FindingMatch: Sendable {
  /// By index into the findings of now: whether it was there before.
  package private(set) var isKnown: [Bool]
  /// What was there before and is still, by its key of now, and how many of it.
  package private(set) var kept: [FindingKey: Int] = [:]
  /// What was there before and is no more, by its key of then, and how many of it.
  package private(set) var gone: [FindingKey: Int]
  /// By key of now: the findings that have no partner, the first one last.
  private var open: [FindingKey: [Int]] = [:]

  /// Matches how many of each key there were before with the keys of now, in their order.
  ///
  /// `files` are all paths there are now; `moves` is asked only if a file of before is not among
  /// them and says nil if nobody knows.
  package init(
    _ before: [FindingKey: Int], with now: [FindingKey], files: Set<String>,
    moves: () -> FileMoves?
  ) {
    isKnown = now.map { _ in false }
    gone = before
    for index in now.indices.reversed() { open[now[index], default: []].append(index) }
    for key in before.keys { pair(key, with: key) }
    let lost = gone.keys.filter { key in key.file.map { !files.contains($0) } ?? false }.sorted()
    if lost.isEmpty || open.isEmpty { return }
    let moves = moves()
    for key in lost {
      if let path = key.file.flatMap({ moves?.renamed[$0] }) {
        pair(key, with: key.moved(to: path))
      }
    }
    pairBySymbols(lost.filter { gone[$0] != nil && moves?.knows($0.file) != true })
  }

  /// How many of each key there are.
  package static func counts(of keys: [FindingKey]) -> [FindingKey: Int] {
    keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private mutating func pair(_ old: FindingKey, with new: FindingKey) {
    guard let count = gone[old], var indices = open[new] else { return }
    let pairs = min(count, indices.count)
    for _ in 0..<pairs { if let index = indices.popLast() { isKnown[index] = true } }
    gone[old] = count == pairs ? nil : count - pairs
    open[new] = indices.isEmpty ? nil : indices
    kept[new, default: 0] += pairs
  }

  private mutating func pairBySymbols(_ lost: [FindingKey]) {
    if lost.isEmpty { return }
    let candidates = Dictionary(grouping: open.keys) { $0.withoutFile }
    for (symbols, keys) in Dictionary(grouping: lost, by: \.withoutFile) {
      if keys.count == 1, let found = candidates[symbols], found.count == 1 {
        pair(keys[0], with: found[0])
      }
    }
  }
}
