internal import StrataCode
internal import StrataRules

/// What a plan of fixes leaves to be decided.
struct FixRemainder {
  private let found: FoundFixes
  private let kept: [FixDraft]

  init(_ found: FoundFixes, kept: [FixDraft]) {
    self.found = found
    self.kept = kept
  }

  /// The kinds that somebody could choose, then how many findings are a person's.
  var steps: [Phrase] {
    let choices = FixKind.all.compactMap { kind -> Phrase? in
      guard let count = found.others[kind.name] else { return nil }
      let findings = Noun.finding.count(count)
      let flag = kind.kind == .safe ? "--safe" : "--choose \(kind.name)"
      return Phrase(
        "`strata fix \(flag)` is for \(findings): \(kind.summary)",
        zh: "`strata fix \(flag)` 适用于 \(findings)：\(kind.summary)")
    }
    let fixed = kept.reduce(0) { $0 + $1.findings.count }
    let left = found.findings.count - fixed - found.others.values.reduce(0, +)
    guard left > 0 else { return choices }
    let more = Noun("more finding", zh: "个其他问题").count(left)
    return choices + [
      Phrase(
        "\(more): the help of each in `strata check` says what to do",
        zh: "\(more)：`strata check` 的 help 说明各自该怎么做")
    ]
  }
}
