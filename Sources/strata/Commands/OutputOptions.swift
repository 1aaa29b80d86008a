internal import ArgumentParser

/// In which form a report is written, and where to.
struct OutputOptions: ParsableArguments {
  /// The forms of a report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: "The form of the report: text or json.")
  var format = Format.text

  @OptionGroup var destination: DestinationOptions

  /// Whether nothing is printed but the report.
  var isQuiet: Bool { destination.isQuiet }
}
