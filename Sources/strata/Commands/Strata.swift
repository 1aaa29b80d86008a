internal import ArgumentParser
internal import StrataCode
internal import StrataPresentation

/// The command line as a whole; without a subcommand it checks.
struct Strata: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: Phrase(
      "Check a Swift code base against Clean Architecture.",
      zh: "检查 Swift 代码库是否符合 Clean Architecture。"),
    discussion: Phrase(
      """
      Reads Swift source as it is: no build, no configuration.

      Exit codes: 0 clean or warnings only, 1 error findings, 2 could not run.
      """,
      zh: """
        直接读取 Swift 源码：无需构建，无需配置。

        退出码：0 没有问题或只有警告，1 有错误，2 无法运行。
        """),
    examples: ["strata Sources --info"],
    version: Tool.version,
    subcommands: [
      Check.self, Watch.self, Audit.self, Guard.self, Baseline.self, Map.self, Layers.self,
      Graph.self, Report.self, Advise.self, Explain.self, Place.self, ShownConventions.self,
      New.self, Add.self, Fix.self, Undo.self, Rules.self, Init.self, ShownSettings.self, Hook.self,
      Skill.self,
      Mcp.self, Lsp.self, Cache.self,
    ],
    defaultSubcommand: Check.self
  )
}
