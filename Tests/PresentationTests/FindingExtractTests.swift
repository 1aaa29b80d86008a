import StrataFeatures
import Testing

@testable import StrataPresentation

@Suite("Parts of a document of findings")
struct FindingExtractTests {
  private func document(_ extract: FindingExtract) throws -> JSONValue {
    try JSONReader.value(Array(CheckJSON.document(.sample, only: extract).utf8))
  }

  @Test func pagesFollowEachOtherAndLeaveNothingOut() throws {
    let all = try document(.all)
    let ids = (all["findings"]?.items ?? []).map { $0["id"]?.text }
    #expect(ids.count > 1)
    #expect(all["page"] != nil && all["page"]?.members == nil)
    var (seen, cursor): ([String?], String?) = ([], nil)
    repeat {
      let page = try document(FindingExtract(fields: nil, limit: 1, after: cursor))
      seen += (page["findings"]?.items ?? []).map { $0["id"]?.text }
      cursor = page["page"]?["next"]?.text
    } while cursor != nil && seen.count <= ids.count
    #expect(seen == ids)
  }

  @Test func aPageHasItsOwnRulesOnly() throws {
    let page = try document(FindingExtract(fields: nil, limit: 1, after: nil))
    #expect(page["rules"]?.items?.count == 1)
  }

  @Test func aFindingKeepsTheMembersThatAreAskedFor() throws {
    let page = try document(FindingExtract(fields: "message, id", limit: nil, after: nil))
    for finding in page["findings"]?.items ?? [] {
      #expect(finding.members?.map(\.0) == ["id", "message"])
    }
  }

  @Test func behindTheLastNothingComes() throws {
    let page = try document(FindingExtract(fields: nil, limit: nil, after: "900"))
    #expect(page["findings"]?.items?.isEmpty == true)
    #expect(page["page"]?["next"]?.text == nil)
  }

  @Test func whatMakesNoSenseIsRefused() {
    #expect(throws: Failure.self) { try FindingExtract(fields: "ids", limit: 1, after: nil) }
    #expect(throws: Failure.self) { try FindingExtract(fields: nil, limit: 0, after: nil) }
    #expect(throws: Failure.self) { try FindingExtract(fields: nil, limit: nil, after: "x") }
    #expect(throws: Failure.self) { try FindingExtract(fields: nil, limit: nil, after: "-1") }
  }
}
