import Foundation
import TestSupport
import Testing

@Suite("strata hook")
struct HookCommandTests {
  private let copy: ExampleCopy

  init() throws { copy = try ExampleCopy() }

  private func answer(_ agent: String, _ event: String) throws -> BuiltCommand.Outcome {
    try copy.write(event, to: "event.json")
    return try BuiltCommand.run(
      [
        "hook", agent, "--within", "600", "--cache-path",
        copy.root.appendingPathComponent("cache").path,
      ], "< event.json", in: copy.root)
  }

  private func write(_ path: String, _ text: String, event: String = "PreToolUse") throws -> String
  {
    let event: [String: Any] = [
      "cwd": copy.root.path, "hook_event_name": event, "tool_name": "Write",
      "tool_input": ["file_path": path, "content": text],
    ]
    return String(decoding: try JSONSerialization.data(withJSONObject: event), as: UTF8.self)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static let bad = "import UIKit\nstruct Tip { let colour: UIColor }\n"
  private static let place = "Sources/Tangled/Domain/Entities/Tip.swift"

  /// Where each agent looks for the decision, and how it says no.
  @Test(arguments: [
    ("claude", "PreToolUse", ["hookSpecificOutput", "permissionDecision"]),
    ("codex", "PreToolUse", ["hookSpecificOutput", "permissionDecision"]),
    ("gemini", "BeforeTool", ["decision"]),
    ("cursor", "preToolUse", ["permission"]),
    ("copilot", "PreToolUse", ["permissionDecision"]),
  ])
  func aWriteThatAddsAnErrorIsRefused(agent: String, event: String, path: [String]) throws {
    let run = try answer(agent, write(Self.place, Self.bad, event: event))
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    var value: Any? = try object(run.output)
    for name in path { value = (value as? [String: Any])?[name] }
    #expect(value as? String == "deny", "\(run.output)")
    #expect(run.output.contains("dependency.framework-in-domain"))
  }

  @Test(arguments: [
    ("claude", ""), ("codex", ""), ("copilot", ""), ("gemini", "{}\n"), ("cursor", "{}\n"),
  ])
  func consentIsSilence(agent: String, silence: String) throws {
    let good = try answer(agent, write(Self.place, "struct Tip: Equatable { let amount: Int }\n"))
    #expect((good.code, good.output, good.errors) == (0, silence, ""))
  }

  @Test(arguments: [
    "nonsense", "{}", "{\"hook_event_name\": \"Stop\", \"cwd\": \"/no/where\"}",
    "{\"hook_event_name\": \"PreToolUse\", \"tool_name\": \"Edit\", \"tool_input\": {\"file_path\": \"Sources/Tangled/Domain/Entities/Cart.swift\", \"old_string\": \"never there\", \"new_string\": \"x\"}}",
  ])
  func whateverGoesWrongTheAgentGoesOn(event: String) throws {
    let run = try answer("claude", event)
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.split(separator: "\n").count <= 1, "\(run.errors)")
  }

  @Test func settingsThatCannotBeReadAreNotWritten() throws {
    let run = try answer("claude", write(".strata.yml", "profil: layered\n"))
    #expect(run.output.contains("\"permissionDecision\":\"ask\""), "\(run.output) \(run.errors)")
    let codex = try answer("codex", write(".strata.yml", "profil: layered\n"))
    #expect(codex.output.contains("refused until the person"), "\(codex.output)")
  }

  @Test func whoeverHasNoTimeGoesOn() throws {
    try copy.write(write(Self.place, Self.bad), to: "event.json")
    let run = try BuiltCommand.run(
      ["hook", "claude", "--within", "0"], "< event.json", in: copy.root)
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors == "error: there was no time to answer, so the agent goes on\n")
  }

  @Test func aMissIsKeptForTheStatus() throws {
    _ = try answer("claude", "nonsense")
    let run = try BuiltCommand.run(
      ["hook", "status", "--cache-path", copy.root.appendingPathComponent("cache").path],
      in: copy.root)
    #expect(run.output.contains("what the agent asks cannot be read"), "\(run.output)")
  }

  private func end(_ event: String, again: Bool) -> String {
    let held =
      event == "stop" ? "\"loop_count\": \(again ? 1 : 0)" : "\"stop_hook_active\": \(again)"
    return "{\"hook_event_name\": \"\(event)\", \(held)}"
  }

  /// A shell command, for example, is no tool that writes.
  @Test(arguments: [
    ("claude", "Stop", "\"decision\":\"block\""), ("codex", "Stop", "\"decision\":\"block\""),
    ("gemini", "AfterAgent", "\"decision\":\"deny\""), ("cursor", "stop", "\"followup_message\":"),
    ("copilot", "Stop", "\"decision\":\"block\""),
  ])
  func whatIsWrittenPastTheToolsIsSeenAtTheEndOnce(
    agent: String, event: String, held: String
  ) throws {
    try copy.commitAll()
    let silence = try answer(agent, end(event, again: false)).output
    #expect(!silence.contains("decision") && !silence.contains("message"))
    try copy.write(Self.bad, to: Self.place)
    let first = try answer(agent, end(event, again: false)).output
    #expect(first.contains(held) && first.contains("dependency.framework-in-domain"), "\(first)")
    #expect(try answer(agent, end(event, again: true)).output == silence)
  }

  @Test(arguments: [
    ("codex", "PostToolUse", "additionalContext"), ("gemini", "AfterTool", "additionalContext"),
    ("cursor", "postToolUse", "additional_context"),
    ("copilot", "PostToolUse", "additionalContext"),
  ])
  func whatAWriteHasBroughtIsTold(agent: String, event: String, member: String) throws {
    try copy.commitAll()
    try copy.write(Self.bad, to: Self.place)
    let told = try answer(agent, write(Self.place, Self.bad, event: event)).output
    #expect(told.contains("\"\(member)\":"), "\(told)")
    #expect(told.contains("dependency.framework-in-domain"))
  }

  @Test func theStartIsTheMapInAThousandCharacters() throws {
    let run = try answer("claude", "{\"hook_event_name\": \"SessionStart\"}")
    let specific = try object(run.output)["hookSpecificOutput"] as? [String: String]
    let text = try #require(specific?["additionalContext"])
    #expect(text.count <= 1_000)
    #expect(text.contains("Domain"))
  }
}
