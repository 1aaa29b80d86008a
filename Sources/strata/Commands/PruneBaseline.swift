internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata baseline prune`: takes out what is gone.
struct PruneBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Take out of the baseline what is gone.",
    discussion: """
      Example:
        strata baseline prune
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files or folders to take the entries of out (default: the whole project).",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var options: KeptBaselineOptions

  func run() throws {
    try options.deliver(.pruned, at: paths) { keep, request throws(UseCaseError) in
      try keep.prune(request)
    }
  }
}
