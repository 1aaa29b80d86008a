internal import ArgumentParser
internal import StrataCode
internal import StrataPresentation

/// `strata mcp`: answers coding agents over the Model Context Protocol.
struct Mcp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: Phrase(
      "Serve coding agents over the Model Context Protocol, on standard input and output.",
      zh: "通过标准输入和输出，以 Model Context Protocol 为编程 Agent 提供服务。"),
    discussion: Phrase(
      """
      Offers seven tools that only read: guard, place, check, audit, explain, map and advise, and \
      four resources: strata://rules, strata://rule/{id}, strata://settings and strata://map. An \
      agent starts the command by itself; Documentation/Guides/Agents.md says how to register it. \
      It ends when its input ends, and ignores ctrl-C.
      """,
      zh: """
        提供七个只读工具：guard、place、check、audit、explain、map 和 advise，以及四个资源：strata://rules、\
        strata://rule/{id}、strata://settings 和 strata://map。Agent 会自行启动此命令；\
        注册方法见 Documentation/Guides/zh-Hans/Agents.md。输入结束时退出，忽略 Ctrl-C。
        """),
    examples: ["claude mcp add strata -- strata mcp"]
  )

  @OptionGroup var speech: LanguageOption
  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    StandardStream.ignoreInterrupts()
    let console = Console(isQuiet: true, color: .never)
    try console.reporting {
      let server = AgentServer(ProjectAgent(project, terms, in: .ofRun), in: .ofRun)
      try AgentLoop(connection: RPCConnection(in: .ofRun, answer: server.answer)).run()
    }
  }
}
