internal import ArgumentParser
internal import StrataCode

/// `strata baseline`: the findings that are accepted for now.
struct Baseline: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline",
    abstract: Phrase(
      "Record the findings there are, so that only new ones are reported.",
      zh: "记录现有的问题，此后只报告新的问题。"),
    discussion: Phrase(
      """
      A baseline is a file beside the code. The findings in it are not reported by `strata check`, and \
      fixed findings are removed from it by a check of the whole project on your machine, which \
      says so. Where the environment says CI, nothing is written, and an entry whose finding is \
      fixed is an error. Only `strata baseline write` ever adds to it.
      """,
      zh: """
        基线是放在代码旁边的一个文件，`strata check` 不报告其中的问题。在你的机器上检查整个项目时，\
        已修复的问题会从中删去，并给出说明。环境变量 CI 有值时不写入任何内容，残留的已修复条目算作错误。\
        只有 `strata baseline write` 会添加条目。
        """),
    examples: ["strata baseline write", "strata baseline show"],
    subcommands: [WriteBaseline.self, ShowBaseline.self, PruneBaseline.self],
    defaultSubcommand: ShowBaseline.self
  )
}
