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

  @Option(
    help: ArgumentHelp(
      "With --format json: write these members of each finding only, with commas between them.",
      zh: "用于 --format json：每个问题只写这些项，用逗号分隔。", value: .names))
  var fields: String?

  @Option(
    help: ArgumentHelp(
      "With --format json: write at most this many findings.",
      zh: "用于 --format json：最多写这么多问题。", value: .count))
  var limit: Int?

  @Option(
    help: ArgumentHelp(
      "With --format json: write what follows the 'next' of an earlier document.",
      zh: "用于 --format json：从上一份输出的 'next' 之后开始写。", value: .cursor))
  var after: String?

  @OptionGroup var destination: DestinationOptions

  func validate() throws {
    let hasExtract = fields != nil || limit != nil || after != nil
    if hasExtract, format != .json {
      throw ValidationError(
        "--fields, --limit and --after need --format json",
        zh: "--fields、--limit 和 --after 需要 --format json")
    }
    do throws(Failure) { _ = try extract() } catch { throw ValidationError(error.message.ofRun) }
  }

  /// Whether --fields names a member.
  func asks(for member: String) -> Bool {
    fields?.split(separator: ",").contains { $0.filter { $0 != " " } == member } ?? false
  }

  /// What of the findings is asked for.
  func extract() throws(Failure) -> FindingExtract {
    fields == nil && limit == nil && after == nil
      ? .all : try FindingExtract(fields: fields, limit: limit, after: after)
  }

  /// Whether nothing is printed but the report.
  var isQuiet: Bool { destination.isQuiet }
}

extension FindingsFormat: ExpressibleByArgument {}
