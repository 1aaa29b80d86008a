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
    func line(_ phrase: Phrase?) -> String { phrase.map { style.say($0) + "\n" } ?? "" }
    var text = line(AuditWords.state(result.base))
    text += line(CheckSummaryText.profile(check.project.profile))
    text += line(AuditWords.formerProfile(result)) + line(AuditWords.shifts(result.shifts))
    return text + AuditWords.hidden(check).map { line($0) }.joined()
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
    let base = AuditWords.name(of: result.base)
    let (inherited, fixed) = (result.inherited.count, result.fixed.count)
    return style.say(
      """
      \(introduced), inherited \(inherited), fixed \(fixed) \
      against \(base)
      """,
      zh: """
        与 \(base)相比：\(introduced)，已有 \(inherited) 个，已修复 \(fixed) 个
        """)
  }

  private var next: NextCommandText { NextCommandText(style) }
}
