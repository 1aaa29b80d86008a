internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata baseline show`: what is accepted.
struct ShowBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show what the baseline holds, by rule and by file, and what of it is gone.",
    discussion: """
      Example:
        strata baseline show Sources/Feed
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Files or folders to show the entries of (default: the whole project).",
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
    try Console(output, failure: BaselineJSON.document).deliver(.showed, of: output) {
      () throws(UseCaseError) in try keep.show(request)
    }
  }
}
