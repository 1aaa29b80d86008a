internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata audit`: what a change introduces, inherits and fixes.
struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say what a change introduces, inherits and fixes.",
    discussion: """
      Compares the files as they are, committed or not, with the commit at which this branch left \
      another one, by default the main branch. Only introduced findings count for the exit code; \
      --all shows the inherited ones too. What makes the check see less is introduced as well: \
      see `strata explain upkeep.loosened`.

      Example:
        strata audit
        strata audit --base origin/develop --format json
      """
  )

  @OptionGroup var reported: ReportedPaths

  @Option(
    help: ArgumentHelp(
      "The branch, tag or commit to compare with (default: the main branch).", valueName: "ref"),
    completion: .commits)
  var base: String?

  @Flag(name: .customLong("all"), help: "Show the inherited findings too.")
  var showsAll = false

  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var verdict: VerdictOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let audit = Composition(cache: project.cache).auditChange
      let request = AuditRequest(
        check: rules.request(project.codebase(at: reported.paths), terms.terms), base: base)
      var result = try console.progress("comparing").during { () throws(UseCaseError) in
        try audit(request)
      }
      let here = result.withPaths(seenFrom: console.directory)
      result.check.project.root = result.check.project.root(seenFrom: console.directory)
      switch output.format {
      case .text:
        let text = AuditText(console.reportStyle)
        try console.deliver(
          text.text(here, showsInherited: showsAll, showsAllFixed: rules.includesInfo))
      case .json: try console.deliver(AuditJSON.document(result))
      }
      let summary = AuditSummaryText(console.summaryStyle)
      if output.isQuiet {
        if let nothing = summary.nothingJudged(result) { console.tell(nothing + "\n") }
      } else {
        console.tell(summary.text(result))
      }
      try verdict.conclude(result.check)
    }
  }
}
