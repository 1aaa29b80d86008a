internal import StrataCode
package import StrataFeatures
internal import StrataRules

/// Findings counted by rule, cause, folder and owner.
package struct StatisticsText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A table each, and the verdict; empty tables are left out.
  package func text(_ statistics: FindingStatistics) -> String {
    let causes = statistics.overview.causes.map { cause in
      [
        "\(cause.findings.count)", style.say(OverviewWords.title(cause)),
        style.say(OverviewWords.step(cause)),
      ]
    }
    let rules = statistics.rules.map {
      [String($0.findings), $0.rule.id.text, style.say($0.rule.title)]
    }
    let tables = [
      table(Phrase("By cause, gravest first", zh: "按问题类型（最严重的在前）"), causes),
      table(Phrase("By rule", zh: "按规则"), rules),
      table(Phrase("By folder", zh: "按文件夹"), rows(statistics.folders)),
      table(Phrase("By owner", zh: "按负责人"), rows(statistics.owners)),
    ]
    return (tables.filter { !$0.isEmpty } + [CheckSummaryText(style).text(statistics.check)])
      .joined(separator: "\n")
  }

  private func rows(_ counts: [(name: String, findings: Int)]) -> [[String]] {
    counts.map { [String($0.findings), $0.name.isEmpty ? "." : $0.name.printablePath] }
  }

  private func table(_ title: Phrase, _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    let width = rows.map { $0[0].count }.max() ?? 0
    let aligned = rows.map { row in
      [String(repeating: " ", count: width - row[0].count) + row[0]] + row.dropFirst()
    }
    return style.paint(style.say(title), .strong) + "\n" + TextTable.text(aligned, indent: 2)
  }
}
