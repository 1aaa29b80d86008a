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

  @OptionGroup var options: KeptBaselineOptions

  func run() throws {
    try options.deliver(.showed, at: paths) { keep, request throws(UseCaseError) in
      try keep.show(request)
    }
  }
}
