import Foundation
import StrataFeatures
import Testing

@testable import StrataData

@Suite("Files in which agents look up whom to ask")
struct DiskHookSettingsTests {
  private let settings = DiskHookSettings()

  @Test(arguments: Agent.allCases)
  func whatIsInstalledIsTakenOutAgainWithoutATrace(agent: Agent) throws {
    let folder = try TemporaryFolder()
    let install = InstallHook(store: settings)
    let change = try install(agent, asking: true, in: folder.path)
    #expect(change.old == nil)
    #expect(change.isAny)
    let text = try String(contentsOfFile: folder(agent.hookFile), encoding: .utf8)
    #expect(text == change.new)
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let hooks = try #require(document?["hooks"] as? [String: [[String: Any]]])
    #expect(Set(hooks.keys) == Set(AgentHooks(of: agent).events.map(\.name)))
    #expect(install.isAsking(agent, in: folder.path) == true)

    #expect(try install(agent, asking: true, in: folder.path).isAny == false)
    #expect(try install(agent, asking: false, in: folder.path).new == nil)
    #expect(!FileManager.default.fileExists(atPath: folder(agent.hookFile)))
    #expect(install.isAsking(agent, in: folder.path) == false)
  }

  @Test func whatOthersWroteStaysByteForByte() throws {
    let old = """
      {
        "model" : "opus",
        "hooks": {
          "PreToolUse": [
            {
              "matcher": "Bash",
              "hooks": [ { "type": "command", "command": "mine.sh" } ]
            }
          ],
          "Notification": []
        }
      }

      """
    let new = try #require(try settings.text(old, asking: true, of: .claude))
    let lines = new.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = old.split(separator: "\n", omittingEmptySubsequences: false)
    let added = lines.difference(from: kept).insertions.count
    // Its lines, and a comma behind each of two that were the last of their list.
    #expect(added == 9)
    #expect(new.contains("\"command\": \"mine.sh\""))
    #expect(try settings.text(new, asking: false, of: .claude) == old)
  }

  @Test func anOptionThatSomebodyAddedStays() throws {
    let asking = try #require(try settings.text(nil, asking: true, of: .claude))
    let patient = asking.replacingOccurrences(
      of: "strata hook claude", with: "strata hook claude --within 5")
    #expect(try settings.text(patient, asking: true, of: .claude) == patient)
    #expect(try settings.text(patient, asking: false, of: .claude) == nil)
  }

  /// An agent that refuses what it cannot ask about must not stop those who have no Strata.
  @Test func nobodyIsStoppedWhereStrataIsNotInstalled() throws {
    let text = try #require(try settings.text(nil, asking: true, of: .copilot))
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let hooks = try #require(document?["hooks"] as? [String: [[String: Any]]])
    let commands = hooks.values.joined().compactMap { $0["bash"] as? String }
    #expect(commands.count == 4)
    for command in commands {
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", command]
      shell.environment = ["PATH": "/nowhere"]
      shell.standardError = FileHandle.nullDevice
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0)
    }
  }

  @Test func whatAnEarlierVersionInstalledIsRenewed() throws {
    let old = """
      {"version": 1, "hooks": {"PreToolUse": [{"type": "command", "bash": "strata hook copilot", "timeoutSec": 10}]}}
      """
    let new = try #require(try settings.text(old, asking: true, of: .copilot))
    #expect(!new.contains("strata hook copilot\""))
    #expect(new.components(separatedBy: "strata hook copilot || true").count == 5)
    #expect(try settings.text(new, asking: true, of: .copilot) == new)
    #expect(try settings.text(new, asking: false, of: .copilot) == nil)
  }

  @Test func aCommandBesideAnotherIsTakenOutAlone() throws {
    let shared = """
      {"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "mine.sh"}, \
      {"type": "command", "command": "strata hook claude"}]}]}}
      """
    let rest =
      "{\"hooks\": {\"Stop\": [{\"hooks\": [{\"type\": \"command\", \"command\": \"mine.sh\"}]}]}}"
    #expect(try settings.text(shared, asking: false, of: .claude) == rest)
  }

  @Test func anEmptyFileIsAsGoodAsNone() throws {
    #expect(
      try settings.text("\n", asking: true, of: .cursor)
        == settings.text(nil, asking: true, of: .cursor))
  }

  @Test func nothingIsInstalledWhereThereIsNoFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: HookError.self) {
      try InstallHook(store: settings)(.claude, asking: true, in: folder("none"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder("none")))
  }

  @Test func aFileThatCannotBeReadLeavesTheAnswerOpen() throws {
    let folder = try TemporaryFolder([Agent.claude.hookFile: "{bad"])
    #expect(InstallHook(store: settings).isAsking(.claude, in: folder.path) == nil)
  }

  @Test func aTrialWritesNothing() throws {
    let folder = try TemporaryFolder()
    let change = try InstallHook(store: settings)(
      .cursor, asking: true, in: folder.path, isTrial: true)
    #expect(change.isAny)
    #expect(!FileManager.default.fileExists(atPath: folder(Agent.cursor.hookFile)))
  }

  @Test(
    arguments: [
      ("[]", 1), ("{\n\"hooks\": []\n}", 2), ("{\n\"hooks\": {\n\"PreToolUse\": {}\n}\n}", 3),
    ])
  func aFileOfAnotherFormIsLeftAlone(text: String, line: Int) {
    #expect {
      _ = try settings.text(text, asking: true, of: .claude)
    } throws: { error in
      guard case HookError.malformed(Agent.claude.hookFile, line, _) = error else { return false }
      return true
    }
  }

  @Test func aLinkOutOfTheProjectIsNotFollowed() throws {
    let (folder, other) = (try TemporaryFolder(["Package.swift": ""]), try TemporaryFolder())
    try FileManager.default.createSymbolicLink(
      atPath: folder(".claude"), withDestinationPath: other.path)
    #expect(throws: HookError.self) {
      try InstallHook(store: settings)(.claude, asking: true, in: folder.path)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: other.path).isEmpty)
  }
}
