internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata baseline write`: accepts the findings there are.
struct WriteBaseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: Phrase(
      "Accept every finding that a check would report.", zh: "把检查会报告的所有问题记录到基线。"),
    discussion: Phrase(
      "With paths or rules, what the baseline holds of others stays in it.",
      zh: "给出路径或规则时，基线中其余的条目保持不变。"),
    examples: [
      "strata baseline write",
      "strata baseline write Sources/Legacy --only-rule dependency.layer-reference",
    ]
  )

  @Argument(
    help: ArgumentHelp(
      "Files or folders to accept the findings of (default: the whole project).",
      zh: "接受哪些文件或文件夹的问题（默认：整个项目）。", value: .path),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    var request = rules.request(project.codebase(at: paths), terms.terms)
    request.baseline = baseline.request
    let keep = Composition(cache: project.cache).keepBaseline
    try Console(output, failure: BaselineJSON.document).deliver(.wrote, of: output) {
      () throws(CheckError) in try keep.write(request)
    }
  }
}
