internal import ArgumentParser
internal import StrataCode

/// What `strata init` is to write.
struct InitOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Accept the findings there are in a baseline, too.", zh: "同时把现有的问题记录到基线。"))
  var baseline = false

  @Flag(help: ArgumentHelp("Write the file anew where one is.", zh: "已有文件时重新写一份。"))
  var force = false

  @Flag(
    name: .customLong("print"),
    help: ArgumentHelp("Print the file instead of writing it.", zh: "输出内容，不写入文件。"))
  var prints = false

  @Flag(
    help: ArgumentHelp(
      "Print the JSON schema of the file, for editors, and nothing else.",
      zh: "只输出该文件的 JSON Schema，供编辑器使用。"))
  var schema = false

  @Flag(
    help: ArgumentHelp(
      "Say in 'AGENTS.md' how coding agents ask Strata, and write nothing else.",
      zh: "只在 'AGENTS.md' 中写明编程 Agent 如何询问 Strata，不写其他文件。"))
  var agents = false

  func validate() throws {
    if baseline && prints {
      throw ValidationError(
        "--print writes nothing, a baseline neither", zh: "--print 不写入任何文件，包括基线")
    }
  }
}
