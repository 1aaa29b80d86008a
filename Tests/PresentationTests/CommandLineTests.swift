import Foundation
import StrataPresentation
import TestSupport
import Testing

struct CommandLineTests {
  private func failure(_ text: String) throws -> [String: Any]? {
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    return document?["error"] as? [String: Any]
  }

  @Test func theVersionIsTheTools() throws {
    let outcome = try BuiltCommand.run(["--version"])
    #expect(outcome.output == Tool.version + "\n")
    #expect(outcome.code == 0)
  }

  @Test(arguments: [
    ["--help"], ["check", "--help"], ["baseline", "--help"], ["baseline", "write", "--help"],
    ["help", "baseline", "show"], ["help", "baseline", "prune"], ["layers", "-h"],
    ["help", "rules"], ["help", "explain"],
  ])
  func helpHasAnExample(arguments: [String]) throws {
    let outcome = try BuiltCommand.run(arguments)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("Example:\n  strata "))
  }

  @Test(arguments: [
    ["--foo"], ["check", "--jobs", "0"], ["lint", "--min-confidence", "1.5"],
    ["--color", "blue"], ["explain"],
  ])
  func unusableArgumentsEndWithTwo(arguments: [String]) throws {
    let outcome = try BuiltCommand.run(arguments)
    #expect(outcome.code == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("error: "))
  }

  @Test func unusableArgumentsAreJSONToo() throws {
    let outcome = try BuiltCommand.run(["--jobs", "0", "--reporter", "json"])
    #expect(outcome.code == 2)
    #expect(try failure(outcome.output)?["kind"] as? String == "usage")
  }

  @Test func aReportGoesToItsFileAndNowhereElse() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("rules.json").path
    try Data("old".utf8).write(to: URL(fileURLWithPath: file))
    let outcome = try BuiltCommand.run(["rules", "--format", "json", "--output", file])
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    #expect(try String(contentsOfFile: file, encoding: .utf8).hasPrefix("{"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rules.json"])
  }

  @Test(arguments: ["/nowhere/rules.json", "/"])
  func aReportThatCannotBeWrittenEndsWithTwo(file: String) throws {
    let outcome = try BuiltCommand.run(["rules", "--format", "json", "--output", file])
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("error: cannot write '\(file)': "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try failure(outcome.output)?["kind"] as? String == "output")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskEndsWithTwo() throws {
    let arguments = ["rules", "--format", "json"]
    let file = try BuiltCommand.run(arguments + ["--output", "/dev/full"])
    #expect(file.code == 2)
    #expect(file.errors.hasPrefix("error: cannot write '/dev/full': "))
    let redirected = try BuiltCommand.run(arguments, ">/dev/full")
    #expect(redirected.code == 2)
    #expect(redirected.errors.hasPrefix("error: cannot write to standard output: "))
  }

  @Test func aReaderThatGoesAwayIsNoCrash() throws {
    let outcome = try BuiltCommand.run(["check", "--help"], "| true; echo done")
    #expect(outcome.output == "done\n")
    #expect(outcome.errors.isEmpty)
  }
}
