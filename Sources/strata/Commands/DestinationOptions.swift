internal import ArgumentParser

/// Where a report goes, and how much is said beside it.
struct DestinationOptions: ParsableArguments {
  @Option(
    name: .customLong("output"),
    help: ArgumentHelp("Write the report to a file.", valueName: "file"), completion: .file())
  var file: String?

  @Flag(name: .customLong("quiet"), help: "Print the report only, no summary.")
  var isQuiet = false

  @Option(help: "When to use colours: auto, always or never.")
  var color = ColorChoice.auto

  @OptionGroup var speech: LanguageOption
}
