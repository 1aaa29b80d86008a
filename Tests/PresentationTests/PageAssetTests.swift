import Foundation
import TestSupport
import Testing

@testable import StrataPresentation

@Suite("The JavaScript and CSS of the page")
struct PageAssetTests {
  private static let folder = "Sources/StrataPresentation/Page/Report/Assets"
  private static let scripts = Repository.files(below: folder, suffix: ".js")
  private static let styles = Repository.files(below: folder, suffix: ".css")

  @Test func theScriptIsWhatTheFilesSay() throws {
    let files = try Self.scripts.map { PageScript.packed(try Repository.text($0)) }
    #expect(files.count > 5)
    let stale = zip(Self.scripts, files).filter { !PageScript.text.contains($1) }.map(\.0)
    #expect(stale == [], "`make generate` writes them anew")
    #expect(files.map(\.utf8.count).reduce(0, +) == PageScript.text.utf8.count)
    #expect(PageScript.text.hasPrefix("\"use strict\";\n"))
  }

  @Test func theStyleIsWhatTheFilesSay() throws {
    let files = try Self.styles.map { try Repository.text($0).drop { $0 != "\n" }.dropFirst() }
    #expect(files.count > 3)
    let stale = zip(Self.styles, files).filter { !PageStyle.text.contains($1) }.map(\.0)
    #expect(stale == [], "`make generate` writes them anew")
    #expect(files.map(\.utf8.count).reduce(0, +) == PageStyle.text.utf8.count)
  }

  // A machine may lack node; `make prepare` installs or names it.
  @Test(.enabled(if: InstalledTool("node").isExpected), arguments: scripts)
  func aFileIsJavaScript(_ path: String) throws {
    #expect(try Self.complaint(about: try Repository.text(path)) == "")
  }

  // What two files declare is declared twice only in the whole.
  @Test(.enabled(if: InstalledTool("node").isExpected))
  func theWholeIsJavaScript() throws {
    #expect(try Self.complaint(about: PageScript.text) == "")
    #expect(try Self.complaint(about: PageScript.text + "const D = 1;").contains("'D'"))
    #expect(try Self.complaint(about: "const a = ;") != "")
  }

  /// What node says of a script that it cannot read; nothing of another.
  private static func complaint(about script: String) throws -> String {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-script-\(UUID().uuidString).js")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(script.utf8).write(to: file)
    let run = try BuiltCommand.run(
      tool: try #require(InstalledTool("node").place), ["--check", file.path])
    return run.code == 0 ? "" : run.errors + run.output
  }

  @Test(arguments: styles)
  func theBracketsOfAStylePair(_ path: String) throws {
    #expect(Self.unpaired(in: try Repository.text(path)) == nil)
  }

  @Test(arguments: [
    ("a { b: c; }", nil), ("@media (x) { a { b: c; } }", nil), ("/* } */ a {}", nil),
    (#"a { b: "}" '\'{' "\""; }"#, nil), ("a {\n b: c;", 1), ("a {}\n}", 2), ("a {\n b: (c; }", 2),
    ("a[b {}", 1), ("a {}\n/* }", 2), ("a { b: \"c; }", 1),
  ])
  func whatDoesNotPairIsFound(style: String, line: Int?) {
    #expect(Self.unpaired(in: style) == line)
  }

  /// The line of a bracket, quote or comment of a style that has no partner.
  private static func unpaired(in style: String) -> Int? {
    let token = #/(?s)/\*.*?\*/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|/\*|[\n"'(){}\[\]]/#
    let partners = ["{": "}", "(": ")", "[": "]"]
    var open: [(closing: String, line: Int)] = []
    var line = 1
    for text in style.matches(of: token).map({ String($0.output) }) {
      if let closing = partners[text] {
        open.append((closing, line))
      } else if partners.values.contains(text) {
        guard open.popLast()?.closing == text else { return line }
      } else if ["/*", "\"", "'"].contains(text) {
        return line
      }
      line += text.count { $0 == "\n" }
    }
    return open.last?.line
  }
}
