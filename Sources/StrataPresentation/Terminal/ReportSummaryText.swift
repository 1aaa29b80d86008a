package import StrataFeatures
internal import StrataCode

/// What is said once the page of a report is written: the verdict, and where the page is.
package struct ReportSummaryText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A few lines for standard error.
  package func text(_ report: ArchitectureReport, file: String, size: Int) -> String {
    let check = report.check
    let found = check.severities(style) ?? Phrase("nothing found", zh: "没有发现问题")
    let (coverage, size) = (CheckSummaryText.coverage(check.project), Counting.bytes(size))
    return RunWarningsText(style).text(check.warnings)
      + style.say("\(found); \(coverage)\n", zh: "\(found)；\(coverage)\n")
      + (report.change.map { AuditSummaryText(style).verdict($0) + "\n" } ?? "")
      + style.say(
        "wrote '\(file.printable)' (\(size)): open it in a browser\n",
        zh: "已写入 '\(file.printable)'（\(size)）：可在浏览器中打开\n")
  }
}
