internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata baseline prune`: takes out what is gone.
struct PruneBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: Phrase("Remove fixed findings from the baseline.", zh: "从基线中删去已修复的问题。"),
    examples: ["strata baseline prune"]
  )

  @Argument(
    help: ArgumentHelp(
      "Files or folders to take the entries of out (default: the whole project).",
      zh: "删去哪些文件或文件夹的条目（默认：整个项目）。", value: .path),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var options: KeptBaselineOptions

  func run() throws {
    try options.deliver(.pruned, at: paths) { keep, request throws(CheckError) in
      try keep.prune(request)
    }
  }
}
