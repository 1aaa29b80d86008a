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

  @Option(
    help: ArgumentHelp(
      "Report only on files that differ from where this branch left another, or from a commit.",
      zh: "只报告与本分支的分出点或某个提交相比有改动的文件。", value: .commit),
    completion: .commits)
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Judge the text on standard input as this file, and tell what it causes elsewhere, too.",
      zh: "把标准输入的文本当作这个文件来判断，并指出它在别处引起的问题。", value: .path),
    completion: .file(extensions: ["swift"]))
  var stdinPath: String?

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var verdict: VerdictOptions
  @OptionGroup var output: FindingsOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if stdinPath == nil, reported.paths.contains("-") {
      throw ValidationError(
        "'-' is a text without a place; say where it is to stand: --stdin-path <path>",
        zh: "'-' 的文本没有位置；用 --stdin-path <path> 说明它位于哪里")
    }
    guard stdinPath != nil else { return }
    if !reported.paths.allSatisfy({ $0 == "-" }) {
      throw ValidationError(
        "--stdin-path takes one text, '-'; other paths are reported on without it",
        zh: "--stdin-path 只接受一个文本 '-'；报告其他路径时不要使用它")
    }
    if changedSince != nil {
      throw ValidationError(
        "--changed-since is about saved files, --stdin-path about a text",
        zh: "--changed-since 针对已保存的文件，--stdin-path 针对一段文本")
    }
  }

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let composition = Composition(cache: project.cache)
      let request = try request
      let result = try console.progress(.checking).during { () throws(CheckError) in
        try composition.checkArchitecture(request)
      }
      let report = FindingsReport(result, at: console.place(of: result.project.root), in: .ofRun)
      try console.deliver(report, as: output.format) { style in
        if statistics { return StatisticsText(style).text(composition.countFindings(result)) }
        return console.text(of: result, in: style, showsAll: showsAll)
      }
      console.conclude(report, as: output.format)
      try verdict.conclude(result)
      try verdict.concludeSkipped(result, console)
    }
  }

  private var request: CheckRequest {
    get throws(Failure) {
      var request = rules.request(try codebase, terms.terms)
      request.changedSince = changedSince
      request.baseline = baseline.request
      return request
    }
  }

  private var codebase: CodebaseRequest {
    get throws(Failure) {
      guard let stdinPath else { return project.codebase(at: reported.paths) }
      var request = project.codebase(at: [stdinPath])
      request.overlay.write(try StandardInput.read(), to: stdinPath)
      return request
    }
  }
}
