internal import ArgumentParser
internal import StrataCode

/// In which form a report is written, and where to.
struct OutputOptions: ParsableArguments {
  /// The forms of a report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: ArgumentHelp(
      "The form of the report: text or json.", zh: "报告的格式：text 或 json。", value: .format))
  var format = Format.text

  @OptionGroup var destination: DestinationOptions

  /// Whether nothing is printed but the report.
  var isQuiet: Bool { destination.isQuiet }
}
