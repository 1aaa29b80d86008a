internal import StrataCode
internal import StrataRules

/// Gathers findings by what one change would remove: a type that is behind most findings of a kind,
/// whatever other rules say of it, or else the kind: a rule, or a rule between two layers.
struct CauseSearch {
  private let rules: [RuleID: Rule]
  /// In the order in which findings are shown.
  private let findings: [Finding]

  /// A search among the findings of some rules.
  init(_ findings: [Finding], of rules: [Rule]) {
    self.findings = findings
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The causes, the gravest and then the largest first; every finding is of one.
  func causes() -> [Cause] {
    let kinds = Dictionary(grouping: findings.indices) { FindingKind(findings[$0]) }
    var taken: Set<Int> = []
    var causes: [Cause] = []
    for members in kinds.values.sorted(by: { $0[0] < $1[0] }) {
      let left = members.filter { !taken.contains($0) }
      guard let type = typeBehindMost(of: left) else { continue }
      let found = findings.indices.filter { !taken.contains($0) && type.isBehind(findings[$0]) }
      taken.formUnion(found)
      causes += cause(type.isUsed ? .used(type.name) : .user(type.name), found).map { [$0] } ?? []
    }
    causes += kinds.values.compactMap { members in
      cause(.rule, members.filter { !taken.contains($0) })
    }
    // A cause counts all of its findings to say how grave it is and how far it reaches.
    let ranks = causes.map { Rank(severity: $0.severity, reach: $0.reach) }
    return causes.indices.sorted { a, b in
      ranks[a] == ranks[b]
        ? Judgement.isShownBefore(causes[a].findings[0], causes[b].findings[0])
        : ranks[a].isBefore(ranks[b])
    }.map { causes[$0] }
  }

  /// The type that more than half of some findings are about, or that does it in more than half.
  private func typeBehindMost(of members: [Int]) -> TypeBehind? {
    guard members.count >= Self.fewest else { return nil }
    let counts = members.reduce(into: [TypeBehind: Int]()) { counts, index in
      for type in TypeBehind.all(of: findings[index]) { counts[type, default: 0] += 1 }
    }
    return counts.filter { _, count in
      let rest = members.count - count
      return count >= Self.fewest && count * 2 > members.count && (rest == 0 || rest >= Self.fewest)
    }
    .min { ($1.value, $0.key.name) < ($0.value, $1.key.name) }?.key
  }

  private func cause(_ kind: Cause.Kind, _ members: [Int]) -> Cause? {
    if members.isEmpty { return nil }
    let found = members.map { findings[$0] }
    guard let rule = found.map(\.rule).ranked.first.flatMap({ rules[$0.value] }) else { return nil }
    return Cause(kind: kind, rule: rule, findings: found)
  }

  /// Fewer are read one by one.
  private static let fewest = 3

  /// A type that others use, or that uses others.
  private struct TypeBehind: Hashable {
    var name: String
    /// Nil for a type that is used, wherever that is.
    var file: String?

    var isUsed: Bool { file == nil }

    static func all(of finding: Finding) -> [TypeBehind] {
      let user = TypeBehind(name: finding.from.symbol, file: finding.location.file)
      return finding.to == nil ? [user] : [TypeBehind(name: finding.subject), user]
    }

    func isBehind(_ finding: Finding) -> Bool { Self.all(of: finding).contains(self) }
  }

  /// A rule; where it is about references from layer to layer, between two of them.
  private struct FindingKind: Hashable {
    var rule: RuleID
    var from: Layer?
    var to: Layer?

    init(_ finding: Finding) {
      rule = finding.rule
      guard finding.rule.family == "dependency", let target = finding.to?.layer else { return }
      from = finding.from.layer?.ring
      to = target.ring
    }
  }
}

/// Where a cause stands among others; for equal ones the order of the findings.
private struct Rank: Equatable {
  var severity: Severity
  var reach: Int

  /// The gravest first, then those that reach furthest.
  func isBefore(_ other: Rank) -> Bool {
    (severity, reach) > (other.severity, other.reach)
  }
}
