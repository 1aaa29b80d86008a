import Foundation
import TestSupport
import Testing

@Suite("The built command's settings")
struct SettingsCommandTests {
  private func run(_ arguments: [String], in copy: ExampleCopy) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run(arguments, in: copy.root)
  }

  private func findings(_ copy: ExampleCopy) throws -> String {
    let json = try run(["check", "--format", "json", "--info", "--exit-zero"], in: copy).output
    let start = try #require(json.range(of: "\"findings\""))
    let end = try #require(json.range(of: "\"timings\""))
    return String(json[start.lowerBound..<end.lowerBound])
  }

  @Test func whatInitWritesIsReadAndChangesNoFinding() throws {
    let copy = try ExampleCopy()
    let before = try findings(copy)
    let run = try run(["init"], in: copy)
    #expect(run.code == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("'.strata.yml' is written; it changes no finding as it is\n"))
    let text = try copy.text(".strata.yml")
    #expect(text.contains("\nprofile: standard\n"))
    #expect(text.contains("# features: [Sources/Tangled/Presentation/Features/*]"))
    #expect(try findings(copy) == before)
    #expect(try self.run(["init", "--print"], in: copy).output == text)
  }

  @Test func initReplacesNothingUnlessItIsToldTo() throws {
    let copy = try ExampleCopy()
    for text in ["profile: router\n", "no: settings\n"] {
      try copy.write(text, to: ".strata.yml")
      let refused = try run(["init"], in: copy)
      #expect(refused.code == 2)
      #expect(refused.errors.hasPrefix("error: '.strata.yml' is there already"))
      #expect(try copy.text(".strata.yml") == text)
    }
    #expect(try run(["init", "--force"], in: copy).code == 0)
    #expect(try copy.text(".strata.yml").contains("\nprofile: standard\n"))
  }

  @Test func initCanFreezeWhatThereIs() throws {
    let copy = try ExampleCopy()
    #expect(try run(["init", "--baseline"], in: copy).errors.contains("'.strata-baseline.json'"))
    let check = try run(["check"], in: copy)
    #expect(check.code == 0)
    #expect(check.output.hasPrefix("No new errors or warnings in 33 files.\n"))
  }

  @Test func aMistakeEndsWithItsPlaceAndExitCodeTwo() throws {
    let copy = try ExampleCopy()
    try copy.write("profile: standard\nrules:\n  dependency.cycel: off\n", to: ".strata.yml")
    let text = try run(["check"], in: copy)
    #expect(text.code == 2)
    #expect(
      text.errors
        == "error: .strata.yml:3:3: there is no rule 'dependency.cycel'; did you mean "
        + "'dependency.cycle'?\n")
    let json = try run(["check", "--format", "json"], in: copy)
    #expect(json.code == 2)
    #expect(json.output.contains("\"kind\": \"settings\""))
  }

  @Test func anotherFileOfSettingsIsTakenInstead() throws {
    let copy = try ExampleCopy()
    try copy.write("profile: router\n", to: ".strata.yml")
    try copy.write("profile: layered\n", to: "Tools/strict.yml")
    let run = try run(["check", "--config", "Tools/strict.yml", "--exit-zero"], in: copy)
    #expect(run.output.contains("profile 'layered' (as 'Tools/strict.yml' says"))
    let missing = try self.run(["check", "--config", "none.yml"], in: copy)
    #expect(missing.code == 2)
    #expect(missing.errors.hasPrefix("error: there is no settings file 'none.yml'"))
  }

  @Test func changedSettingsAreHeldAgainstARememberedVerdict() throws {
    let copy = try ExampleCopy()
    let before = try findings(copy)
    try copy.write("rules: {dependency.cycle: off}\n", to: ".strata.yml")
    let without = try findings(copy)
    #expect(before.contains("dependency.cycle") && !without.contains("dependency.cycle"))
    try FileManager.default.removeItem(at: copy(".strata.yml"))
    #expect(try findings(copy) == before)
  }

  @Test func whatHoldsIsShownWithWhereItComesFrom() throws {
    let copy = try ExampleCopy()
    try copy.write(
      """
      profile: layered
      layers:
        Common: [Sources/Tangled/Domain/Entities/**]
      features: [Sources/Tangled/Presentation/Features/*]
      rules:
        presentation.massive-view-model: {severity: error, lines: 30}
      allow:
        - {from: Domain, to: OrderDTO, reason: mapper comes, until: 2099-03-01, owner: "@core"}
      exclude: ["**/Orders"]

      """, to: ".strata.yml")
    let run = try run(["settings", "--color", "never"], in: copy)
    #expect(run.code == 0)
    try expectGolden(run.output, "settings.txt")
    let json = try self.run(["settings", "--format", "json"], in: copy).output
    try expectGolden(json, "settings.json")
  }

  @Test func withoutSettingsEverythingIsInferred() throws {
    let run = try run(["settings"], in: ExampleCopy())
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("no settings file: everything is inferred\n"))
  }
}
