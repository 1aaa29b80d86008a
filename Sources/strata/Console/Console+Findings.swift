internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

extension Console {
  /// The console for findings in the form that is asked for.
  init(_ options: FindingsOptions) {
    self.init(
      options.destination, line: { options.format.line($0, in: .ofRun) },
      failure: { options.format.document($0, in: .ofRun) })
  }

  /// From where the paths of a project at an absolute root are seen.
  func place(of root: String) -> ReportPlace {
    ReportPlace(
      directory: directory, repository: Composition.repository(around: root),
      linkPrefix: Hosting().linkPrefix, hasSummary: Hosting().stepSummary != nil)
  }

  /// Writes findings in a form. Where that goes to a file, a person reads them as text nevertheless;
  /// where GitHub shows a summary of the step, it gets what does not fit beside the code.
  func deliver(
    _ report: FindingsReport, as format: FindingsFormat, text: (TerminalStyle) -> String
  ) throws(Failure) {
    guard let document = format.document(report) else { return try deliver(text(reportStyle)) }
    try deliver(document)
    if isFiled, !isQuiet { try StandardStream.output.write(text(terminalStyle)) }
    guard format == .github, let summary = Hosting().stepSummary else { return }
    let reports = Composition.reports
    do throws(ReportWriteError) {
      let room = reports.room(inSummary: summary)
      try reports.add(FindingsMarkdown.document(report, limit: room), toSummary: summary)
    } catch { tell(Phrase("warning: \(error.message)\n", zh: "警告：\(error.message)\n").ofRun) }
  }

  /// What a check found, with how the project is unless that is unwanted.
  func text(of result: CheckResult, in style: TerminalStyle, showsAll: Bool) -> String {
    isQuiet
      ? FindingsText(style).text(result, showsAll: showsAll)
      : CheckText(style, isScreen: isScreen).text(result, showsAll: showsAll)
  }

  /// Says on standard error what is not said with the findings: warnings about the run, and the
  /// summary where the findings were written as no text; where that is unwanted the one line that
  /// is owed.
  func conclude(_ report: FindingsReport, as format: FindingsFormat) {
    let isShown = (format == .text) != isFiled
    if !isQuiet {
      tell(report.warnings(summaryStyle))
      if !isShown { tell(report.summary(summaryStyle)) }
    } else {
      tell(report.notJudged(summaryStyle))
      if let nothing = report.nothingJudged(summaryStyle) { tell(nothing + "\n") }
    }
  }
}
