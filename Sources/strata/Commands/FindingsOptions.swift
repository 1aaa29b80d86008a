internal import ArgumentParser
internal import StrataPresentation

/// In which form findings are reported, and where to.
struct FindingsOptions: ParsableArguments {
  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: ArgumentHelp(
      "The form of the report.",
      discussion: "With --output the terminal still shows the findings as text."))
  var format = FindingsFormat.text

  @OptionGroup var destination: DestinationOptions

  /// Whether nothing is printed but the report.
  var isQuiet: Bool { destination.isQuiet }
}

extension FindingsFormat: ExpressibleByArgument {}
