internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata watch`: findings, and what becomes of them on every save.
struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: Phrase("Check, and again whenever a file is saved.", zh: "先检查一次，之后每次保存文件时再次检查。"),
    discussion: Phrase(
      "Prints what a check prints, then what appears and what goes. Ctrl-C ends.",
      zh: "先输出检查的结果，再输出新出现的和已修复的问题。按 Ctrl-C 结束。"),
    examples: ["strata watch --info"]
  )

  @OptionGroup var reported: ReportedPaths

  @Flag(
    name: .customLong("all"),
    help: ArgumentHelp(
      "Show every finding, also of a rule that most of the code breaks.",
      zh: "显示每一个问题，即使大部分代码都违反那条规则。"))
  var showsAll = false

  @Flag(
    name: .customLong("new-only"),
    help: ArgumentHelp(
      "Leave out the findings that are there at the start.", zh: "不显示开始时已有的问题。"))
  var showsNewOnly = false

  @Flag(
    name: .customLong("quiet"),
    help: ArgumentHelp("Print findings only, no summary.", zh: "只输出问题，不输出摘要。"))
  var isQuiet = false

  @Option(help: .color)
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
      let watch = Composition(cache: project.cache, for: .manyAnswers)
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
      let style = console.reportStyle
      if !showsNewOnly {
        try console.deliver(console.text(of: result, in: style, showsAll: showsAll))
      }
      if isQuiet { return }
      console.tell(RunWarningsText(console.summaryStyle).text(result.warnings))
      console.tell(WatchText(console.summaryStyle).waiting(result.project))
    case .changed(let change):
      try console.deliver(text.text(change, at: Console.time))
    case .unclear(let file, let root):
      console.tell(text.unclear(file, in: root, at: Console.time))
    case .failed(let error): console.tell(text.failed(error, at: Console.time))
    }
  }
}
