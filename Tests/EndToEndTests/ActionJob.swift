import Foundation
import TestSupport

/// A job of GitHub Actions on a branch of an example, with the tool built already.
final class ActionJob {
  let example: ExampleCopy

  init() throws {
    example = try ExampleCopy()
    try example.publish()
  }

  private func file(_ name: String) -> URL { example.folder.appendingPathComponent(name) }

  /// Runs a step of the action's script, with no environment but what a runner gives it.
  func run(
    _ variables: [String: String] = [:], step: String = "run"
  ) throws -> BuiltCommand.Outcome {
    try? FileManager.default.removeItem(at: file("outputs"))
    let given = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": example.folder.path, "CI": "true", "RUNNER_TEMP": example.folder.path,
      "GITHUB_ACTIONS": "true", "GITHUB_ACTION_PATH": Repository.root.path,
      "GITHUB_WORKSPACE": example.root.path, "GITHUB_OUTPUT": file("outputs").path,
      "GITHUB_STEP_SUMMARY": file("summary.md").path,
      "STRATA_FOLDER": BuiltCommand.binary.deletingLastPathComponent().path,
    ]
    return try BuiltCommand.run(
      tool: Repository.root.appendingPathComponent("Scripts/action.sh"), [step],
      in: example.root, environment: given.merging(variables) { $1 })
  }

  /// What the step says for later ones.
  func outputs() throws -> [String: String] {
    let lines = try String(contentsOf: file("outputs"), encoding: .utf8).split(separator: "\n")
    let pairs = lines.map { $0.split(separator: "=", maxSplits: 1).map { String($0) } }
    return Dictionary(pairs.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { $1 }
  }

  /// What the page of the run shows.
  func summary() throws -> String {
    try String(contentsOf: file("summary.md"), encoding: .utf8)
  }
}
