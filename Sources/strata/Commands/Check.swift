internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata check`: findings on the project.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: Phrase(
      "Say where the architecture is broken (the default command).",
      zh: "指出架构在哪里被破坏（默认命令）。"),
    discussion: Phrase(
      "A terminal shows an overview and the gravest findings; --all, paths and --only-rule the rest.",
      zh: "终端显示概览和最严重的问题；用 --all、路径或 --only-rule 显示其余。"),
    examples: [
      "strata check Sources/Feed --only-rule dependency.layer-reference",
      "strata check --changed-since main",
      "pbpaste | strata check --stdin-path Sources/Feed/FeedLoader.swift -",
    ],
    aliases: ["lint"]
  )

  @OptionGroup var reported: ReportedPaths

  @Flag(
    name: .customLong("all"),
    help: ArgumentHelp(
      "Show every finding, also of a rule that most of the code breaks.",
      zh: "显示每一个问题，即使大部分代码都违反那条规则。"))
  var showsAll = false

  @Flag(
    help: ArgumentHelp(
      "Count the findings by cause, rule, folder and owner in place of listing them.",
      zh: "按原因、规则、文件夹和负责人统计问题，不逐一列出。"))
  var statistics = false

  @Flag(
    help: ArgumentHelp(
      "With --format json: say of each finding what 'strata fix' can do, tried; takes several checks.",
      zh: "用于 --format json：为每个问题给出经过验证的 'strata fix' 修复；需要多次检查的时间。"))
  var actions = false

  @OptionGroup var change: ChangeOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var verdict: VerdictOptions
  @OptionGroup var output: FindingsOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try change.validate(beside: reported.paths)
    try validateActions()
  }

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let composition = Composition(cache: project.cache, for: actions ? .manyAnswers : .oneState)
      let request = try request()
      let result = try console.progress(.checking).during { () throws(CheckError) in
        try composition.checkArchitecture(request)
      }
      var report = FindingsReport(result, at: console.place(of: result.project.root), in: .ofRun)
      report.extract = try output.extract()
      report.actions = try tried(request, result, report.extract, composition, console)
      try console.deliver(report, as: output.format) { style in
        if statistics { return StatisticsText(style).text(composition.countFindings(result)) }
        return console.text(of: result, in: style, showsAll: showsAll)
      }
      console.conclude(report, as: output.format)
      try verdict.conclude(result)
      try verdict.concludeSkipped(result, console)
    }
  }
}
