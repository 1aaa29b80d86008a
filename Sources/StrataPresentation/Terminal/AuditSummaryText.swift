internal import StrataModel
package import StrataFeatures
internal import StrataRules
internal import StrataCode

/// The end of an audit: what came, stayed and went, against what, and what to type next.
package struct AuditSummaryText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A few lines.
  package func text(_ result: AuditResult) -> String {
    let check = result.check
    var text = CheckSummaryText(style).notJudged(check)
    if let nothing = nothingJudged(result) {
      return text + nothing + "\n" + next.text("strata layers --unplaced", in: check.project)
    }
    text += verdict(result) + "\n" + circumstances(result)
    guard let worst = check.findings.max(by: { $0.severity < $1.severity }) else { return text }
    // What only an audit finds has no identity that could be explained later.
    let first = check.findings.first {
      $0.severity == worst.severity && $0.rule != Rule.loosened.id
    }
    return text
      + (first.map { next.explain($0, in: check.project) }
        ?? next.text("strata explain \(worst.rule)"))
  }

  /// What is to be known of the counts: the commits, the profile, what is not among them.
  func circumstances(_ result: AuditResult) -> String {
    let check = result.check
    var text = state(result.base) + profile(result) + shifts(result.shifts)
    if check.hiddenUnsure > 0 {
      text += hidden(CheckSummaryText.unsure, check.hiddenUnsure, "--min-confidence 0")
    }
    if !check.hiddenInfos.isEmpty {
      text += hidden(Severity.info.noun, check.hiddenInfos.count, "--info")
    }
    return text
  }

  private func hidden(_ noun: Noun, _ count: Int, _ option: String) -> String {
    let what = noun.count(count)
    return style.say(
      "\(what) introduced and hidden; \(option) shows \(count == 1 ? "it" : "them")\n",
      zh: "引入的 \(what)已隐藏；用 \(option) 显示\n")
  }

  /// The one line that is owed even where all else is kept quiet: that nothing could be judged.
  package func nothingJudged(_ result: AuditResult) -> String? {
    result.inherited.isEmpty ? CheckSummaryText(style).nothingJudged(result.check) : nil
  }

  /// `introduced 1 error and 2 warnings, inherited 41, fixed 3 against main (1a2b3c4)`.
  func verdict(_ result: AuditResult) -> String {
    let introduced =
      result.check.severities(style).map { Phrase("introduced \($0)", zh: "新引入 \($0)") }
      ?? Phrase("introduced nothing", zh: "没有引入问题")
    let base = result.base
    let isCommit = base.name.count == base.commit.count && base.name.allSatisfy(\.isHexDigit)
    let name = isCommit ? String(base.name.prefix(base.shortCommit.count)) : base.name
    let commit =
      name == base.shortCommit
      ? Phrase.empty : Phrase(" (\(base.shortCommit))", zh: "（\(base.shortCommit)）")
    let (inherited, fixed) = (result.inherited.count, result.fixed.count)
    return style.say(
      """
      \(introduced), inherited \(inherited), fixed \(fixed) \
      against \(name.printable)\(commit)
      """,
      zh: """
        与 \(name.printable)\(commit)相比：\(introduced)，已有 \(inherited) 个，已修复 \(fixed) 个
        """)
  }

  /// What is to be known of the commits that are compared.
  private func state(_ base: ChangeBase) -> String {
    if base.isMerging {
      return style.say(
        "a merge is in progress: what it brings in is not counted as introduced\n",
        zh: "合并正在进行：合并带来的问题不算引入\n")
    }
    if !base.isPresent { return "" }
    return style.say(
      """
      \(base.shortCommit) is the present commit: only what is not committed was compared; \
      --base names an earlier one

      """, zh: "\(base.shortCommit) 是当前提交：只比较了未提交的改动；用 --base 指定更早的提交\n")
  }

  private func profile(_ result: AuditResult) -> String {
    let profile = result.check.project.profile
    let name = profile.name.printable
    let line = style.say(CheckSummaryText.profile(profile)) + "\n"
    guard let former = result.formerProfile, former.profile != profile.profile else { return line }
    return line
      + style.say(
        "before it was '\(former.name.printable)'; both states are judged by '\(name)'\n",
        zh: "之前是 '\(former.name.printable)'；改动前后都按 '\(name)' 判断\n")
  }

  private func shifts(_ shifts: [LayerShift]) -> String {
    guard let first = shifts.first else { return "" }
    func name(_ layer: Layer?) -> Phrase {
      layer.map { Phrase(verbatim: $0.rawValue) } ?? Phrase("no layer", zh: "未归层")
    }
    let (count, file) = (shifts.count, first.file.printable)
    let (from, to) = (name(first.from), name(first.to))
    return style.say(
      """
      \(Noun("untouched file", zh: "个未改动的文件").count(count)) \
      \(count == 1 ? "is" : "are") in another layer since: \
      '\(file)' went from \(from) to \(to)\(count > 1 ? ", and others" : "")

      """,
      zh: """
        此后有 \(count) 个未改动的文件换了层：'\(file)' 从 \(from) 变为 \(to)\(count > 1 ? "，还有其他文件" : "")

        """)
  }

  private var next: NextCommandText { NextCommandText(style) }
}
