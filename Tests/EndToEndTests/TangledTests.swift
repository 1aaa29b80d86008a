import Foundation
import TestSupport
import Testing

@Suite("The built command on Examples/Tangled")
struct TangledTests {
  private static let folder = Repository.root.appendingPathComponent("Examples/Tangled")

  /// Runs the command on the example alone, not as a part of this repository.
  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments + ["--project-root", "."], in: Self.folder)
  }

  @Test func checkPrintsTheExpectedFindingsAndEndsWithOne() throws {
    let run = try self.run(["check", "--color", "never"])
    #expect(run.code == 1)
    try expectGolden(run.output, "tangled.txt")
    #expect(run.errors.isEmpty)
  }

  @Test func theDefaultCommandIsCheckAndLintIsItsAlias() throws {
    #expect(try run([]).output == run(["lint"]).output)
  }

  @Test func aFileIsJudgedAlikeWhateverPathLeadsToIt() throws {
    func identities(_ paths: [String], in folder: URL) throws -> Set<String> {
      let run = try BuiltCommand.run(paths + ["--format", "json", "--exit-zero"], in: folder)
      let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let findings = try #require(json?["findings"] as? [[String: Any]])
      return Set(findings.compactMap { $0["id"] as? String })
    }
    let whole = try identities(["Examples/Tangled"], in: Repository.root)
    #expect(whole.count > 20)
    #expect(try identities(["."], in: Self.folder) == whole)
    let part = try identities(["Sources/Tangled/Domain"], in: Self.folder)
    #expect(!part.isEmpty && part.isSubset(of: whole))
  }

  @Test(arguments: ["check", "layers", "advise", "settings", "report", "graph"])
  func withoutAPathTheProjectRootIsMeant(by command: String) throws {
    let report = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: report) }
    let output = command == "report" ? ["-o", report.path] : []
    let run = try BuiltCommand.run(
      [command, "--project-root", "Examples/Tangled"] + output, in: Repository.root)
    #expect(run.code < 2, "\(run.errors)")
  }

  @Test func textShowsPathsAsOneTypesThemHere() throws {
    let run = try BuiltCommand.run(["Examples/Tangled", "--quiet"], in: Repository.root)
    let heads = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(heads.count > 5)
    #expect(heads.allSatisfy { $0.hasPrefix("Examples/Tangled/") })
  }

  @Test(arguments: [1, 2, 7])
  func theVerdictDoesNotDependOnTheNumberOfJobs(jobs: Int) throws {
    let run = try self.run(["--jobs", "\(jobs)"])
    #expect(run.output == (try self.run([])).output)
  }

  @Test func theExamplesPageListsWhatIsFound() throws {
    let run = try self.run(["--format", "json", "--exit-zero"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let findings = try #require(json?["findings"] as? [[String: Any]])
    let page = try Repository.text("Examples/Tangled/README.md")
    for finding in findings {
      let location = try #require(finding["location"] as? [String: Any])
      let file = try #require(location["file"] as? String)
      let name = try #require(file.split(separator: "/").last)
      let rule = try #require(finding["rule"] as? String)
      #expect(
        page.split(separator: "\n").contains { $0.contains(name) && $0.contains(rule) },
        "\(file) \(rule) is not in the example's README")
    }
    let rows = page.components(separatedBy: "## What stays silent")[0].split(separator: "\n").count
    {
      $0.hasPrefix("| `")
    }
    #expect(findings.count == rows)
  }

  @Test func everyFamilyHasSomethingToSay() throws {
    func entries(_ key: String, of output: String) throws -> [[String: Any]] {
      let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      return try #require(json?[key] as? [[String: Any]])
    }
    let findings = try entries(
      "findings", of: try run(["--format", "json", "--exit-zero"]).output)
    let rules = try entries(
      "rules", of: try BuiltCommand.run(["rules", "--format", "json"], in: Self.folder).output)
    let said = findings.compactMap { ($0["rule"] as? String)?.split(separator: ".").first }
    let families = rules.compactMap { $0["family"] as? String }
    #expect(Set(said.map { String($0) }) == Set(families))
  }

  @Test func layersPlaceEveryFile() throws {
    let run = try self.run(["layers", "--color", "never"])
    #expect(run.code == 0)
    try expectGolden(run.output, "tangled-layers.txt")
  }

  @Test func explainSaysWhyAFileStandsWhereItStands() throws {
    let run = try self.run([
      "explain", "Sources/Tangled/Domain/Entities/Dish.swift", "--color", "never",
    ])
    #expect(run.code == 0)
    try expectGolden(run.output, "tangled-explain.txt")
  }

  @Test func aSubfolderNarrowsTheReport() throws {
    let run = try self.run(["Sources/Tangled/Domain"])
    let places = run.output.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(!places.isEmpty)
    #expect(places.allSatisfy { $0.hasPrefix("Sources/Tangled/Domain/") })
  }

  @Test func onlyOneRuleRunsIfAsked() throws {
    let run = try self.run(["--info", "--only-rule", "dependency.cycle"])
    #expect(run.code == 0)
    #expect(run.output.contains("[dependency.cycle]"))
    #expect(!run.output.contains("[dependency.layer-reference]"))
  }
}

@Suite("Input that is not what it should be")
final class BadInputTests {
  private var folders: [URL] = []

  deinit { for folder in folders { try? FileManager.default.removeItem(at: folder) } }

  /// A folder of its own for a test, with files by path.
  private func folder(_ files: [String: Data]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    folders.append(root)
    for (path, data) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    return root
  }

  @Test func aFolderWithoutSwiftIsOneClearError() throws {
    let run = try BuiltCommand.run([try folder(["a.txt": Data("x".utf8)]).path])
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("error: no Swift file under"))
  }

  @Test func aMissingPathIsOneClearError() throws {
    let run = try BuiltCommand.run(["/does/not/exist"])
    #expect(run.code == 2)
    #expect(run.errors == "error: there is no file or folder '/does/not/exist'\n")
  }

  @Test(arguments: [
    "struct {{{ func (", "", "\u{FEFF}struct A {}", "struct A {}\r\nstruct B {}\r\n",
    String(repeating: "let a = 1\n", count: 50_000),
  ])
  func strangeTextEndsInAResult(text: String) throws {
    let root = try folder(["Domain/A.swift": Data(text.utf8)])
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test(arguments: ["(", "[", "struct A { ", "#if A\n", "A<"])
  func nestingThatNoParserSurvivesIsOneClearError(text: String) throws {
    let deep = String(repeating: text, count: 5000)
    let root = try folder(["Domain/A.swift": Data(deep.utf8)])
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 2)
    #expect(run.errors.contains("A.swift") && run.errors.contains("nests too deep"))
  }

  @Test func brokenSwiftIsJudgedWithAWarning() throws {
    let root = try folder([
      "Domain/A.swift": Data("import UIKit\nstruct A { func f( }".utf8),
      "Domain/B.swift": Data("struct B {}".utf8),
    ])
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 1)
    #expect(run.errors.contains("'Domain/A.swift' has syntax errors"))
  }

  @Test(arguments: ["Domain/.strata.yml", ".strata.yaml"])
  func settingsThatAreNotReadAreNotPassedOverInSilence(_ path: String) throws {
    let root = try folder([
      path: Data("profile: layered".utf8), "Domain/B.swift": Data("struct B {}".utf8),
    ])
    #expect(try BuiltCommand.run([root.path]).errors.contains("'\(path)' is not read"))
  }

  @Test func invalidUTF8IsReadAsFarAsItGoes() throws {
    let root = try folder([
      "Domain/A.swift": Data("import UIKit\nlet a = \"".utf8) + [0xFF, 0xC3, 0x22]
    ])
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 1)
    #expect(run.output.contains("A.swift:1:8: error"))
  }

  @Test func aBinaryFileIsSteppedOverWithAWarning() throws {
    let root = try folder([
      "A.swift": Data([0, 1, 2, 0]), "Domain/B.swift": Data("struct B {}".utf8),
    ])
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 0)
    #expect(run.errors.contains("A.swift") && run.errors.contains("not text"))
  }

  @Test func bracketsThatNoParserSurvivesAreSteppedOver() throws {
    let deep = Data(("let a = " + String(repeating: "[", count: 5000)).utf8)
    let root = try folder(["A.swift": deep, "Domain/B.swift": Data("struct B {}".utf8)])
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 0)
    #expect(run.errors.contains("A.swift") && run.errors.contains("nests too deep"))
  }

  @Test func aMalformedManifestIsAWarning() throws {
    let root = try folder([
      "App.xcodeproj/project.pbxproj": Data("{ objects = (".utf8),
      "Domain/B.swift": Data("struct B {}".utf8),
    ])
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 0)
    #expect(run.errors.contains("project.pbxproj"))
  }

  @Test func aFullDiskLeavesOneErrorAndNoHalfReport() throws {
    let root = try folder(["Domain/B.swift": Data("import UIKit".utf8)])
    let full = try BuiltCommand.run([root.path, "--output", "/dev/full"])
    #expect(full.code == 2)
    #expect(full.errors.contains("/dev/full"))
    let target = root.appendingPathComponent("none/report.txt")
    let missing = try BuiltCommand.run([root.path, "--output", target.path])
    #expect(missing.code == 2)
    #expect(!FileManager.default.fileExists(atPath: target.path))
  }

  @Test func aLinkThatLeadsInACircleEnds() throws {
    let root = try folder(["Domain/B.swift": Data("struct B {}".utf8)])
    try FileManager.default.createSymbolicLink(
      at: root.appendingPathComponent("Domain/loop"), withDestinationURL: root)
    let run = try BuiltCommand.run([root.path])
    #expect(run.code == 0)
  }
}
