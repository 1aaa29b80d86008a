package import StrataFeatures
internal import StrataCode

/// Which agents ask Strata in a project, and which questions were not answered.
package struct HookStatusText: Sendable {
  private let style: TerminalStyle

  /// Text in a style.
  package init(_ style: TerminalStyle) { self.style = style }

  /// A line for each agent, then the last questions without an answer.
  package func text(_ misses: [String], isAsking: (Agent) -> Bool?) -> String {
    let rows = Agent.allCases.map { agent in
      [
        agent.rawValue, agent.name,
        style.say(Self.state(isAsking(agent), of: agent)),
      ]
    }
    let last = misses.prefix(Self.shown).map { "  " + $0.printable + "\n" }.joined()
    return TextTable.text(rows, indent: 0)
      + (last.isEmpty
        ? ""
        : "\n" + style.say("went without an answer lately:\n", zh: "最近未得到回答的询问：\n") + last)
  }

  private static func state(_ isAsking: Bool?, of agent: Agent) -> Phrase {
    let file = agent.hookFile
    return switch isAsking {
    case true?: Phrase("asks, by '\(file)'", zh: "会询问，见 '\(file)'")
    case false?:
      Phrase(
        "does not ask; `strata hook install \(agent.rawValue)`",
        zh: "不询问；`strata hook install \(agent.rawValue)`")
    case nil: Phrase("unknown: '\(file)' cannot be read", zh: "未知：无法读取 '\(file)'")
    }
  }

  private static let shown = 5
}
