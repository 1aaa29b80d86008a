import Foundation
import TestSupport
import Testing

@Suite("The built command on the worked apps")
struct WorkedAppTests {
  @Test(arguments: WorkedApp.allCases)
  func nothingIsFoundAndAllIsPlaced(in app: WorkedApp) throws {
    let run = try app.run(["check", "--strict", "--info", "--color", "never"])
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    try expectGolden(run.output, app.golden("summary.txt"))
  }

  @Test(arguments: WorkedApp.allCases)
  func asAPartOfThisRepositoryItIsAsClean(_ app: WorkedApp) throws {
    let run = try BuiltCommand.run(
      ["check", "Examples/\(app.rawValue)", "--strict"], in: Repository.root)
    #expect(run.code == 0, "\(run.output)")
  }

  @Test(arguments: WorkedApp.allCases)
  func noFindingIsAllowedAwayOrFrozen(in app: WorkedApp) throws {
    let json = try JSONSerialization.jsonObject(
      with: Data(try app.run(["check", "--format", "json"]).output.utf8))
    let summary = try #require((json as? [String: Any])?["summary"] as? [String: Any])
    #expect(summary["suppressed"] as? Int == 0)
    #expect(summary["baselined"] as? Int == 0)
  }

  @Test(arguments: WorkedApp.allCases)
  func everyFileHasItsLayer(in app: WorkedApp) throws {
    try expectGolden(try app.run(["layers", "--color", "never"]).output, app.golden("layers.txt"))
    #expect(try app.run(["layers", "--unplaced"]).output.isEmpty)
  }

  @Test(arguments: WorkedApp.allCases)
  func advice(on app: WorkedApp) throws {
    let run = try app.runWithoutHistory(["advise", "--color", "never"] + app.saidInAdvice)
    #expect(run.code == 0)
    try expectGolden(run.output, app.golden("advice.txt"))
  }

  @Test(arguments: WorkedApp.allCases)
  func theReportHoldsWhatThereIs(on app: WorkedApp) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try app.runWithoutHistory(["report", "-o", file.path]).code == 0)
    let page = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let rest = page[start.upperBound...]
    let data = rest[..<(try #require(rest.range(of: "</script>")).lowerBound)]
    var report = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    // The page's own words are in every report.
    report["words"] = nil
    let text = try JSONSerialization.data(
      withJSONObject: report, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try expectGolden(String(decoding: text, as: UTF8.self) + "\n", app.golden("report.json"))
  }
}
