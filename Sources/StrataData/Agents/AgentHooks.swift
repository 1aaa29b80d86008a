internal import StrataFeatures

/// What stands in an agent's file where it asks Strata.
///
/// Source: the agents' own references of their hooks, as of November 2026.
struct AgentHooks {
  /// One event, and what is run then.
  struct Event: Equatable {
    var name: String
    /// One line of JSON.
    var entry: String
  }

  let events: [Event]
  /// Members that the file must have beside the events.
  let rest: [(name: String, value: String)]

  /// The entries of an agent.
  init(of agent: Agent) {
    let command = "\"\(agent.hookCommand)\""
    switch agent {
    case .claude:
      let tools = "Write|Edit|MultiEdit"
      events = [
        Self.matched("PreToolUse", tools, command, Self.soon),
        Self.matched("Stop", nil, command, Self.late),
        Self.matched("SessionStart", nil, command, Self.late),
      ]
      rest = []
    case .codex:
      events = [
        Self.matched("PreToolUse", "apply_patch", command, Self.soon),
        Self.matched("PostToolUse", "apply_patch", command, Self.soon),
        Self.matched("Stop", nil, command, Self.late),
        Self.matched("SessionStart", nil, command, Self.late),
      ]
      rest = []
    case .gemini:
      // Its times are milliseconds.
      let tools = "write_file|replace"
      events = [
        Self.matched("BeforeTool", tools, command, Self.soon * 1_000),
        Self.matched("AfterTool", tools, command, Self.soon * 1_000),
        Self.matched("AfterAgent", nil, command, Self.late * 1_000),
        Self.matched("SessionStart", nil, command, Self.late * 1_000),
      ]
      rest = []
    case .cursor:
      events = [
        Event(
          name: "preToolUse",
          entry: "{ \"command\": \(command), \"matcher\": \"Write\", \"timeout\": \(Self.soon) }"),
        Event(
          name: "postToolUse",
          entry: "{ \"command\": \(command), \"matcher\": \"Write\", \"timeout\": \(Self.soon) }"),
        Event(name: "stop", entry: "{ \"command\": \(command), \"timeout\": \(Self.late) }"),
        Event(
          name: "sessionStart", entry: "{ \"command\": \(command), \"timeout\": \(Self.late) }"),
      ]
      rest = [("version", "1")]
    case .copilot:
      // Its names of tools are others before a tool than after it; these are known in both places.
      let tools = "create|edit|str_replace_editor|apply_patch"
      events = [
        Self.tolerant("PreToolUse", tools, agent.hookCommand, Self.soon),
        Self.tolerant("PostToolUse", tools, agent.hookCommand, Self.soon),
        Self.tolerant("Stop", nil, agent.hookCommand, Self.late),
        Self.tolerant("SessionStart", nil, agent.hookCommand, Self.late),
      ]
      rest = [("version", "1")]
    }
  }

  /// An event in the form that three of the agents share.
  private static func matched(
    _ event: String, _ tools: String?, _ command: String, _ time: Int
  ) -> Event {
    Event(
      name: event,
      entry: "{ \(matcher(tools))\"hooks\": "
        + "[{ \"type\": \"command\", \"command\": \(command), \"timeout\": \(time) }] }")
  }

  /// An event of an agent that refuses a tool if what it asks before cannot be run: whoever has no
  /// Strata goes on.
  private static func tolerant(
    _ event: String, _ tools: String?, _ command: String, _ time: Int
  ) -> Event {
    Event(
      name: event,
      entry: "{ \"type\": \"command\", \(matcher(tools))"
        + "\"bash\": \"\(command) || true\", \"timeoutSec\": \(time) }")
  }

  /// The member that says before which tools an agent asks; nothing for an event without tools.
  private static func matcher(_ tools: String?) -> String {
    tools.map { "\"matcher\": \"\($0)\", " } ?? ""
  }

  /// Seconds after which an agent goes on without an answer: in the middle of its work, and at the
  /// ends of it.
  private static let soon = 10
  private static let late = 60
}
