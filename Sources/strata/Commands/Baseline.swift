internal import ArgumentParser

/// `strata baseline`: the findings that are accepted for now.
struct Baseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Accept the findings there are, and let their number only fall.",
    discussion: """
      A baseline is a file beside the code. What it holds is not reported by `strata check`, and \
      what is gone is taken out of it: by a check of the whole project on your machine, which \
      says so. Where the environment says CI, nothing is written, and an entry whose finding is \
      gone is an error. Only `strata baseline write` ever adds to it.

      Example:
        strata baseline write
        strata baseline show
      """,
    subcommands: [WriteBaseline.self, ShowBaseline.self, PruneBaseline.self],
    defaultSubcommand: ShowBaseline.self
  )
}
