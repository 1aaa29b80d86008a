import Foundation
import TestSupport

/// A little project in a git tree of its own, which goes away with the value.
final class ChangedProject {
  let root: URL

  /// A project with one committed state on the branch `main`; no files, no commit.
  init(_ files: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("strata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try git("init", "-q", "-b", "main")
    if files.isEmpty { return }
    try write(files)
    try commit()
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Writes files by path.
  func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Removes a file.
  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
  }

  /// Commits all there is.
  func commit() throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", "State")
  }

  /// Runs git, untouched by the machine's settings; its first line of output.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-c", "user.name=A", "-c", "user.email=a@example.org"] + arguments
    process.currentDirectoryURL = root
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "HOME": root.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw GitFailed(arguments: arguments) }
    let text = String(decoding: data, as: UTF8.self)
    return text.split(separator: "\n").first.map { String($0) } ?? ""
  }

  struct GitFailed: Error { var arguments: [String] }

  /// Runs `strata audit` in the project.
  func audit(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(["audit", "--color", "never"] + arguments, in: root)
  }

  /// The rules of what an audit introduces, inherits and fixes.
  func told(_ arguments: String...) throws -> Told {
    let run = try BuiltCommand.run(["audit", "--format", "json"] + arguments, in: root)
    guard
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any],
      let findings = json["findings"] as? [[String: Any]],
      let audit = json["audit"] as? [String: Any], let fixed = audit["fixed"] as? [[String: Any]]
    else { throw NoReport(errors: run.errors) }
    func rules(_ list: [[String: Any]]) -> [String] {
      list.compactMap { $0["rule"] as? String }.sorted()
    }
    return Told(
      code: run.code, introduced: rules(findings.filter { $0["introduced"] as? Bool == true }),
      inherited: rules(findings.filter { $0["introduced"] as? Bool == false }),
      fixed: rules(fixed))
  }

  struct NoReport: Error { var errors: String }

  /// What an audit says, by rule.
  struct Told: Equatable {
    var code: Int32
    var introduced: [String] = []
    var inherited: [String] = []
    var fixed: [String] = []
  }
}
