package import StrataFeatures
internal import StrataCode
internal import StrataRules

/// What an agent reads on standard output, in the form that is its own.
///
/// Source: the agents' own references of their hooks, as of November 2026.
package struct HookJSON: Sendable {
  private let agent: Agent
  private let style: TerminalStyle

  /// Answers to an agent, in a style without colours.
  package init(to agent: Agent, _ style: TerminalStyle) {
    self.agent = agent
    self.style = style
  }

  /// The document with a line end, or nothing where the agent takes that for consent.
  package func document(_ answer: HookAnswer) -> String {
    guard let reply = reply(answer) else { return silence }
    return JSONWriter.compact(.object(reply)) + "\n"
  }

  /// What an agent reads of a program that has nothing to say.
  package var silence: String {
    switch agent {
    // These two want a document in any case.
    case .cursor, .gemini: "{}\n"
    case .claude, .codex, .copilot: ""
    }
  }

  private func reply(_ answer: HookAnswer) -> [(String, JSONValue)]? {
    switch answer {
    case .nothing: return nil
    case .asked(let answer):
      let text = GuardText(style).text(answer)
      switch answer.verdict {
      case .deny: return refusal(text, isFinal: true)
      case .ask: return refusal(text, isFinal: false)
      case .allow: return answer.added.isEmpty ? nil : remark(text)
      }
    case .written(let result):
      let text = HookText(style).text(result, atLeast: .warning)
      return text.isEmpty
        ? nil : context(text, after: agent == .gemini ? "AfterTool" : "PostToolUse")
    case .ended(let result):
      let text = HookText(style).text(result, atLeast: .error)
      return text.isEmpty ? nil : hold(text)
    case .unreadable(let error, let isNew):
      let text = Failure(error).text(in: style.language)
      return isNew ? refusal(text, isFinal: false) : nil
    case .silencing(let agent):
      return refusal(
        style.say(
          "after this write to '\(agent.hookFile)', \(agent.name) would not ask Strata any more\n",
          zh: "这样写入 '\(agent.hookFile)' 后，\(agent.name) 不再询问 Strata\n"), isFinal: false)
    case .started(let map): return context(HookText(style).text(map), after: "SessionStart")
    }
  }

  /// Forbids a write, or leaves it to a person where the agent knows how.
  private func refusal(_ reason: String, isFinal: Bool) -> [(String, JSONValue)] {
    let isQuestion = !isFinal && knowsQuestions
    let reason = isFinal || isQuestion ? reason : Self.refused(style) + reason
    let decision: [(String, JSONValue)] = [
      ("permissionDecision", .string(isQuestion ? "ask" : "deny")),
      ("permissionDecisionReason", .string(reason)),
    ]
    switch agent {
    case .claude, .codex: return specific("PreToolUse", decision)
    case .copilot: return decision
    case .gemini: return [("decision", .string("deny")), ("reason", .string(reason))]
    case .cursor: return [("permission", .string("deny")), ("agent_message", .string(reason))]
    }
  }

  /// Whether the agent asks a person; Cursor lets pass what it is to ask where nobody looks on.
  private var knowsQuestions: Bool { agent == .claude || agent == .copilot }

  /// What an agent that knows no question is told before the reason of one.
  private static func refused(_ style: TerminalStyle) -> String {
    style.say("refused until the person you work for agrees; ask them\n", zh: "在用户同意之前不予写入；请询问用户\n")
  }

  /// Words on a write that may go on; of the others, some would take them for a refusal, and some
  /// hear them after the write.
  private func remark(_ text: String) -> [(String, JSONValue)]? {
    agent == .claude ? specific("PreToolUse", [("additionalContext", .string(text))]) : nil
  }

  private func context(_ text: String, after event: String) -> [(String, JSONValue)] {
    switch agent {
    case .claude, .codex, .gemini: specific(event, [("additionalContext", .string(text))])
    case .cursor: [("additional_context", .string(text))]
    case .copilot: [("additionalContext", .string(text))]
    }
  }

  /// Sends an agent back to work.
  private func hold(_ reason: String) -> [(String, JSONValue)] {
    switch agent {
    case .claude, .codex, .copilot: [("decision", .string("block")), ("reason", .string(reason))]
    case .gemini: [("decision", .string("deny")), ("reason", .string(reason))]
    case .cursor: [("followup_message", .string(reason))]
    }
  }

  private func specific(
    _ event: String, _ members: [(String, JSONValue)]
  ) -> [(String, JSONValue)] {
    [("hookSpecificOutput", .object([("hookEventName", .string(event))] + members))]
  }
}
