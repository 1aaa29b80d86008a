package import StrataDomain

/// What is said once the page of a report is written: the verdict, and where the page is.
package struct ReportSummaryText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A few lines for standard error.
  package func text(_ report: ArchitectureReport, file: String, size: Int) -> String {
    let check = report.check
    let counts = [Severity.error, .warning, .info].compactMap { severity in
      let count = check.count(severity)
      return count == 0
        ? nil : style.paint(Counting.count(count, severity.rawValue), severity.ink)
    }
    let found = counts.isEmpty ? "nothing found" : Counting.list(counts)
    return RunWarningsText(style).text(check.warnings)
      + "\(found); \(CheckSummaryText.coverage(check.project))\n"
      + "wrote '\(file.printable)' (\(Counting.bytes(size))): open it in a browser\n"
  }
}
