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

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    var request = CheckRequest(codebase: project.codebase(at: paths))
    request.terms = terms.terms
    request.baseline = baseline.request
    let keep = Composition(cache: project.cache).keepBaseline
    try Console(output, failure: BaselineJSON.document).deliver(.pruned, of: output) {
      () throws(UseCaseError) in try keep.prune(request)
    }
  }
}
