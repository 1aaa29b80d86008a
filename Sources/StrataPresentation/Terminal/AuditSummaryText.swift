package import StrataDomain

/// The end of an audit: what came, stayed and went, against what, and what to type next.
package struct AuditSummaryText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A few lines for standard error.
  package func text(_ result: AuditResult) -> String {
    let check = result.check
    var text = RunWarningsText(style).text(check.warnings)
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
      text +=
        "\(Counting.count(check.hiddenUnsure, "less certain finding")) introduced and hidden; "
        + "--min-confidence 0 shows \(check.hiddenUnsure == 1 ? "it" : "them")\n"
    }
    if check.hiddenInfos > 0 {
      text +=
        "\(Counting.count(check.hiddenInfos, "info")) introduced and hidden; --info shows "
        + (check.hiddenInfos == 1 ? "it\n" : "them\n")
    }
    return text
  }

  /// The one line that is owed even where all else is kept quiet: that nothing could be judged.
  package func nothingJudged(_ result: AuditResult) -> String? {
    result.inherited.isEmpty ? CheckSummaryText(style).nothingJudged(result.check) : nil
  }

  /// `introduced 1 error and 2 warnings, inherited 41, fixed 3 against main (1a2b3c4)`.
  func verdict(_ result: AuditResult) -> String {
    let counts = [Severity.error, .warning, .info].compactMap { severity in
      let count = result.check.count(severity)
      return count == 0
        ? nil : style.paint(Counting.count(count, severity.rawValue), severity.ink)
    }
    let introduced = counts.isEmpty ? "nothing" : Counting.list(counts)
    let base = result.base
    let isCommit = base.name.count == base.commit.count && base.name.allSatisfy(\.isHexDigit)
    let name = isCommit ? String(base.name.prefix(base.shortCommit.count)) : base.name
    let commit = name == base.shortCommit ? "" : " (\(base.shortCommit))"
    return "introduced \(introduced), inherited \(result.inherited.count), "
      + "fixed \(result.fixed.count) against \(name.printable)\(commit)"
  }

  /// What is to be known of the commits that are compared.
  private func state(_ base: ChangeBase) -> String {
    if base.isMerging {
      return "a merge is in progress: what it brings in is not counted as introduced\n"
    }
    return base.isPresent
      ? "\(base.shortCommit) is the present commit: only what is not committed was compared; "
        + "--base names an earlier one\n" : ""
  }

  private func profile(_ result: AuditResult) -> String {
    let profile = result.check.project.profile
    let reason = profile.reason.isEmpty ? "" : " — \(profile.reason.line(in: style.language))"
    let line = "profile: \(profile.name.printable)\(reason)\n"
    guard let former = result.formerProfile, former.profile != profile.profile else { return line }
    return line + "before it was '\(former.name.printable)'; both states are judged by "
      + "'\(profile.name.printable)'\n"
  }

  private func shifts(_ shifts: [LayerShift]) -> String {
    guard let first = shifts.first else { return "" }
    func name(_ layer: Layer?) -> String { layer?.rawValue ?? "no layer" }
    let files = Counting.count(shifts.count, "untouched file")
    return "\(files) \(shifts.count == 1 ? "stands" : "stand") in another layer since: "
      + "'\(first.file.printable)' went from \(name(first.from)) to \(name(first.to))"
      + (shifts.count > 1 ? ", and others\n" : "\n")
  }

  private var next: NextCommandText { NextCommandText(style) }
}
