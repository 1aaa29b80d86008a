internal import StrataFeatures
internal import StrataCode
internal import StrataRules

/// Findings for a comment on a pull request, or for the summary of a job: the verdict, a table with
/// links, reasons and ways out folded away, and the layers with what goes against them.
package enum FindingsMarkdown {
  /// So many bytes are never more than the characters that GitHub takes in a comment.
  package static let commentLimit = 65_536

  /// A document of at most `limit` bytes; what does not fit in is counted.
  package static func document(_ report: FindingsReport, limit: Int = commentLimit) -> String {
    let heading = "### \(verdict(report))\n" + remarks(report)
    let closing = circumstances(report)
    let entries = report.shown.enumerated().sorted {
      ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset)
    }.map(\.element)
    let layers = LayerMermaid(report.check.project, entries.map(\.finding))
    let picture =
      layers.isClean
      ? "" : "\n\(caption.text(in: report.language))\n\n" + layers.markdown(in: report.language)
    var room = MarkdownRoom(
      limit - slack - heading.utf8.count - closing.utf8.count - picture.utf8.count)
    let table = FindingsTable(entries, in: report, &room)
    let reasons = FindingReasons(entries, report, in: &room)
    let fixed = FixedFindings(report, in: &room)
    return heading + table.markdown + reasons.markdown + fixed.markdown + picture + closing
  }

  /// The document of a run that ended without a result.
  static func document(_ failure: Failure, in language: Language) -> String {
    let title = Phrase("Strata could not run", zh: "Strata 无法运行").text(in: language)
    return "### \(title)\n\n\(MarkdownText.prose(failure.message.text(in: language)))\n"
  }

  private static func verdict(_ report: FindingsReport) -> String {
    let verdict =
      switch report.origin {
      case .check(let result): CheckSummaryText(report.plain).verdict(result)
      case .audit(let result): AuditSummaryText(report.plain).verdict(result)
      }
    let text = report.nothingJudged() ?? verdict
    return MarkdownText.prose(report.plain.say("Strata — \(text)", zh: "Strata——\(text)"))
  }

  /// What is to be known of the verdict of a whole project.
  private static func remarks(_ report: FindingsReport) -> String {
    guard case .check(let result) = report.origin, result.isWhole, report.nothingJudged() == nil
    else { return "" }
    let remarks = OverviewWords.remarks(Overview(result)).map(report.plain.say)
    return remarks.isEmpty ? "" : "\n" + MarkdownText.prose(remarks.joined(separator: " ")) + "\n"
  }

  /// What says how much is left out, and closes what is open, is not counted.
  private static let slack = 2_500

  private static let caption = Phrase(
    "Plain arrows: who may know whom. Dotted arrows: findings that go against them.",
    zh: "实线箭头：谁可以依赖谁。虚线箭头：违反这一点的问题。")

  private static func counted(_ report: FindingsReport) -> String {
    switch report.origin {
    case .check(let result): CheckSummaryText(report.plain).circumstances(result)
    case .audit(let result):
      report.plain.say(CheckSummaryText.coverage(result.check.project)) + "\n"
        + AuditSummaryText(report.plain).circumstances(result)
    }
  }

  /// What is to be known of the counts and of the run, a line each.
  private static func circumstances(_ report: FindingsReport) -> String {
    var text =
      RunWarningsText(report.plain).text(report.check.warnings) + report.notJudged(report.plain)
    if report.nothingJudged() == nil { text += counted(report) }
    let lines = text.split(separator: "\n").map { "- \(MarkdownText.prose(String($0)))\n" }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }
}

/// How many bytes a document may still grow.
struct MarkdownRoom {
  private(set) var bytes: Int

  /// Room for so many bytes.
  init(_ bytes: Int) { self.bytes = bytes }

  /// Whether a text fits in, which it then takes; `reserve` bytes stay free.
  mutating func takes(_ text: String, reserve: Int = 0) -> Bool {
    let length = text.utf8.count
    guard length + reserve <= bytes else { return false }
    bytes -= length
    return true
  }
}

extension FindingsReport.Entry {
  /// What is introduced comes before what is inherited, and errors before all else.
  fileprivate var rank: Int {
    let severity = Severity.allCases.firstIndex(of: finding.severity) ?? 0
    return severity + (standing == .inherited ? 0 : Severity.allCases.count)
  }
}
