internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures

/// `strata hook`: answers coding agents, and makes them ask.
struct Hook: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hook",
    abstract: Phrase(
      "Answer a coding agent before it writes, and make it ask.",
      zh: "在编程 Agent 写入之前作出回答，并让它来询问。"),
    discussion: Phrase(
      """
      `strata hook install claude` makes the agent run `strata hook claude` at four moments: before \
      it writes a file, a write that adds an error is refused with the legal route; where an \
      agent hears it, it is told what else its write adds; when it thinks that it is done, it is \
      sent back once if what is not committed adds an error; and when it starts it is told what the \
      project keeps where. What was there before stops nobody. If Strata cannot answer in time, \
      the agent goes on: `strata audit` in CI is what nobody gets past.
      """,
      zh: """
        `strata hook install claude` 让 Agent 在四个时刻运行 `strata hook claude`：写入文件之前，\
        会新增错误的写入被拒绝，并给出合法的做法；若 Agent 支持，会告知写入还带来了什么；Agent 认为完成时，\
        若未提交的内容新增了错误，就让它返工一次；启动时，告知项目里什么放在哪里。\
        以前就有的问题不会阻止任何人。若 Strata 没有及时回答，Agent 照常继续：\
        CI 中的 `strata audit` 才是谁都绕不过的关口。
        """),
    examples: ["strata hook install claude", "strata hook status"],
    subcommands: [AnswerAgent.self, InstallHooks.self, UninstallHooks.self, HookStatus.self],
    defaultSubcommand: AnswerAgent.self
  )
}

extension Agent: ExpressibleByArgument {}
