internal import ArgumentParser
internal import StrataCode

/// Where a report goes, and how much is said beside it.
struct DestinationOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write the report to a file.", zh: "把报告写入文件。", value: .file),
    completion: .file())
  var file: String?

  @Flag(
    name: .customLong("quiet"),
    help: ArgumentHelp("Print the report only, no summary.", zh: "只输出报告，不输出摘要。"))
  var isQuiet = false

  @Option(help: .color)
  var color = ColorChoice.auto

  @OptionGroup var speech: LanguageOption
}
