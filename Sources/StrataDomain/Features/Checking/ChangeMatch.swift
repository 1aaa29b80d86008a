internal import StrataRules
internal import StrataCode

/// Tells which findings of now were there before a change, and which of before are no more.
struct ChangeMatch {
  /// By index into what is said now: whether it was there before.
  private(set) var isKnown: [Bool]
  /// What was there before and is no more, by its key of then in names of now, and how many of it.
  private(set) var gone: [FindingKey: Int]

  /// Matches what is said of two states; files and types may have been moved and renamed.
  init(_ base: JudgedState, _ head: JudgedState, _ lineage: RenameMap) {
    let said = head.said
    let now = said.map(\.key)
    let before = base.said.map { (key: lineage.renaming($0.key), message: $0.message) }
    // Of several findings of one key, those in the same words are the ones that were there.
    let several = FindingMatch.counts(of: now).filter { $0.value > 1 }
    let words = Set(
      before.lazy.filter { several[$0.key] != nil }
        .map { Words(key: $0.key, message: $0.message.map(lineage.renaming)) })
    let isWorded = zip(said, now).map { finding, key in
      several[key] != nil && words.contains(Words(key: key, message: finding.message))
    }
    let order = said.indices.filter { isWorded[$0] } + said.indices.filter { !isWorded[$0] }
    let match = FindingMatch(
      FindingMatch.counts(of: before.map(\.key)), with: order.map { now[$0] },
      files: Set(head.layers.keys)
    ) { lineage.moves }
    isKnown = said.map { _ in false }
    for (index, isKnown) in zip(order, match.isKnown) { self.isKnown[index] = isKnown }
    gone = match.gone
    pairMovedCode(said)
    pairWholeFiles(said, Set(before.map(\.key)), lineage)
    pairRetold(said, base, lineage)
  }

  /// The only finding of a rule on two symbols that came is the only one that went.
  private mutating func pairMovedCode(_ said: [Finding]) {
    let new = Dictionary(grouping: said.indices.filter { !isKnown[$0] }) {
      said[$0].key.withoutFile
    }
    for (symbols, keys) in Dictionary(grouping: gone.keys, by: \.withoutFile) {
      guard keys.count == 1, gone[keys[0]] == 1, let found = new[symbols], found.count == 1 else {
        continue
      }
      isKnown[found[0]] = true
      gone[keys[0]] = nil
    }
  }

  /// What is said of a file as such goes with its types when these move to a file of their own.
  private mutating func pairWholeFiles(
    _ said: [Finding], _ before: Set<FindingKey>, _ lineage: RenameMap
  ) {
    for index in said.indices where !isKnown[index] {
      let key = said[index].key
      guard let file = key.file, let origins = lineage.origins[file] else { continue }
      let old = origins.sorted().map { origin in
        FindingKey(rule: key.rule, file: file, source: key.source, target: key.target)
          .moved(to: origin)
      }.filter { before.contains($0) }
      guard let first = old.first else { continue }
      isKnown[index] = true
      if old.allSatisfy({ gone[$0] != nil }) { gone[first] = nil }
    }
  }

  /// What came is what went, only that another rule of the pair tells it, and no more gravely.
  private mutating func pairRetold(_ said: [Finding], _ base: JudgedState, _ lineage: RenameMap) {
    var lost: [Fact: [Finding]] = [:]
    for finding in base.said where gone[lineage.renaming(finding.key)] != nil {
      let file = lineage.path(finding.location.file)
      lost[Fact(file: file, subject: lineage.renaming(finding.subject)), default: []]
        .append(finding)
    }
    if lost.isEmpty { return }
    for index in said.indices where !isKnown[index] {
      let new = said[index]
      let fact = Fact(file: new.location.file, subject: new.subject)
      let old = lost[fact]?.first {
        $0.severity >= new.severity && Precedence.canTellOneFact($0.rule, new.rule)
          && gone[lineage.renaming($0.key)] != nil
      }
      guard let old else { continue }
      isKnown[index] = true
      gone[lineage.renaming(old.key)] = nil
    }
  }

  private struct Fact: Hashable {
    var file: String
    var subject: String
  }

  private struct Words: Hashable {
    var key: FindingKey
    var message: Phrase
  }
}

extension FindingKey {
  /// The key wherever it stands.
  var withoutFile: FindingKey {
    FindingKey(rule: rule, file: nil, source: source, target: target)
  }
}
