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
  @OptionGroup var output: FindingsOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let audit = Composition(cache: project.cache).auditChange
      let request = AuditRequest(
        check: rules.request(project.codebase(at: reported.paths), terms.terms), base: base)
      let result = try console.progress("comparing").during { () throws(UseCaseError) in
        try audit(request)
      }
      let place = console.place(of: result.check.project.root)
      let report = FindingsReport(result, at: place, showsInherited: showsAll)
      try console.deliver(report, as: output.format) { style in
        AuditText(style).text(
          result.withPaths(seenFrom: console.directory), showsInherited: showsAll,
          showsAllFixed: rules.includesInfo)
      }
      console.conclude(report)
      try verdict.conclude(result.check)
    }
  }
}
