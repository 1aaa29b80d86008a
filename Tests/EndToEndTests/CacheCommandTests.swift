import Foundation
import TestSupport
import Testing

@Suite("strata cache")
struct CacheCommandTests {
  private let copy: ExampleCopy
  private var cache: String { copy.folder.appendingPathComponent("cache").path }

  init() throws { copy = try ExampleCopy() }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments + ["--cache-path", cache], in: copy.root)
  }

  private func state() throws -> [String: Any] {
    let output = try run("cache", "info", "--format", "json").output
    let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    return try #require(json?["cache"] as? [String: Any])
  }

  @Test func infoTellsWhatIsKeptAndClearFreesIt() throws {
    let before = try run("cache", "info")
    #expect(before.code == 0)
    #expect(before.output.hasPrefix("\(cache)/facts.pack\n"))
    #expect(before.output.contains("nothing is kept yet"))
    #expect(before.output.contains("can be written"))
    #expect(!FileManager.default.fileExists(atPath: cache))

    // What was written just now is not known by its times, which are kept a moment later.
    Thread.sleep(forTimeInterval: 4)
    _ = try run("check", "--exit-zero")
    let after = try run("cache")
    #expect(after.output.contains("written by this version; can be written"))
    #expect(after.output.contains(/files +33, [0-9.]+ (bytes|KB) each, [0-9]+ % of their source/))
    let state = try state()
    #expect(state["files"] as? Int == 33)
    #expect(state["manifests"] as? Int == 1)
    let bytes = try #require(state["bytes"] as? Int)
    #expect(bytes > 1000)

    let cleared = try run("cache", "clear", "--format", "json")
    #expect(cleared.code == 0)
    #expect(cleared.output.contains("\"bytes\": \(bytes)"))
    #expect(!FileManager.default.fileExists(atPath: cache + "/facts.pack"))
    #expect(try run("cache", "clear").output.hasPrefix("nothing is kept in "))
    _ = try run("check", "--exit-zero")
    #expect(try self.state()["bytes"] as? Int == bytes)
  }

  @Test func anotherVersionsCacheIsSaidToBeReplaced() throws {
    try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
    try Data("STRATA01 of old".utf8).write(to: URL(fileURLWithPath: cache + "/facts.pack"))
    #expect(try run("cache").output.contains("written by another version"))
    #expect(try state()["readable"] as? Bool == false)
    #expect(try run("cache", "clear").output.hasPrefix("15 bytes freed: "))
  }

  @Test func whatCannotBeClearedIsOneClearError() throws {
    try FileManager.default.createDirectory(
      atPath: cache + "/facts.pack/x", withIntermediateDirectories: true)
    let run = try run("cache", "clear", "--format", "json")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: cannot clear '\(cache)/facts.pack': "))
    #expect(run.output.contains("\"kind\": \"cache\""))
  }

  @Test func clearingWhileOthersRunHarmsNobody() throws {
    let plain = try BuiltCommand.run(["check", "--exit-zero", "--no-cache"], in: copy.root)
    let runs = try (0..<4).map { _ in
      try StartedCommand(["check", "--exit-zero", "--cache-path", cache], in: copy.root)
    }
    for _ in 0..<6 { #expect(try run("cache", "clear").code == 0) }
    for run in runs {
      let outcome = run.finish()
      #expect(outcome.output == plain.output && outcome.errors == plain.errors)
    }
    #expect(try run("check", "--exit-zero").output == plain.output)
  }
}
