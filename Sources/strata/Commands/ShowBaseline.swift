internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata baseline show`: what is accepted.
struct ShowBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: Phrase(
      "Show what the baseline holds, by rule and by file, and which of them are fixed.",
      zh: "按规则和文件显示基线的内容，以及其中哪些已修复。"),
    examples: ["strata baseline show Sources/Feed"]
  )

  @Argument(
    help: ArgumentHelp(
      "Files or folders to show the entries of (default: the whole project).",
      zh: "显示哪些文件或文件夹的条目（默认：整个项目）。", value: .path),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var options: KeptBaselineOptions

  func run() throws {
    try options.deliver(.showed, at: paths) { keep, request throws(CheckError) in
      try keep.show(request)
    }
  }
}
