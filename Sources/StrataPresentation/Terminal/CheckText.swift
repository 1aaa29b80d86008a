internal import StrataCode
package import StrataFeatures
internal import StrataRules

/// All that a check says: how the code base is, the findings, and what to type next.
package struct CheckText: Sendable {
  private let style: TerminalStyle
  /// Whether a person looks at a screen, who wants to see what matters and not all there is.
  private let isScreen: Bool

  /// Text in a style.
  package init(_ style: TerminalStyle, isScreen: Bool = false) {
    self.style = style
    self.isScreen = isScreen
  }

  /// The overview of the whole project and the findings behind it; of a part of it the findings and
  /// a short summary.
  package func text(_ result: CheckResult, showsAll: Bool) -> String {
    let summary = CheckSummaryText(style)
    guard result.isWhole, summary.nothingJudged(result) == nil else {
      let findings = FindingsText(style).text(result, showsAll: showsAll)
      return findings + (findings.isEmpty ? "" : "\n") + summary.text(result)
    }
    let overview = Overview(result)
    return OverviewText(style).text(result, overview)
      + findings(result, overview, showsAll: showsAll) + summary.next(result, overview)
  }

  private func findings(_ result: CheckResult, _ overview: Overview, showsAll: Bool) -> String {
    if result.findings.isEmpty { return "" }
    let title: Phrase
    let shown: CheckResult
    if isScreen, !showsAll, result.findings.count > Self.fewFindings {
      var some = result
      some.findings = Array(overview.gravest.prefix(Self.shownOnScreen))
      some.habits = []
      shown = some
      let (count, all) = (some.findings.count, result.findings.count)
      title = Phrase(
        "The gravest \(count) of \(Noun.finding.count(all)); --all shows the rest",
        zh: "\(Noun.finding.count(all))中最严重的 \(count) 个；--all 显示其余")
    } else {
      shown = result
      title = Noun.finding.count(result.findings.count)
    }
    return "\n" + style.paint(style.say(title), .strong) + "\n\n"
      + FindingsText(style).text(shown, showsAll: showsAll) + "\n"
  }

  /// So few are all shown.
  private static let fewFindings = 6
  private static let shownOnScreen = 3
}
