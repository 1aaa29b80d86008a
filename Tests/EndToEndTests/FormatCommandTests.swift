import Foundation
import TestSupport
import Testing

@Suite("The built command's forms of a report")
struct FormatCommandTests {
  private static let project = [
    "App/Package.swift": "// swift-tools-version: 6.0\n",
    "App/Sources/Domain/Feed.swift": """
    import SwiftUI
    struct Feed { let dto: FeedDTO }
    """,
    "App/Sources/Domain/FeedUseCase.swift":
      "struct FetchFeedUseCase { func run() -> Feed? { nil } }",
    "App/Sources/Data/FeedDTO.swift": "struct FeedDTO: Codable { let id: Int }",
  ]

  private func environment(_ more: [String: String] = [:]) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in [
      "GITHUB_STEP_SUMMARY", "GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA",
      "CI_PROJECT_URL", "CI_COMMIT_SHA",
    ] {
      environment[name] = nil
    }
    return environment.merging(more) { $1 }
  }

  private func run(
    _ arguments: [String], in project: ChangedProject, _ more: [String: String] = [:]
  ) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(
      arguments + ["--color", "never"], in: project.root, environment: environment(more))
  }

  @Test func withAFileTheTerminalShowsTheFindingsAsText() throws {
    let project = try ChangedProject(Self.project)
    let file = project.root.appendingPathComponent("out.sarif")
    let run = try run(["check", "--format", "sarif", "--output", file.path], in: project)
    #expect(run.code == 1)
    #expect(run.output == (try self.run(["check"], in: project)).output)
    #expect(run.output.contains("App/Sources/Domain/Feed.swift:1:8: error: "))
    #expect(run.output.contains("\nnext: strata explain "))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("\"version\": \"2.1.0\""))
    let quiet = try self.run(
      ["check", "--format", "json", "--output", file.path, "--quiet"], in: project)
    #expect(quiet.output.isEmpty && quiet.errors.isEmpty && quiet.code == 1)
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("{\n  \"schemaVersion\""))
    let text = try self.run(["check", "--output", file.path], in: project)
    #expect(text.output.isEmpty)
    #expect(try String(contentsOf: file, encoding: .utf8) == run.output)
  }

  @Test func gitHubGetsCommandsAndASummaryBehindWhatIsThere() throws {
    let project = try ChangedProject(Self.project)
    let summary = project.root.appendingPathComponent("summary.md")
    try Data("before\n".utf8).write(to: summary)
    let more = [
      "GITHUB_STEP_SUMMARY": summary.path, "GITHUB_SERVER_URL": "https://github.example",
      "GITHUB_REPOSITORY": "a/b", "GITHUB_SHA": "c0ffee",
    ]
    let run = try run(["check", "--format", "github"], in: project, more)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("::error file=App/Sources/Domain/Feed.swift,line=1,endLine=1,"))
    let page = try String(contentsOf: summary, encoding: .utf8)
    #expect(page.hasPrefix("before\n### Strata — "))
    #expect(
      page.contains("(https://github.example/a/b/blob/c0ffee/App/Sources/Domain/Feed.swift#L1)"))
    #expect(page.contains("Domain -. \"1 finding\" .-> Data"))
    let other = try self.run(["check", "--format", "markdown"], in: project, more)
    #expect(try String(contentsOf: summary, encoding: .utf8) == page)
    #expect("before\n" + other.output == page)
  }

  @Test func aSummaryThatCannotBeWrittenIsAWarning() throws {
    let project = try ChangedProject(Self.project)
    let run = try run(
      ["check", "--format", "github", "--exit-zero"], in: project,
      ["GITHUB_STEP_SUMMARY": "/nowhere/summary.md"])
    #expect(run.code == 0 && run.output.hasPrefix("::error file="))
    #expect(
      run.errors.contains("warning: cannot add to the step's summary '/nowhere/summary.md': "))
    let full = project.root.appendingPathComponent("full.md").path
    try Data(repeating: 0x61, count: 1_048_500).write(to: URL(fileURLWithPath: full))
    let second = try self.run(
      ["check", "--format", "github", "--exit-zero"], in: project, ["GITHUB_STEP_SUMMARY": full])
    #expect(second.errors.contains("summary '\(full)': it is full\n"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: full)).count == 1_048_500)
  }

  @Test(arguments: ["github", "sarif", "checkstyle", "gitlab", "junit", "markdown"])
  func pathsAreTheRepositorysAlsoWhereTheRootIsAFolderOfIt(form: String) throws {
    let project = try ChangedProject(Self.project)
    let whole = try run(["check", "--format", form, "--project-root", "App"], in: project)
    #expect(whole.output.contains("App/Sources/Domain/Feed.swift"))
    let path = project.root.appendingPathComponent("App").path
    #expect(!whole.output.contains(path))
    let inside = try BuiltCommand.run(
      ["check", "--format", form, "--project-root", "."],
      in: project.root.appendingPathComponent("App"), environment: environment())
    #expect(inside.output == whole.output)
  }

  @Test func xcodeGetsAbsolutePaths() throws {
    let project = try ChangedProject(Self.project)
    let output = try run(["check", "--format", "xcode"], in: project).output
    let root = project.root.path
    #expect(output.hasPrefix("\(root)/App/Sources/Domain/Feed.swift:1:8: error: "))
    let shape = /\/.+:\d+:\d+: (error|warning|note): .+/
    #expect(output.split(separator: "\n").allSatisfy { $0.wholeMatch(of: shape) != nil })
  }

  @Test func anAuditSaysWhatIsNewUnchangedAndGone() throws {
    let project = try ChangedProject(Self.project)
    try project.git("checkout", "-q", "-b", "work")
    try project.write([
      "App/Sources/Domain/Feed.swift": "import UIKit\nstruct Feed { let dto: FeedDTO }"
    ])
    let log = try run(["audit", "--format", "sarif"], in: project).output
    #expect(log.contains("\"baselineState\": \"new\""))
    #expect(log.contains("\"baselineState\": \"unchanged\""))
    let lines = try run(["audit", "--format", "github"], in: project).output
    #expect(lines.split(separator: "\n").count == 1 && lines.contains("'UIKit'"))
  }

  @Test(arguments: [
    ("sarif", "\"executionSuccessful\": false"), ("junit", "<error message="),
    ("checkstyle", "source=\"strata."), ("gitlab", "\"severity\": \"blocker\""),
    ("github", "::error title=strata could not run::"), ("markdown", "### Strata could not run"),
  ])
  func aRunThatFailsSaysSoInItsForm(form: String, sign: String) throws {
    let missing = try BuiltCommand.run(["check", "/nowhere", "--format", form])
    #expect(missing.code == 2 && missing.output.contains(sign))
    #expect(missing.errors.hasPrefix("error: there is no file or folder '/nowhere'"))
    let usage = try BuiltCommand.run(["--jobs", "0", "--format=\(form)"])
    #expect(usage.code == 2 && usage.output.contains(sign))
  }

  @Test(arguments: [
    ["layers"], ["rules"], ["explain", "Domain"], ["baseline", "show"], ["cache"],
  ])
  func otherCommandsNameTheFormsTheyHave(command: [String]) throws {
    let run = try BuiltCommand.run(command + ["--format", "sarif"])
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.errors.contains("'text' and 'json'"))
  }
}

extension FormatCommandTests {
  @Test(arguments: [
    ["advise"], ["baseline", "show"], ["explain", "x"], ["graph"], ["place", "x"],
  ])
  func whatIsNotUnderstoodFailsInTheShapeOfTheCommand(command: [String]) throws {
    func keys(_ arguments: [String]) throws -> [String] {
      let run = try BuiltCommand.run(command + ["--format", "json"] + arguments)
      #expect(run.code == 2)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      return try #require(json as? [String: Any]).keys.sorted()
    }
    #expect(try keys(["--jobs", "0"]) == keys(["--project-root", "/no/such/folder"]))
  }
}
