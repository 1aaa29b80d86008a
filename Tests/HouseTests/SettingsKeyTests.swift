import Foundation
import StrataCode
import StrataData
import StrataFeatures
import StrataPresentation
import StrataRules
import TestSupport
import Testing

/// Whoever adds a key to the table finds it everywhere.
@Suite("The keys of the settings")
struct SettingsKeyTests {
  private func settings(_ text: String) throws -> Settings {
    var settings = try SettingsText.settings(Array(text.utf8), at: Settings.fileName)
    (settings.file, settings.text) = (nil, "")
    return settings
  }

  /// What holds by the examples of all keys.
  private func held() throws -> EffectiveSettings {
    let text = SettingsKey.all.map { $0.line + "\n" }.joined()
    let codebase = InMemoryCodebase([
      (Settings.fileName, text), ("Core/Order.swift", "struct Order {}"),
    ])
    let show = ShowSettings(judge: JudgeCodebase(reader: codebase, text: codebase))
    return try show(CodebaseRequest(path: "."), under: JudgingOptions())
  }

  @Test func namesAreThereOnce() {
    #expect(Set(SettingsKey.all.map(\.name)).count == SettingsKey.all.count)
  }

  @Test(arguments: SettingsKey.all.map(\.name))
  func anExampleIsReadAndSaysSomething(name: String) throws {
    let key = try #require(SettingsKey.all.first { $0.name == name })
    #expect(try settings(key.line) != Settings())
    #expect(throws: SettingsError.self) { try settings("\(name):") }
  }

  @Test func eachIsInTheSchemaAndInWhatHolds() throws {
    let held = try held()
    let text = EffectiveSettingsText(TerminalStyle(isColoured: false, language: .english)).text(
      held)
    let (schema, json) = (SettingsSchema.document(Rule.catalogue), SettingsJSON.document(held))
    for key in SettingsKey.all {
      #expect(schema.contains("\n    \"\(key.name)\": {"))
      #expect(json.contains("\n  \"\(key.name)\": "))
      #expect(text.contains("\(key.title.text(in: .english))\n  "))
    }
  }

  @Test func eachIsInTheTemplateOfAProjectThatNeedsNone() throws {
    let template = SettingsTemplate.text(ProposedSettings(project: try held().project))
    for key in SettingsKey.all {
      #expect(["\n\(key.name): ", "\n# \(key.name): "].contains(where: template.contains))
    }
  }

  @Test func theTableInTheGuideIsThatOfToday() throws {
    let page = Repository.root.appendingPathComponent("Documentation/Guides/Settings.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let before = try #require(text.range(of: "<!-- keys, as SettingsKey has them -->\n\n"))
      .upperBound
    let after = try #require(
      text.range(of: "\n<!-- end of the keys -->", range: before..<text.endIndex)
    ).lowerBound
    try expectRecorded(
      text[..<before] + SettingsKeyTable.text(in: .english) + text[after...], in: page)
  }
}
