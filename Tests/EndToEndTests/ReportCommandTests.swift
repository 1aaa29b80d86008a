import Foundation
import TestSupport
import Testing

@Suite("The report of the built command")
struct ReportCommandTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("strata-report-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(_ arguments: [String], _ language: String = "C") throws -> BuiltCommand.Outcome {
    let example = Repository.root.appendingPathComponent("Examples/Tangled").path
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = language
    return try BuiltCommand.run(
      ["report", example, "--project-root", example] + arguments, in: folder,
      environment: environment)
  }

  private func text(_ name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  @Test func thePageIsWrittenWhereItIsAskedForAndTheSummarySaysWhere() throws {
    let run = try run(["-o", "page.html"])
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("10 errors, 16 warnings and 4 infos; all 33 files placed"))
    #expect(run.errors.contains("wrote 'page.html' ("))
    #expect(try text("page.html").hasPrefix("<!doctype html>"))
  }

  @Test func withoutANameItHasAUsualOneAndQuietSaysNothing() throws {
    let run = try run(["--quiet"])
    #expect(run.code == 0 && run.errors.isEmpty && run.output.isEmpty)
    #expect(try text("strata-report.html").contains("</html>"))
  }

  @Test func thePageOpensInTheLanguageAskedForOrElseOfTheEnvironment() throws {
    _ = try run(["-o", "a.html", "--lang", "zh-Hans"])
    _ = try run(["-o", "b.html"], "zh_CN.UTF-8")
    _ = try run(["-o", "c.html", "--lang", "en"], "zh_CN.UTF-8")
    #expect(try text("a.html").contains("<html lang=\"zh-Hans\">"))
    #expect(try text("b.html") == text("a.html"))
    #expect(try text("c.html").contains("<html lang=\"en\">"))
    let other = try run(["--lang", "fr"])
    #expect(other.code == 2 && other.errors.contains("'fr'"))
  }

  @Test func anOldPageIsReplacedAndNothingElseIs() throws {
    _ = try run(["-o", "page.html"])
    #expect(try run(["-o", "page.html"]).code == 0)
    let other = folder.appendingPathComponent("notes.txt")
    try Data("mine\n".utf8).write(to: other)
    let refused = try run(["-o", "notes.txt"])
    #expect(refused.code == 2)
    #expect(
      refused.errors
        == "error: cannot write 'notes.txt': it holds something else than a page; name another file\n"
    )
    #expect(try text("notes.txt") == "mine\n")
  }

  @Test func thePageIsTheSameEachTime() throws {
    _ = try run(["-o", "a.html"])
    _ = try run(["-o", "b.html", "--jobs", "1", "--no-cache"])
    #expect(try text("a.html") == text("b.html"))
  }

  @Test func withABaseTheSummarySaysWhatAnAuditSays() throws {
    let project = try ChangingProject()
    try project.write("Sources/Domain/Menu.swift", ChangingProject.offence("Menu"))
    let run = try project.strata("report", "--base", "main", "-o", "page.html")
    #expect(run.code == 0)
    #expect(run.errors.contains("\nintroduced 1 error, inherited 1, fixed 0 against main ("))
    #expect(try project.strata("audit", "--base", "main").output.contains("introduced 1 error, "))
    let unknown = try project.strata("report", "--base", "nowhere", "-o", "page.html")
    #expect(unknown.code == 2 && unknown.errors.contains("git knows no commit 'nowhere'"))
  }
}
