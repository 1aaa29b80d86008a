internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata watch`: findings, and what becomes of them on every save.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check, and again whenever a file is saved.",
    discussion: """
      Prints what a check prints, then what appears and what goes. Ctrl-C ends.

      Example:
        strata watch --info
      """
  )

  @OptionGroup var reported: ReportedPaths

  @Flag(
    name: .customLong("all"),
    help: "Show every finding, also of a rule that most of the code breaks.")
  var showsAll = false

  @Flag(name: .customLong("quiet"), help: "Print findings only, no summary.")
  var isQuiet = false

  @Option(help: "When to use colours: auto, always or never.")
  var color = ColorChoice.auto

  @OptionGroup var speech: LanguageOption

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(isQuiet: isQuiet, color: color)
    let interruption = Interruption()
    try console.reporting {
      let watch = Composition(cache: project.cache, keepsFacts: true)
        .watchArchitecture(until: { !StandardStream.output.isRead })
      var request = rules.request(project.codebase(at: reported.paths), terms.terms)
      request.baseline = baseline.request
      try watch(request) { event in
        try interruption.writing { try tell(event, on: console) }
      }
    }
  }

  private func tell(_ event: WatchArchitecture.Event, on console: Console) throws {
    let text = WatchText(console.reportStyle)
    switch event {
    case .began(let result):
      let here = result.withPaths(seenFrom: console.directory)
      try console.deliver(FindingsText(console.reportStyle).text(here, showsAll: showsAll))
      if isQuiet { return }
      var result = result
      result.project.root = result.project.root(seenFrom: console.directory)
      console.tell(CheckSummaryText(console.summaryStyle).text(result))
      console.tell(WatchText(console.summaryStyle).waiting(result.project.root))
    case .changed(let change):
      try console.deliver(
        text.text(change.withPaths(seenFrom: console.directory), at: Console.time))
    case .unclear(let file, let root):
      console.tell(
        text.unclear(file, in: root, seenFrom: console.directory, at: Console.time))
    case .failed(let error): console.tell(text.failed(error, at: Console.time))
    }
  }
}
