internal import ArgumentParser
internal import StrataCode

/// In which form a plan is written, and where to.
struct PlanOutputOptions: ParsableArguments {
  /// The forms of a plan.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, patch
  }

  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: ArgumentHelp(
      "The form of the plan: text, json, or patch, which 'git apply' takes.",
      zh: "计划的格式：text、json，或可由 'git apply' 应用的 patch。", value: .format))
  var format = Format.text

  @Flag(
    name: .customLong("dry-run"),
    help: ArgumentHelp("Show what would be written, and write nothing.", zh: "显示将要写入的内容，但不写入。"))
  var isDryRun = false

  @OptionGroup var destination: DestinationOptions

  /// Whether nothing is printed but the report.
  var isQuiet: Bool { destination.isQuiet }
}
