internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata report`: the whole picture as one HTML page.
struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write the whole picture as one HTML page: the onion, findings, hot spots, owners.",
    discussion: """
      The page needs nothing beside it and no network. The exit code is 0 whatever is found: it \
      is `strata check` that fails.

      Example:
        strata report -o report.html
      """
  )

  @OptionGroup var reported: ReportedPaths

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The file to write.", valueName: "file.html"), completion: .file())
  var file = "strata-report.html"

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions

  @Flag(name: .customLong("quiet"), help: "Say nothing unless it fails.")
  var isQuiet = false

  @Option(help: "When to use colours: auto, always or never.")
  var color = ColorChoice.auto

  @OptionGroup var speech: LanguageOption

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(isQuiet: isQuiet, color: color)
    try console.reporting {
      let page = PageFile(path: file)
      try page.refuseOthers()
      let composition = Composition(cache: project.cache)
      let report = try console.progress("drawing").during { () throws(UseCaseError) in
        try composition.reportArchitecture(request)
      }
      let text = composition.reportPage.text(report, in: .ofRun)
      try page.write(text)
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
