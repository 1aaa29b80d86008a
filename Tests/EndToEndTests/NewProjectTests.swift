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

  @Test func adviceSaysThatThereIsNothingToMeasure() throws {
    let advise = try run("advise")
    #expect(advise.code == 0)
    #expect(advise.output.hasPrefix("there is no Swift code here, so there is nothing to measure"))
    #expect(advise.output.contains("strata advise --ask"))
    #expect(!advise.output.contains("has the architecture it needs"))
  }

  @Test func adviceFollowsFromWhatIsSaid() throws {
    let advise = try run(
      "advise", "--no-prototype", "--sources", "3", "--lifetime", "2y", "--team", "4",
      "--regulated", "--modules")
    #expect(advise.code == 0)
    #expect(
      advise.output.hasPrefix(
        "as planned, this app needs full Clean Architecture, strongly recommended"))
    #expect(advise.output.contains("said, and it does not turn the way: a regulated domain"))
    #expect(!advise.output.contains("0 lines"))
  }

  @Test func anOperationThatIsNotWrittenIsOneClearError() throws {
    let advise = try run("advise", "--operation", "PlaceOrder")
    #expect(advise.code == 2)
    #expect(advise.errors.contains("'PlaceOrder' here; of an operation that is not written yet"))
  }

  @Test func aCheckHasNothingToCheck() throws {
    _ = try BuiltCommand.run(["advise"], in: folder)
    let check = try BuiltCommand.run(["check"], in: folder)
    #expect(check.code == 2)
    #expect(check.errors.hasPrefix("error: no Swift file under '.'"))
  }
}
