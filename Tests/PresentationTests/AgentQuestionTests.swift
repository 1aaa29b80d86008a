import StrataFeatures
import Testing

@testable import StrataPresentation

/// What agents send was recorded from their references; the paths are made up.
@Suite("What agents tell")
struct AgentInputTests {
  private func event(_ agent: Agent, _ text: String) -> HookEvent? {
    AgentQuestion.event(Array(text.utf8))
  }

  @Test func claudeWritesAFile() {
    let told = event(
      .claude,
      """
      {"session_id": "1", "transcript_path": "/t.jsonl", "cwd": "/app", "permission_mode": "default",
       "hook_event_name": "PreToolUse", "tool_name": "Write", "tool_use_id": "toolu_1",
       "tool_input": {"file_path": "/app/A.swift", "content": "struct A {}\\n"}}
      """)
    #expect(
      told
        == HookEvent(
          .beforeWrite, in: "/app",
          writes: [FileWrite("/app/A.swift", .content(Array("struct A {}\n".utf8)))]))
  }

  @Test func claudeEditsAFileInSeveralPlaces() {
    let told = event(
      .claude,
      """
      {"cwd": "/app", "hook_event_name": "PreToolUse", "tool_name": "MultiEdit",
       "tool_input": {"file_path": "A.swift", "edits": [
         {"old_string": "a", "new_string": "b"},
         {"old_string": "c", "new_string": "d", "replace_all": true}]}}
      """)
    #expect(
      told?.writes == [
        FileWrite(
          "A.swift",
          .edits([TextEdit(old: "a", new: "b"), TextEdit(old: "c", new: "d", isEverywhere: true)]))
      ])
  }

  @Test func codexPatchesSeveralFiles() {
    let told = event(
      .codex,
      #"""
      {"session_id": "1", "cwd": "/app", "hook_event_name": "PreToolUse", "model": "m",
       "permission_mode": "default", "tool_name": "apply_patch", "tool_use_id": "1",
       "transcript_path": null, "tool_input": {"command":
       "*** Begin Patch\n*** Add File: B.swift\n+struct B {}\n*** Update File: A.swift\n*** Move to: C.swift\n@@ struct A {\n-  let a = 1\n+  let a = 2\n }\n*** Delete File: D.swift\n*** End Patch\n"}}
      """#)
    let hunk = LineHunk(
      below: ["struct A {"], from: ["  let a = 1", "}"], to: ["  let a = 2", "}"])
    #expect(
      told?.writes == [
        FileWrite("B.swift", .content(Array("struct B {}\n".utf8))),
        FileWrite("A.swift", .hunks([hunk]), movedTo: "C.swift"),
        FileWrite("D.swift", .removal),
      ])
  }

  @Test func geminiReplacesText() {
    let told = event(
      .gemini,
      """
      {"cwd": "/app", "hook_event_name": "BeforeTool", "timestamp": "2026-11-01T00:00:00Z",
       "tool_name": "replace", "tool_input": {"file_path": "/app/A.swift", "old_string": "a",
       "new_string": "b", "expected_replacements": 2}}
      """)
    #expect(told?.moment == .beforeWrite)
    #expect(
      told?.writes == [
        FileWrite("/app/A.swift", .edits([TextEdit(old: "a", new: "b", isEverywhere: true)]))
      ])
  }

  @Test func cursorNamesItsFoldersInAList() {
    let told = event(
      .cursor,
      """
      {"conversation_id": "1", "hook_event_name": "preToolUse", "workspace_roots": ["/app", "/b"],
       "tool_name": "Write", "tool_input": {"file_path": "/app/A.swift", "contents": ""}}
      """)
    #expect(
      told == HookEvent(.beforeWrite, in: "/app", writes: [FileWrite("/app/A.swift", .content([]))])
    )
  }

  @Test func copilotHandsItsArgumentsAsAText() {
    let told = event(
      .copilot,
      #"""
      {"hook_event_name": "PreToolUse", "cwd": "/app", "tool_name": "edit", "tool_input":
       "{\"path\": \"/app/A.swift\", \"old_str\": \"a\", \"new_str\": \"b\"}"}
      """#)
    #expect(told?.writes == [FileWrite("/app/A.swift", .edits([TextEdit(old: "a", new: "b")]))])
  }

  @Test(
    arguments: [
      (
        "{\"hook_event_name\": \"Stop\", \"stop_hook_active\": false}",
        HookEvent.Moment.end(again: false)
      ),
      ("{\"hook_event_name\": \"Stop\", \"stop_hook_active\": true}", .end(again: true)),
      ("{\"hook_event_name\": \"AfterAgent\", \"stop_hook_active\": true}", .end(again: true)),
      (
        "{\"hook_event_name\": \"stop\", \"status\": \"completed\", \"loop_count\": 1}",
        .end(again: true)
      ),
      (
        "{\"hook_event_name\": \"Stop\", \"stop_reason\": \"end_turn\"}",
        .end(again: true)
      ),
      (
        "{\"hook_event_name\": \"stop\", \"status\": \"completed\", \"loop_count\": 0}",
        .end(again: false)
      ),
      ("{\"hook_event_name\": \"SessionStart\", \"source\": \"startup\"}", .start),
      (
        "{\"hook_event_name\": \"PreToolUse\", \"tool_name\": \"Bash\", \"tool_input\": {\"command\": \"ls\"}}",
        .other
      ),
      ("{\"hook_event_name\": \"Notification\"}", .other),
    ])
  func theMomentIsKnown(text: String, moment: HookEvent.Moment) {
    #expect(event(.claude, text)?.moment == moment)
  }

  @Test func copilotMayNameNoEvent() {
    let told = event(
      .copilot,
      #"""
      {"cwd": "/app", "toolName": "create", "toolArgs": "{\"path\": \"A.swift\", \"file_text\": \"\"}"}
      """#)
    #expect(
      told == HookEvent(.beforeWrite, in: "/app", writes: [FileWrite("A.swift", .content([]))]))
  }

  @Test func aPatchMayStandThereAsItIs() {
    let told = event(
      .codex,
      #"""
      {"hook_event_name": "PreToolUse", "tool_input": "*** Begin Patch\n*** Delete File: A.swift\n*** End Patch"}
      """#)
    #expect(told?.writes == [FileWrite("A.swift", .removal)])
  }

  @Test func whoeverIsStoppedByAPersonIsNotSentOn() {
    #expect(
      event(.cursor, "{\"hook_event_name\": \"stop\", \"status\": \"aborted\"}")?.moment == .other)
  }

  @Test(arguments: ["", "[]", "{", "no JSON"])
  func whatIsNoObjectIsNotRead(text: String) { #expect(event(.claude, text) == nil) }
}
