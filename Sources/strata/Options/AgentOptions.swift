internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures

/// Which agent, and in which project.
struct AgentOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The agent: \(Agent.allCases.map(\.rawValue).joined(separator: ", ")).",
      zh: "Agent：\(Agent.allCases.map(\.rawValue).joined(separator: "、"))。", value: .agent))
  var agent: Agent

  @Option(
    help: ArgumentHelp(
      "The folder with the agent's files (default: the current folder).",
      zh: "Agent 文件所在的文件夹（默认：当前文件夹）。", value: .folder),
    completion: .directory)
  var projectRoot: String = "."

  @Flag(help: ArgumentHelp("Show what would change, and write nothing.", zh: "只显示会改变什么，不写入。"))
  var dryRun = false

  @OptionGroup var speech: LanguageOption
}
