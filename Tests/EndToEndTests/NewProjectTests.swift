import Foundation
import TestSupport
import Testing

/// A folder in which nothing stands yet.
@Suite("The built command before there is code")
struct NewProjectTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-new-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(_ arguments: String..., redirection: String = "") throws -> BuiltCommand.Outcome
  {
    try BuiltCommand.run(arguments + ["--no-cache"], redirection, in: folder)
  }

  @Test func aTextIsPlaced() throws {
    let view = "import SwiftUI\nstruct FeedView: View { var body: some View { Text(\"a\") } }\n"
    let text = folder.path + "-view.txt"
    try view.write(toFile: text, atomically: true, encoding: .utf8)
    let place = try run("place", "-", redirection: "< '\(text)'")
    #expect(place.code == 0)
    #expect(place.output.hasPrefix("FeedView.swift belongs in Presentation"))
  }

  @Test func settingsAreWritten() throws {
    #expect(try run("init", "--profile", "layered").code == 0)
    let settings = folder.appendingPathComponent(".strata.yml")
    #expect(try String(contentsOf: settings, encoding: .utf8).contains("profile: layered\n"))
  }

  @Test func adviceIsGivenForAnApp() throws {
    let advise = try run("advise")
    #expect(advise.code == 0 && advise.output.hasPrefix("this app "))
  }

  @Test func aCheckHasNothingToCheck() throws {
    _ = try BuiltCommand.run(["advise"], in: folder)
    let check = try BuiltCommand.run(["check"], in: folder)
    #expect(check.code == 2)
    #expect(check.errors.hasPrefix("error: no Swift file under '.'"))
  }
}
