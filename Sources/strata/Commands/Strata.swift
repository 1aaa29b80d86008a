internal import ArgumentParser
internal import StrataPresentation

/// The command line as a whole; without a subcommand it checks.
struct Strata: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Check a Swift code base against Clean Architecture.",
    discussion: """
      Reads Swift source as it is: no build, no configuration.

      Exit codes: 0 clean or warnings only, 1 error findings, 2 could not run.

      Example:
        strata Sources --info
      """,
    version: Tool.version,
    subcommands: [
      Check.self, Watch.self, Audit.self, Baseline.self, Layers.self, Graph.self, Report.self,
      Advise.self, Explain.self, Place.self, Rules.self, Init.self, ShownSettings.self, Cache.self,
    ],
    defaultSubcommand: Check.self
  )
}
