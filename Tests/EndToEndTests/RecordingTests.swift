import Foundation
import TestSupport
import Testing

/// What commands print on the bundled example, kept beside the guides for people to see.
@Suite("Recordings of the terminal")
struct RecordingTests {
  private static let folder = "Documentation/Guides/Terminal"
  private static let project = ["--project-root", "Examples/Tangled", "--color", "never"]

  private static let recordings: [(name: String, arguments: [String])] = [
    ("overview", ["check", "--exit-zero"]),
    ("statistics", ["check", "--statistics", "--exit-zero"]),
    ("layers", ["layers"]), ("map", ["map"]),
    ("explain", ["explain", "Presentation->Data"]),
    ("module", ["explain", "LoyaltyDomain"]),
  ]

  /// The overview alone of what a check prints.
  private static func screen(_ output: String) -> String {
    let lines = output.components(separatedBy: "\n")
    let end = lines.firstIndex { $0.hasSuffix(" findings") || $0.hasSuffix(" 个问题") } ?? lines.count
    return lines[..<end].joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
  }

  @Test(arguments: recordings)
  func theRecordingIsWhatTheToolSaysToday(
    _ recording: (name: String, arguments: [String])
  ) throws {
    let run = try BuiltCommand.run(recording.arguments + Self.project, in: Repository.root)
    let text = recording.name == "overview" ? Self.screen(run.output) : run.output
    let typed = (recording.arguments + Self.project.prefix(2)).map {
      $0.contains(">") ? "'\($0)'" : $0
    }
    let shown = "$ strata \(typed.joined(separator: " "))\n" + text
    try expectRecorded(
      shown,
      in: Repository.root.appendingPathComponent("\(Self.folder)/\(recording.name).txt"))
  }

  @Test(arguments: [("README.md", "en"), ("README.zh-Hans.md", "zh-Hans")])
  func theReadmeBeginsWithTheOverview(_ name: String, _ language: String) throws {
    let output = try BuiltCommand.run(
      ["check", "--exit-zero", "--lang", language] + Self.project, in: Repository.root
    ).output
    let page = Repository.root.appendingPathComponent(name)
    let text = try String(contentsOf: page, encoding: .utf8)
    let fence = "```text\n"
    let before = try #require(text.range(of: fence)).upperBound
    let after = try #require(text.range(of: "```\n", range: before..<text.endIndex)).lowerBound
    try expectRecorded(text[..<before] + Self.screen(output) + text[after...], in: page)
  }
}
