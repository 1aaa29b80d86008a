internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata hook install AGENT`: makes an agent ask.
struct InstallHooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: Phrase(
      "Make an agent ask Strata: adds entries to its file, and shows them.",
      zh: "让 Agent 来询问 Strata：在它的文件中添加条目并显示出来。"),
    discussion: Phrase(
      """
      Everything else in the file stays as it is, byte for byte. The file is one that a team shares: \
      commit it, and everybody's agent asks.
      """,
      zh: """
        文件中的其他内容逐字节保持不变。这是团队共享的文件：提交它，每个人的 Agent 都会来询问。
        """),
    examples: ["strata hook install claude", "strata hook install codex --dry-run"])

  @OptionGroup var options: AgentOptions

  func run() throws { try options.change(asking: true) }
}
