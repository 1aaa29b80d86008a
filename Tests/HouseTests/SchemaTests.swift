import Foundation
import StrataDomain
import StrataPresentation
import TestSupport
import Testing

@Suite("The schema of settings")
struct SchemaTests {
  @Test func theSchemaInTheRepositoryIsThatOfToday() throws {
    try expectRecorded(
      SettingsSchema.document(Rule.catalogue),
      in: Repository.root.appendingPathComponent("Documentation/strata.schema.json"))
  }
}
