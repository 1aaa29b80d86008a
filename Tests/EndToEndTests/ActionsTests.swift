import Foundation
import TestSupport
import Testing

/// What programs are told can be done about findings, and whether it can.
@Suite("Actions of findings")
struct ActionsTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop")])

    """,
    "Sources/Shop/Domain/Entities/Dish.swift": """
    import SwiftUI

    struct Dish: Equatable, Identifiable, Sendable {
      let id: Int
    }

    """,
    "Sources/Shop/Domain/UseCases/LoadMenuUseCase.swift": """
    struct LoadMenuUseCase: Sendable {
      // strata:allow dependency.layer-reference — it was one
      func callAsFunction() -> [Dish] { [] }
    }

    """,
  ]

  private struct Action: Decodable, Equatable {
    var kind: String
    var `class`: String
    var title: String
    var command: String
  }

  private struct Found: Decodable {
    var id: String
    var rule: String
    var actions: [Action]?
  }

  private struct Document: Decodable { var findings: [Found] }

  private func found(_ project: FixedProject, _ arguments: String...) throws -> [Found] {
    let run = try BuiltCommand.run(
      ["check", "--format", "json", "--exit-zero", "--info"] + arguments, in: project.root)
    #expect(run.code == 0, "\(run.errors)")
    return try JSONDecoder().decode(Document.self, from: Data(run.output.utf8)).findings
  }

  @Test func theirCommandsRemoveTheirFindings() throws {
    let project = try FixedProject(Self.files)
    let before = try found(project, "--actions")
    let fixable = before.filter { !($0.actions ?? []).isEmpty }
    #expect(
      Dictionary(fixable.map { ($0.rule, $0.actions?.map(\.class)) }) { one, _ in one }
        == ["upkeep.unused-suppression": ["safe"], "dependency.framework-in-domain": ["choice"]])
    for finding in fixable {
      let action = try #require(finding.actions?.first)
      #expect(!action.title.isEmpty)
      let words = action.command.split(separator: " ").dropFirst().map { String($0) }
      let run = try BuiltCommand.run(words, in: project.root)
      #expect(run.code == 0, "\(action.command)\n\(run.errors)")
    }
    let after = Set(try found(project).map(\.id))
    #expect(after.isDisjoint(with: fixable.map(\.id)))
  }

  @Test func commandsLeadToTheProjectFromElsewhere() throws {
    let project = try FixedProject(Self.files)
    let run = try BuiltCommand.run(
      [
        "check", "--project-root", project.root.path, "--format", "json", "--exit-zero",
        "--actions",
      ],
      in: Repository.root)
    let found = try JSONDecoder().decode(Document.self, from: Data(run.output.utf8)).findings
    let commands = found.compactMap { $0.actions?.first?.command }
    #expect(!commands.isEmpty)
    for command in commands { #expect(command.hasSuffix("--project-root \(project.root.path)")) }
  }

  @Test func whoeverDoesNotAskGetsNone() throws {
    let project = try FixedProject(Self.files)
    #expect(try found(project).allSatisfy { $0.actions == nil })
  }

  @Test(arguments: [
    ["--actions"], ["--format", "json", "--fields", "id,actions"],
    ["--format", "json", "--actions", "--stdin-path", "A.swift"],
  ])
  func whatCannotBeToldIsRefused(arguments: [String]) throws {
    let project = try FixedProject(Self.files)
    #expect(try BuiltCommand.run(["check"] + arguments, in: project.root).code == 2)
  }
}
