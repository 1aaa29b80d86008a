internal import StrataCode
internal import StrataFeatures
internal import StrataRules

/// What an agent is told, in so few words that it costs little to read.
struct HookText {
  private let style: TerminalStyle

  /// Text in a style.
  init(_ style: TerminalStyle) { self.style = style }

  /// What a change brings since the last commit; empty where it brings nothing worse than a note.
  func text(_ result: AuditResult, atLeast severity: Severity) -> String {
    let findings = result.check.findings.filter { $0.severity >= severity }
    guard !findings.isEmpty else { return "" }
    let counts = Phrase.list(
      [Severity.error, .warning].compactMap { severity in
        let count = findings.count { $0.severity == severity }
        return count == 0 ? nil : severity.noun.count(count)
      })
    let headline = style.say(
      Phrase(
        "since the last commit, this change adds \(counts)", zh: "自上次提交以来，这次改动新增 \(counts)"))
    let paths = style.paths(from: result.check.project.root)
    return "strata: " + headline + "\n"
      + BriefFindings(style, paths).text(findings, within: Self.limit)
      + NextCommandText(style).text("strata audit --base HEAD")
  }

  /// What a project keeps where; as many lines as fit.
  func text(_ map: CodeMap) -> String {
    let next = NextCommandText(style).text("strata map")
    var text = ""
    // Columns would take more room than what stands in them.
    let page = MapText(style).text(map).replacing(/[ ]{3,}/, with: "  ")
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if text.count + line.count + next.count > Self.mapLimit { break }
      text += line + "\n"
    }
    return text + next
  }

  /// About 400 tokens.
  private static let limit = 1_400
  private static let mapLimit = 1_000
}
