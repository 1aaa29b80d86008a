internal import StrataCode
internal import StrataFeatures
internal import StrataModel

/// What is to be known of a comparison, in sentences that the terminal and the page share.
enum AuditWords {
  /// `main (1a2b3c4)`; a commit alone by its short name.
  static func name(of base: ChangeBase) -> Phrase {
    let isCommit = base.name.count == base.commit.count && base.name.allSatisfy(\.isHexDigit)
    let name = isCommit ? String(base.name.prefix(base.shortCommit.count)) : base.name
    if name == base.shortCommit { return Phrase(verbatim: name) }
    return Phrase(
      "\(name.printable) (\(base.shortCommit))", zh: "\(name.printable)（\(base.shortCommit)）")
  }

  /// What is to be known of the commits that are compared.
  static func state(_ base: ChangeBase) -> Phrase? {
    if base.isMerging {
      return Phrase(
        "a merge is in progress: what it brings in is not counted as introduced",
        zh: "合并正在进行：合并带来的问题不算新引入")
    }
    if !base.isPresent { return nil }
    return Phrase(
      """
      \(base.shortCommit) is the present commit: only what is not committed was compared; \
      --base names an earlier one
      """, zh: "\(base.shortCommit) 是当前提交：只比较了未提交的改动；用 --base 指定更早的提交")
  }

  /// What is introduced and not shown, and the option that shows it.
  static func hidden(_ check: CheckResult) -> [Phrase] {
    [
      hidden(CheckSummaryText.unsure, check.hiddenUnsure, "--min-confidence 0"),
      hidden(Severity.info.noun, check.hiddenInfos.count, "--info"),
    ].compactMap(\.self)
  }

  private static func hidden(_ noun: Noun, _ count: Int, _ option: String) -> Phrase? {
    if count == 0 { return nil }
    let what = noun.count(count)
    return Phrase(
      "\(what) introduced and hidden; \(option) shows \(count == 1 ? "it" : "them")",
      zh: "新引入的 \(what)已隐藏；用 \(option) 显示")
  }

  /// The profile that the base follows, where it is another.
  static func formerProfile(_ result: AuditResult) -> Phrase? {
    let profile = result.check.project.profile
    guard let former = result.formerProfile, former.profile != profile.profile else { return nil }
    let (old, new) = (former.name.printable, profile.name.printable)
    return Phrase(
      "before it was '\(old)'; both states are judged by '\(new)'",
      zh: "之前是 '\(old)'；改动前后都按 '\(new)' 检查")
  }

  /// Files that the change does not touch and that are in another layer since.
  static func shifts(_ shifts: [LayerShift]) -> Phrase? {
    guard let first = shifts.first else { return nil }
    func name(_ layer: Layer?) -> Phrase {
      layer.map { Phrase(verbatim: $0.rawValue) } ?? Phrase("no layer", zh: "未归层")
    }
    let (count, file) = (shifts.count, first.file.printable)
    let (from, to) = (name(first.from), name(first.to))
    return Phrase(
      """
      \(Noun("untouched file", zh: "个未改动的文件").count(count)) \
      \(count == 1 ? "is" : "are") in another layer since: \
      '\(file)' went from \(from) to \(to)\(count > 1 ? ", and others" : "")
      """,
      zh: """
        此后有 \(count) 个未改动的文件换了层：'\(file)' 从 \(from) 变为 \(to)\(count > 1 ? "，还有其他文件" : "")
        """)
  }
}
