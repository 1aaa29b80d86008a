internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata audit`: what a change introduces, inherits and fixes.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: Phrase(
      "Say what a change introduces, inherits and fixes.",
      zh: "说明一次改动新引入了哪些问题，哪些是已有的，修复了哪些。"),
    discussion: Phrase(
      """
      Compares the files as they are, committed or not, with the commit at which this branch left \
      another one, by default the main branch. Only introduced findings count for the exit code; \
      --all shows the inherited ones too. What makes the check see less is introduced as well: \
      see `strata explain upkeep.loosened`.
      """,
      zh: """
        把当前的文件（无论是否已提交）与本分支从另一分支（默认为主分支）分出时的提交作比较。\
        只有新引入的问题影响退出码；--all 也显示已有的问题。\
        放宽检查也算新引入的问题：见 `strata explain upkeep.loosened`。
        """),
    examples: ["strata audit", "strata audit --base origin/develop --format json"]
  )

  @OptionGroup var reported: ReportedPaths

  @Option(
    help: ArgumentHelp(
      "The branch, tag or commit to compare with (default: the main branch).",
      zh: "与之比较的分支、标签或提交（默认：主分支）。", value: .commit),
    completion: .commits)
  var base: String?

  @Flag(
    name: .customLong("all"),
    help: ArgumentHelp("Show the inherited findings too.", zh: "同时显示已有的问题。"))
  var showsAll = false

  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var verdict: VerdictOptions
  @OptionGroup var output: FindingsOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let audit = Composition(cache: project.cache, for: .twoStates).auditChange
      let request = AuditRequest(
        check: rules.request(project.codebase(at: reported.paths), terms.terms), base: base)
      let result = try console.progress(Phrase("comparing", zh: "正在比较")).during {
        () throws(AuditError) in
        try audit(request)
      }
      let place = console.place(of: result.check.project.root)
      var report = FindingsReport(result, at: place, in: .ofRun, showsInherited: showsAll)
      report.extract = try output.extract()
      try console.deliver(report, as: output.format) { style in
        let findings = AuditText(style).text(
          result, showsInherited: showsAll, showsAllFixed: rules.includesInfo)
        if console.isQuiet { return findings }
        return findings + (findings.isEmpty ? "" : "\n") + report.summary(style)
      }
      console.conclude(report, as: output.format)
      try verdict.conclude(result.check)
    }
  }
}
