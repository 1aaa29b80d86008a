internal import ArgumentParser
internal import StrataCode

/// Whether a plan may be written without a question.
struct ConsentOptions: ParsableArguments {
  @Flag(
    name: .customLong("yes"),
    help: ArgumentHelp("Write without asking.", zh: "不询问，直接写入。"))
  var saysYes = false

  @Flag(
    name: .customLong("allow-dirty"),
    help: ArgumentHelp(
      "Also change files that hold uncommitted work.", zh: "允许修改含有未提交改动的文件。"))
  var allowsDirty = false
}
