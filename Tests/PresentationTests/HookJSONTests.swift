import StrataCode
import StrataFeatures
import StrataRules
import Testing

@testable import StrataPresentation

@Suite("What agents are answered")
struct HookJSONTests {
  private func guarded(_ severity: Severity?, loosened: Bool = false) -> HookAnswer {
    var answer = GuardAnswer(file: "Domain/Tip.swift", root: "/app", isNew: true)
    var finding = Finding.sampleReference
    if let severity {
      finding.severity = severity
      answer.added = [finding]
    }
    if loosened { answer.loosened = [finding] }
    return .asked(answer)
  }

  private func document(_ answer: HookAnswer, to agent: Agent) throws -> JSONValue? {
    let text = HookJSON(to: agent, .plain).document(answer)
    if text == HookJSON(to: agent, .plain).silence { return nil }
    return try JSONReader.value(Array(text.utf8))
  }

  /// What each agent's reference allows in the answer to a write; some refuse any other member.
  private static let members: [Agent: Set<String>] = [
    .claude: [
      "hookEventName", "permissionDecision", "permissionDecisionReason", "additionalContext",
    ],
    .codex: ["hookEventName", "permissionDecision", "permissionDecisionReason"],
    .gemini: ["decision", "reason"],
    .cursor: ["permission", "agent_message", "user_message"],
    .copilot: ["permissionDecision", "permissionDecisionReason"],
  ]

  private func decision(_ answer: HookAnswer, to agent: Agent) throws -> String? {
    guard let document = try document(answer, to: agent) else { return nil }
    let inner = document["hookSpecificOutput"] ?? document
    let names = Set((inner.members ?? []).map(\.0))
    let allowed = Self.members[agent] ?? []
    #expect(names.isSubset(of: allowed))
    return (inner["permissionDecision"] ?? inner["decision"] ?? inner["permission"])?.text
  }

  @Test(arguments: Agent.allCases)
  func aPersonDecidesWhetherAgentsGoOnAsking(agent: Agent) throws {
    let decision = try decision(.silencing(.codex), to: agent)
    #expect(decision == ([.claude, .copilot].contains(agent) ? "ask" : "deny"))
    let text = HookJSON(to: agent, .plain).document(.silencing(.codex))
    #expect(text.contains(".codex/hooks.json"))
  }

  @Test(arguments: Agent.allCases)
  func anErrorIsRefused(agent: Agent) throws {
    #expect(try decision(guarded(.error), to: agent) == "deny")
  }

  @Test(
    arguments: [
      (Agent.claude, "ask"), (.copilot, "ask"), (.codex, "deny"), (.gemini, "deny"),
      (.cursor, "deny"),
    ])
  func whatAPersonDecidesIsAskedWhereTheAgentKnowsHow(agent: Agent, expected: String) throws {
    #expect(try decision(guarded(nil, loosened: true), to: agent) == expected)
  }

  @Test(arguments: Agent.allCases)
  func aWarningStopsNobodyAndIsToldWhereThatIsHeard(agent: Agent) throws {
    let document = try document(guarded(.warning), to: agent)
    let context = document?["hookSpecificOutput"]?["additionalContext"]?.text
    #expect((context != nil) == (agent == .claude))
    #expect(document?["hookSpecificOutput"]?["permissionDecision"] == nil)
  }

  @Test(arguments: Agent.allCases)
  func nothingIsSaidOfWhatAddsNothing(agent: Agent) throws {
    #expect(try document(guarded(nil), to: agent) == nil)
    #expect(try document(.nothing, to: agent) == nil)
  }
}
