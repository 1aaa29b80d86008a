internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata hook status`: which agents ask, and what came of it.
struct HookStatus: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: Phrase(
      "Show which agents ask here, and why one went without an answer lately.",
      zh: "显示这里有哪些 Agent 会来询问，以及最近哪些询问没有得到回答。"),
    examples: ["strata hook status"])

  @Option(
    help: ArgumentHelp(
      "The folder with the agents' files (default: the current folder).",
      zh: "Agent 文件所在的文件夹（默认：当前文件夹）。", value: .folder),
    completion: .directory)
  var projectRoot: String = "."

  @OptionGroup var cache: Cache.Place
  @OptionGroup var speech: LanguageOption

  func run() throws {
    let console = Console(isQuiet: false, color: .auto)
    try console.reporting {
      let composition = Composition(cache: cache.cache)
      let text = HookStatusText(console.terminalStyle).text(composition.hookMisses.recent()) {
        composition.installHook.isAsking($0, in: projectRoot)
      }
      try console.deliver(text)
    }
  }
}
