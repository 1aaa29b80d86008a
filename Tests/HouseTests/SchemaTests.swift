import Foundation
import StrataData
import StrataRules
import StrataCode
import StrataPresentation
import TestSupport
import Testing

@Suite("The schema of settings")
struct SchemaTests {
  private static let path = "Documentation/strata.schema.json"

  @Test func theSchemaInTheRepositoryIsThatOfToday() throws {
    try expectRecorded(
      SettingsSchema.document(Rule.catalogue), in: Repository.root.appendingPathComponent(Self.path)
    )
  }

  /// JSON is YAML, so that one text can be held against the schema and read as settings.
  private func isRead(_ text: String) -> Bool {
    (try? SettingsText.settings(Array(text.utf8), at: Settings.fileName)) != nil
  }

  @Test(
    .enabled(if: SchemaCheck.isPossible),
    arguments: [
      "{}", #"{"profile": "domain-first"}"#, #"{"exclude": "Generated/**"}"#,
      #"{"layers": {"Domain": ["Core/**", "Model"], "Test": "Support"}}"#,
      #"{"words": {"Data": ["Warehouse"]}, "features": ["Features/*"]}"#,
      #"{"rules": {"dependency.cycle": "off", "presentation.massive-view-model": {"lines": 9}}}"#,
      #"{"rules": {"entity.codable": {"severity": "info"}}}"#,
      #"{"advice": {"team": 3, "lifetime": "18m", "sources": 0}}"#,
      #"""
      {"allow": [{"from": "Domain", "to": "UIKit", "reason": "r", "until": "2027-03-01",
        "owner": "@ios", "rule": "dependency.framework-in-domain"}]}
      """#,
    ])
  func whatTheReaderTakesTheSchemaTakes(_ text: String) throws {
    #expect(isRead(text))
    #expect(try SchemaCheck.faults(in: ["settings.json": text], against: Self.path) == "")
  }

  @Test(
    .enabled(if: SchemaCheck.isPossible),
    arguments: [
      #"{"profil": "layered"}"#, #"{"profile": "layerd"}"#, #"{"layers": ["Domain"]}"#,
      #"{"layers": {"domain": ["a"]}}"#, #"{"rules": {"dependency.cycel": "off"}}"#,
      #"{"rules": {"dependency.cycle": {"lines": 4}}}"#, #"{"rules": {"dependency.cycle": {}}}"#,
      #"{"rules": {"presentation.massive-view-model": {"lines": 0}}}"#,
      #"{"allow": [{"from": "a", "to": "b"}]}"#, #"{"allow": {"from": "a"}}"#,
      #"{"allow": [{"from": "a", "to": "b", "reason": "r", "until": "soon"}]}"#,
      #"{"exclude": [""]}"#, #"{"advice": {"teem": 3}}"#, #"{"advice": {"lifetime": "soon"}}"#,
      #"{"advice": {"team": -1}}"#,
    ])
  func whatTheReaderRefusesTheSchemaRefuses(_ text: String) throws {
    #expect(!isRead(text))
    #expect(try SchemaCheck.faults(in: ["settings.json": text], against: Self.path) != "")
  }
}
