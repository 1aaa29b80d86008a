internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata report`: the whole picture as one HTML page.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: Phrase(
      "Write the whole picture as one HTML page: the onion, findings, hot spots, owners.",
      zh: "把全貌写成一个 HTML 页面：洋葱图、问题、热点、负责人。"),
    discussion: Phrase(
      """
      The page needs nothing beside it and no network. The exit code is 0 whatever is found: it \
      is `strata check` that fails.
      """,
      zh: "页面自成一体，不需要网络。退出码总是 0；要在有错误时失败，用 `strata check`。"),
    examples: ["strata report -o report.html", "strata report --base main"]
  )

  @OptionGroup var reported: ReportedPaths

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The file to write.", zh: "要写入的文件。", value: Phrase("file.html", zh: "文件.html")),
    completion: .file())
  var file = "strata-report.html"

  @Option(
    help: ArgumentHelp(
      "Also show what changed since this branch left another branch, a tag or a commit.",
      zh: "同时显示自本分支从另一分支、标签或提交分出以来的变化。", value: .commit),
    completion: .commits)
  var base: String?

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions

  @Flag(
    name: .customLong("quiet"),
    help: ArgumentHelp("Say nothing unless it fails.", zh: "除非失败，否则什么都不输出。"))
  var isQuiet = false

  @Option(help: .color)
  var color = ColorChoice.auto

  @OptionGroup var speech: LanguageOption

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(isQuiet: isQuiet, color: color)
    try console.reporting {
      try Composition.reports.requirePage(at: file)
      let composition = Composition(cache: project.cache)
      let report = try console.progress(.drawing).during { () throws(AuditError) in
        try composition.reportArchitecture(ReportRequest(check: request, base: base))
      }
      let text = composition.reportPage.text(report, in: .ofRun)
      try Composition.reports.write(text, to: file)
      if isQuiet { return }
      console.tell(
        ReportSummaryText(console.summaryStyle).text(report, file: file, size: text.utf8.count))
    }
  }

  private var request: CheckRequest {
    var request = rules.request(project.codebase(at: reported.paths), terms.terms)
    request.baseline = baseline.request
    request.baseline?.stale = .keep
    return request
  }
}
