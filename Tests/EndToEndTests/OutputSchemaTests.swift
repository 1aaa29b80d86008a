import Foundation
import TestSupport
import Testing

/// What programs read is held against the schemas that tell them what to expect.
@Suite("The schemas of JSON documents", .enabled(if: SchemaCheck.isPossible))
struct OutputSchemaTests {
  private func document(_ arguments: [String], of example: String = "Tangled") throws -> String {
    try BuiltCommand.run(
      arguments + ["--format", "json", "--project-root", "."],
      in: Repository.root.appendingPathComponent("Examples/\(example)")
    ).output
  }

  private func faults(_ documents: [String: String], _ schema: String) throws -> String {
    try SchemaCheck.faults(
      in: documents, against: "Documentation/Schemas/\(schema).schema.json")
  }

  @Test func findingsAreAsTheSchemaSays() throws {
    let documents = [
      "check.json": try document(["check", "--info"]),
      "clean.json": try document(["check"], of: "Users"),
      "chinese.json": try document(["check", "--lang", "zh-Hans"]),
      "audit.json": try document(["audit", "--base", "HEAD"]),
      "failure.json": try document(["check", "nowhere"]),
      "page.json": try document(["check", "--limit", "2", "--fields", "id,rule"]),
      "actions.json": try document(["check", "--actions"]),
      "pages.json": try document(["audit", "--base", "HEAD", "--limit", "1", "--after", "1"]),
    ]
    #expect(try faults(documents, "findings") == "")
  }

  @Test func aDocumentOfEverythingHasWholeFindings() throws {
    let text = try document(["check", "--limit", "2", "--fields", "id,rule"])
    let whole = text.replacing(/"page": \{[^}]*\}/, with: "\"page\": null")
    #expect(whole != text)
    #expect(try faults(["check.json": whole], "findings") != "")
  }

  @Test func layersAreAsTheSchemaSays() throws {
    let documents = [
      "layers.json": try document(["layers"]),
      "evidence.json": try document(["layers", "--evidence"]),
    ]
    #expect(try faults(documents, "layers") == "")
  }

  @Test func aMapIsAsTheSchemaSays() throws {
    let documents = [
      "map.json": try document(["map"]),
      "failure.json": try document(["map", "--profile", "none"]),
    ]
    #expect(try faults(documents, "map") == "")
  }

  @Test func aSchemaRefusesWhatItDoesNotName() throws {
    let text = try document(["check"])
    let changed = text.replacingOccurrences(of: "\"subject\":", with: "\"topic\":")
    #expect(changed != text)
    #expect(try faults(["check.json": changed], "findings") != "")
  }
}
