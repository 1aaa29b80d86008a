internal import ArgumentParser
internal import StrataCode
internal import StrataPresentation

/// In which form findings are reported, and where to.
struct FindingsOptions: ParsableArguments {
  @Option(
    name: [.customLong("format"), .customLong("reporter")],
    help: ArgumentHelp(
      "The form of the report.", zh: "报告的格式。",
      discussion: Phrase(
        "With --output the terminal still shows the findings as text.",
        zh: "使用 --output 时，终端仍以文本显示问题。"),
      value: .format))
  var format = FindingsFormat.text

  @OptionGroup var destination: DestinationOptions

  /// Whether nothing is printed but the report.
  var isQuiet: Bool { destination.isQuiet }
}

extension FindingsFormat: ExpressibleByArgument {}
