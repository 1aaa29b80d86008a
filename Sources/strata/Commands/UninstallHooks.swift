internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata hook uninstall AGENT`: lets an agent write without asking.
struct UninstallHooks: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: Phrase(
      "Take Strata's entries out of an agent's file again.", zh: "从 Agent 的文件中删去 Strata 的条目。"),
    examples: ["strata hook uninstall claude"])

  @OptionGroup var options: AgentOptions

  func run() throws { try options.change(asking: false) }
}

extension AgentOptions {
  /// Makes the agent ask, or no longer, and shows what that changes.
  func change(asking: Bool) throws {
    let console = Console(isQuiet: false, color: .auto)
    try console.reporting {
      let change = try Composition().installHook(
        agent, asking: asking, in: projectRoot, isTrial: dryRun)
      try console.deliver(
        HookChangeText(console.terminalStyle).text(change, asking: asking, isTrial: dryRun))
    }
  }
}
