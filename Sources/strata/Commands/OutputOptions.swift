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

  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("Write the report to a file.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(name: .customLong("quiet"), help: "Print the report only, no summary.")
  var isQuiet = false

  @Option(help: "When to use colours: auto, always or never.")
  var color = ColorChoice.auto
}
