import Foundation
import TestSupport
import Testing
import Yams

@Suite("The pre-commit hooks")
struct PreCommitTests {
  private func hooks() throws -> [[String: Any]] {
    try #require(
      try Yams.load(yaml: try Repository.text(".pre-commit-hooks.yaml")) as? [[String: Any]])
  }

  @Test func theyAuditTheCommitWithoutFileNames() throws {
    #expect(try hooks().compactMap { $0["id"] as? String } == ["strata", "strata-system"])
    for hook in try hooks() {
      #expect(hook["pass_filenames"] as? Bool == false)
      #expect((hook["entry"] as? String)?.hasPrefix("strata audit --base HEAD") == true)
    }
  }

  @Test(arguments: ["A.swift", "App.xcodeproj/project.pbxproj", "project.yml", "Kit/project.yaml"])
  func theyRunWhereSwiftOrAManifestIsStaged(path: String) throws {
    for hook in try hooks() {
      let pattern = try Regex(try #require(hook["files"] as? String))
      #expect(path.contains(pattern))
      #expect(!"README.md".contains(pattern))
    }
  }

  @Test func whatTheyRunFailsOnNewErrorsAlone() throws {
    let entry = try #require(try hooks().last?["entry"] as? String)
    let arguments = entry.split(separator: " ").dropFirst().map { String($0) }
    let example = try ExampleCopy()
    try example.commitAll()
    #expect(try BuiltCommand.run(arguments, in: example.root).code == 0)
    try example.write(
      "import UIKit\nstruct Item: Equatable, Sendable {}\n", to: "Sources/Tangled/Domain/Item.swift"
    )
    let run = try BuiltCommand.run(arguments, in: example.root)
    #expect(run.code == 1)
    #expect(run.output.contains("Item.swift:1:8: error: "))
  }
}
