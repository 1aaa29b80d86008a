import Foundation
import TestSupport
import Testing

@Suite("The built command on code that one does not trust")
struct SafetyTests {
  #if os(Linux)
    @Test func `git ends when Strata is killed`() throws {
      let project = try ChangedProject(["A.swift": "struct A {}\n"])
      let bin = project.root.appendingPathComponent("bin")
      try project.write(["bin/git": "#!/bin/sh\necho $$ > '\(bin.path)/pid'\nexec sleep 600\n"])
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: bin.appendingPathComponent("git").path)
      let command = try StartedCommand(
        ["check"], in: project.root, environment: ["PATH": "\(bin.path):/usr/bin:/bin"])
      func number() -> pid_t? {
        (try? String(contentsOf: bin.appendingPathComponent("pid"), encoding: .utf8))
          .flatMap { pid_t($0.dropLast()) }
      }
      for _ in 0..<1_000 where number() == nil { usleep(10_000) }
      let git = try #require(number())
      #expect(kill(git, 0) == 0)
      command.kill()
      // Somebody else's child may stay a zombie until it is waited for.
      func isGone() -> Bool {
        let state = try? String(contentsOfFile: "/proc/\(git)/stat", encoding: .utf8)
        return state.map { $0.contains(") Z ") } ?? true
      }
      for _ in 0..<1_000 where !isGone() { usleep(10_000) }
      #expect(isGone())
    }
  #endif

  @Test func `a killed audit leaves nothing among the temporary files`() throws {
    let project = try ChangedProject(["A.swift": "struct A {}\n", "B.swift": "struct B {}\n"])
    try project.remove("A.swift")
    try project.write(["C/A.swift": "struct A {}\n"])
    let temporary = project.root.appendingPathComponent("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    var environment = ProcessInfo.processInfo.environment
    environment["TMPDIR"] = temporary.path
    let audit = try BuiltCommand.run(
      ["audit", "--base", "HEAD"], in: project.root, environment: environment)
    #expect(audit.code == 0)
    // Whatever is never written need not be cleaned up.
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }

  /// A project with a link that leads out of it to a place with a file.
  private func project(linking name: String, to file: String, _ text: String) throws -> (
    project: ChangedProject, outside: URL
  ) {
    let project = try ChangedProject(["A.swift": "struct A {}\n"])
    let outside = URL(fileURLWithPath: project.root.path + "-outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: outside.appendingPathComponent(file))
    try FileManager.default.createSymbolicLink(
      at: project.root.appendingPathComponent(name),
      withDestinationURL: outside.appendingPathComponent(file))
    return (project, outside)
  }

  @Test func `settings behind a link out of the project are neither used nor shown`() throws {
    let (project, outside) = try project(
      linking: ".strata.yml", to: "secret", "profile: token-5b2f\n")
    defer { try? FileManager.default.removeItem(at: outside) }
    for command in [["check"], ["layers"], ["settings"], ["check", "--format", "json"]] {
      let outcome = try BuiltCommand.run(command, in: project.root)
      #expect(outcome.code == 2)
      #expect(!(outcome.output + outcome.errors).contains("token-5b2f"))
      #expect(outcome.errors.contains("outside the project"))
    }
  }

  @Test(
    "nothing is written through a link out of the project",
    arguments: [
      (["report"], "strata-report.html"), (["report", "-o", "page.html"], "page.html"),
      (["check", "--format", "sarif", "--output", "log.sarif"], "log.sarif"),
      (["baseline", "write", "--baseline", "mine.json"], "mine.json"),
    ])
  func output(command: [String], name: String) throws {
    let text =
      name.hasSuffix("html") ? "<!doctype html>\n" : "{\"schemaVersion\": 1, \"findings\": []}"
    let (project, outside) = try project(linking: name, to: "file", text)
    defer { try? FileManager.default.removeItem(at: outside) }
    let outcome = try BuiltCommand.run(command, in: project.root)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("link out of the project"))
    #expect(
      try String(contentsOf: outside.appendingPathComponent("file"), encoding: .utf8) == text)
  }

  @Test func `a path that is a link out of the project is not judged in silence`() throws {
    let (project, outside) = try project(linking: "Other", to: "B.swift", "struct B {}\n")
    defer { try? FileManager.default.removeItem(at: outside) }
    let outcome = try BuiltCommand.run(["check", "Other"], in: project.root)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("'Other' is a link out of the project"))
  }

  @Test func `a pipe that nobody reads is no place for a report`() throws {
    let project = try ChangedProject(["A.swift": "struct A {}\n"])
    #expect(mkfifo(project.root.appendingPathComponent("strata-report.html").path, 0o644) == 0)
    let outcome = try BuiltCommand.run(["report"], in: project.root)
    #expect(outcome.code == 2)
  }
}
