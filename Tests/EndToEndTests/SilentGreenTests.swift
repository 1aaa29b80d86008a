import Foundation
import TestSupport
import Testing

@Suite("No file leaves the check unseen")
struct SilentGreenTests {
  private static let dish = "import UIKit\nstruct Dish { let picture: UIImage }\n"

  private func project() throws -> ChangedProject {
    try ChangedProject([
      "Sources/Domain/Dish.swift": Self.dish,
      "Sources/Domain/Menu.swift": "struct Menu { let dishes: [Dish] }\n",
    ])
  }

  /// A way to take the file out of the check, which it is sorry for.
  struct Escape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind: String
    /// Whether the file shows under `--strict`, too.
    var isStrict = true
    var act: @Sendable (ChangedProject) throws -> Void
  }

  private static func prefixed(_ text: String) -> @Sendable (ChangedProject) throws -> Void {
    { try $0.write(["Sources/Domain/Dish.swift": text + dish]) }
  }

  private static func moved(to path: String) -> @Sendable (ChangedProject) throws -> Void {
    {
      try $0.remove("Sources/Domain/Dish.swift")
      try $0.write([path: dish])
      try $0.git("add", "-A", "-f")
    }
  }

  static let escapes: [Escape] = [
    Escape(
      testDescription: "a mark of generated code", kind: "generated",
      act: prefixed("// @generated\n")),
    Escape(
      testDescription: "a header of a generator", kind: "generated",
      act: prefixed("// Generated using SwiftGen. DO NOT EDIT\n")),
    Escape(
      testDescription: "a name of generated code", kind: "generated",
      act: moved(to: "Sources/Domain/Dish.generated.swift")),
    Escape(
      testDescription: "a placeholder of a template", kind: "template",
      act: prefixed("let ___VARIABLE_name___ = 1\n")),
    Escape(
      testDescription: "a folder for dependencies", kind: "vendored", isStrict: false,
      act: moved(to: "Pods/Domain/Dish.swift")),
    Escape(
      testDescription: "a folder for checkouts", kind: "vendored", isStrict: false,
      act: moved(to: "Sources/Domain/checkouts/Dish.swift")),
    Escape(
      testDescription: "a NUL", kind: "unreadable", act: prefixed("// \0\n")),
    Escape(testDescription: "UTF-16", kind: "unreadable") {
      let data = Self.dish.data(using: .utf16) ?? Data()
      try data.write(to: $0.root.appendingPathComponent("Sources/Domain/Dish.swift"))
    },
    Escape(
      testDescription: "deep nesting", kind: "unreadable",
      act: prefixed(
        "let a = " + String(repeating: "[", count: 300) + String(repeating: "]", count: 300) + "\n")
    ),
    Escape(testDescription: "a link out of the project", kind: "unreadable") {
      let outside = $0.root.path + "-outside.swift"
      try Data(Self.dish.utf8).write(to: URL(fileURLWithPath: outside))
      try $0.remove("Sources/Domain/Dish.swift")
      try FileManager.default.createSymbolicLink(
        atPath: $0.root.appendingPathComponent("Sources/Domain/Dish.swift").path,
        withDestinationPath: outside)
    },
  ]

  private struct Report: Decodable {
    struct Skipped: Decodable {
      var path: String
      var kind: String
      var reason: String
    }

    struct Finding: Decodable {
      var rule: String
      var message: String
      var introduced: Bool?
    }

    struct Summary: Decodable { var fixed: Int? }

    var skipped: [Skipped]
    var warnings: [String]
    var findings: [Finding]
    var summary: Summary
  }

  private func report(_ arguments: [String], in project: ChangedProject) throws -> Report {
    let outcome = try BuiltCommand.run(arguments + ["--format", "json"], in: project.root)
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test("what is not judged is said, counts under --strict, and is no fix", arguments: escapes)
  func escape(_ escape: Escape) throws {
    let project = try project()
    let before = try report(["check"], in: project)
    #expect(before.findings.map(\.rule) == ["dependency.framework-in-domain"])
    #expect(before.skipped.isEmpty)
    try escape.act(project)

    let after = try report(["check"], in: project)
    #expect(after.skipped.map(\.kind) == [escape.kind])
    for quiet in [[], ["--quiet"]] {
      let check = try BuiltCommand.run(["check"] + quiet, in: project.root)
      let text = quiet.isEmpty ? check.output : check.errors
      #expect(text.contains("not checked: 1 "))
    }
    let strict = try BuiltCommand.run(["check", "--strict"], in: project.root)
    #expect(strict.code == (escape.isStrict ? 1 : 0))
    #expect(strict.errors.contains("--strict fails: ") == escape.isStrict)

    let audit = try report(["audit", "--base", "HEAD"], in: project)
    #expect(audit.summary.fixed == 0)
    #expect(audit.findings.map(\.rule) == ["upkeep.loosened"])
    #expect(audit.findings.first?.message.contains("is not any more") == true)
  }

  @Test func `a file that git is told to ignore is no fix`() throws {
    let project = try project()
    try project.git("rm", "-q", "--cached", "Sources/Domain/Dish.swift")
    try project.write([".gitignore": "Dish.swift\n"])
    let audit = try report(["audit", "--base", "HEAD"], in: project)
    #expect(audit.summary.fixed == 0)
    #expect(audit.findings.map(\.message).contains { $0.hasSuffix("git ignores it") })
  }

  @Test func `a file that is deleted is gone, and one that is moved is judged where it is`() throws
  {
    let project = try project()
    try project.remove("Sources/Domain/Dish.swift")
    try project.write(["Sources/Domain/Entities/Dish.swift": Self.dish])
    var audit = try report(["audit", "--base", "HEAD"], in: project)
    #expect(audit.findings.map(\.introduced) == [false])
    #expect(audit.summary.fixed == 0)
    try project.remove("Sources/Domain/Entities/Dish.swift")
    audit = try report(["audit", "--base", "HEAD"], in: project)
    #expect(audit.findings.isEmpty)
    #expect(audit.summary.fixed == 1)
  }

  @Test func `a comment about a template or with brackets changes nothing`() throws {
    let project = try project()
    try Self.prefixed("// ___VARIABLE_x___ \(String(repeating: "[", count: 40))\n")(project)
    let after = try report(["check"], in: project)
    #expect(after.findings.map(\.rule) == ["dependency.framework-in-domain"])
    #expect(after.skipped.isEmpty)
  }

  @Test(
    "every format says what is not judged",
    arguments: [
      "json", "xcode", "github", "sarif", "junit", "checkstyle", "gitlab", "markdown", "text",
      "lines",
    ])
  func formats(format: String) throws {
    let project = try project()
    try Self.prefixed("// @generated\n")(project)
    for command in [["check"], ["audit", "--base", "HEAD"]] {
      let outcome = try BuiltCommand.run(command + ["--format", format], in: project.root)
      let text = format == "lines" ? outcome.errors : outcome.output
      #expect(text.contains("Dish.swift"))
      #expect(
        text.contains(format == "json" ? "\"generated\"" : "not checked: 1 generated file"))
    }
  }
}
