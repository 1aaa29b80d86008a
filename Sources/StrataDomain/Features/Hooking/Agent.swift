/// A coding agent that asks programs before and after it writes.
package enum Agent: String, Sendable, CaseIterable {
  case claude
  case codex
  case gemini
  case cursor
  case copilot

  /// What its makers call it.
  package var name: String {
    switch self {
    case .claude: "Claude Code"
    case .codex: "Codex"
    case .gemini: "Gemini CLI"
    case .cursor: "Cursor"
    case .copilot: "Copilot CLI"
    }
  }

  /// The file that says which programs it asks, from the folder of a project.
  package var hookFile: String {
    switch self {
    case .claude: ".claude/settings.json"
    case .codex: ".codex/hooks.json"
    case .gemini: ".gemini/settings.json"
    case .cursor: ".cursor/hooks.json"
    case .copilot: ".github/hooks/strata.json"
    }
  }

  /// What it runs to ask Strata.
  package var hookCommand: String { "strata hook \(rawValue)" }
}
