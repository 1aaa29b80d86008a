package import StrataDomain

/// The end of a check: what was found, what was looked at, what to type next.
package struct CheckSummaryText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A few lines for standard error.
  package func text(_ result: CheckResult) -> String {
    let warnings = RunWarningsText(style).text(result.warnings)
    if let nothing = nothingJudged(result) {
      return warnings + nothing + "\n" + next.text("strata layers --unplaced", in: result.project)
    }
    let text = warnings + verdict(result) + "\n" + circumstances(result)
    if result.project.placed * 5 < result.project.files * 4 {
      return text + next.text("strata layers --unplaced", in: result.project)
    }
    guard let worst = result.findings.max(by: { $0.severity < $1.severity }) else { return text }
    let first = result.findings.first { $0.severity == worst.severity } ?? worst
    return text + next.explain(first, in: result.project)
  }

  /// What is to be known of the counts: the profile, where they gather, what is not among them.
  func circumstances(_ result: CheckResult) -> String {
    let profile = result.project.profile
    let reason = profile.reason.isEmpty ? "" : " — \(profile.reason.line(in: style.language))"
    var text = "profile: \(profile.name.printable)\(reason)\n"
    text += shares(result)
    if let baseline = result.baseline { text += BaselineStateText(style).text(baseline) }
    if !result.project.hasDomain {
      text += Self.noDomain
    }
    if result.suppressed > 0 {
      text += "\(Counting.count(result.suppressed, "finding")) allowed by comments or settings\n"
    }
    if result.hiddenUnsure > 0 {
      text +=
        "\(Counting.count(result.hiddenUnsure, "less certain finding")) hidden; "
        + "--min-confidence 0 shows \(result.hiddenUnsure == 1 ? "it" : "them")\n"
    }
    if result.hiddenInfos > 0 {
      text +=
        "\(Counting.count(result.hiddenInfos, "info")) hidden; --info shows "
        + (result.hiddenInfos == 1 ? "it\n" : "them\n")
    }
    return text
  }

  /// Why nothing is said about a Domain.
  static let noDomain =
    "no folder, module or type here draws a Domain: the rules about it have nothing to check\n"

  /// Which rules and which features the findings are about.
  private func shares(_ result: CheckResult) -> String {
    guard result.findings.count >= Self.worthSharing else { return "" }
    let counts = Dictionary(grouping: result.findings, by: \.rule).mapValues(\.count)
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      "\($0.key.printable) \($0.value)"
    }
    var text = "by rule: \(Counting.list(rules, limit: 6))\n"
    if let first = result.features.first, result.features.count > 1 {
      let others = result.features.dropFirst().prefix(3).map {
        "'\($0.name.printable)' \($0.findings)"
      }
      text +=
        "by feature: '\(first.name.printable)' has \(first.findings) of the "
        + "\(result.findings.count), \(Counting.list(others))\n"
    }
    return text
  }

  private static let worthSharing = 5

  /// The one line that a check owes its reader even where all else is kept quiet: that it
  /// looked at nothing it could judge. Nil if it did.
  package func nothingJudged(_ result: CheckResult) -> String? {
    guard result.findings.isEmpty else { return nil }
    let files = result.project.files
    if result.rules.isEmpty {
      return style.paint("nothing was checked:", .warning) + " no rule ran"
    }
    guard result.project.placed == 0 else { return nil }
    let what =
      files == 1
      ? "no evidence places the only file in a layer"
      : "no evidence places any of the \(files) files in a layer"
    return style.paint("nothing could be judged:", .warning) + " \(what)"
  }

  /// `3 errors and 5 warnings; 412 of 431 files placed`.
  func verdict(_ result: CheckResult) -> String {
    let project = result.project
    if result.findings.isEmpty {
      if let reference = result.changedSince, result.askedFiles == 0 {
        return "nothing to check: no Swift file asked for changed since '\(reference.printable)'; "
          + Self.coverage(project)
      }
      let isNew = result.baseline.map { $0.accepted.isEmpty } == false
      return
        (result.hiddenInfos > 0
        ? "no \(isNew ? "new " : "")errors or warnings: " : "nothing \(isNew ? "new" : "found"): ")
        + "\(Counting.count(result.askedFiles, "file")) checked against "
        + "\(Counting.count(result.rules.count, "rule")), \(Self.coverage(project))"
    }
    let counts = [Severity.error, .warning, .info].compactMap { severity in
      let count = result.count(severity)
      return count == 0
        ? nil : style.paint(Counting.count(count, severity.rawValue), severity.ink)
    }
    let part =
      result.askedFiles < project.files
      ? " in the \(Counting.count(result.askedFiles, "file")) \(Self.asked(result))" : ""
    return Counting.list(counts) + part + "; \(Self.coverage(project))"
  }

  private static func asked(_ result: CheckResult) -> String {
    result.changedSince.map { "changed since '\($0.printable)'" } ?? "asked for"
  }

  /// `412 of 431 files placed`.
  static func coverage(_ project: ProjectSummary) -> String {
    project.placed == project.files && project.files > 1
      ? "all \(project.files) files placed"
      : "\(project.placed) of \(Counting.count(project.files, "file")) placed"
  }

  private var next: NextCommandText { NextCommandText(style) }
}
