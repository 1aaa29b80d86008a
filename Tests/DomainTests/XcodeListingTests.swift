import Testing

@testable import StrataFeatures

/// Where lines of Xcode projects go.
@Suite("lines of Xcode projects")
struct XcodeListingTests {
  private static func reference(_ name: String, _ number: Int) -> String {
    "\t\tA0000000000000000000000\(number) /* \(name) */ = {isa = PBXFileReference; path = \(name); sourceTree = \"<group>\"; };\n"
  }

  private static func child(_ name: String, _ number: Int) -> String {
    "\t\t\t\tA0000000000000000000000\(number) /* \(name) */,\n"
  }

  private static func project(_ groups: [[String]], _ phases: [String]) -> String {
    let names = groups.joined().sorted()
    let number = { (name: String) in names.firstIndex(of: name) ?? 0 }
    return names.map { reference($0, number($0)) }.joined()
      + groups.map {
        "\t\t\tchildren = (\n" + $0.map { child($0, number($0)) }.joined() + "\t\t\t);\n"
      }
      .joined()
      + phases.map { "\t\t\tfiles = (\n\t\t\t\tB /* \($0) in Sources */,\n\t\t\t);\n" }.joined()
  }

  private func changed(_ text: String, by actions: [Edit.Action]?) throws -> String {
    var bytes = Array(text.utf8)
    let edits = try #require(actions).map { action -> (Range<Int>, [UInt8]) in
      guard case .replace(_, let place, let new) = action else { return (0..<0, [UInt8]()) }
      return (place, new)
    }
    for (place, new) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      bytes.replaceSubrange(place, with: new)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (["A.swift", "C.swift", "E.swift"], ["A.swift", "C.swift", "D.swift", "E.swift"]),
    (["E.swift", "A.swift"], ["E.swift", "A.swift", "D.swift"]),
  ])
  func aMovedFileKeepsTheOrderOfAGroup(_ group: [String], _ after: [String]) throws {
    let before = Self.project([["D.swift"], group], [])
    let listing = try #require(XcodeListing(of: "D.swift", in: Array(before.utf8)))
    let beside = try #require(XcodeListing(of: "A.swift", in: Array(before.utf8)))
    #expect(
      try changed(before, by: listing.moves(beside: beside, at: "p"))
        == Self.project([[], after], []))
  }

  @Test func aFileJoinsTheTargetOfAnother() throws {
    let before = Self.project([["D.swift"], ["A.swift"]], ["D.swift", "A.swift"])
    let listing = try #require(XcodeListing(of: "D.swift", in: Array(before.utf8)))
    let beside = try #require(XcodeListing(of: "A.swift", in: Array(before.utf8)))
    let after = try changed(before, by: listing.joins(beside, at: "p"))
    #expect(
      after.hasSuffix(
        "files = (\n\t\t\t);\n\t\t\tfiles = (\n\t\t\t\tB /* A.swift in Sources */,\n\t\t\t\tB /* D.swift in Sources */,\n\t\t\t);\n"
      ))
    let twice = Self.project([["D.swift"], ["A.swift"]], ["D.swift", "D.swift", "A.swift"])
    let several = try #require(XcodeListing(of: "D.swift", in: Array(twice.utf8)))
    #expect(
      several.joins(try #require(XcodeListing(of: "A.swift", in: Array(twice.utf8))), at: "p")
        == nil)
  }

  @Test func aFileThatNoTargetCompilesIsListedNoMoreEither() throws {
    let before = Self.project([["A.swift", "D.swift"]], [])
    let listing = try #require(XcodeListing(of: "D.swift", in: Array(before.utf8)))
    #expect(
      try changed(before, by: listing.removal(at: "p")) == Self.project([["A.swift"]], []))
  }

  @Test func aProjectWrittenAsXMLListsItsFilesAndTakesNoEdit() throws {
    let text = Array(
      "<?xml version=\"1.0\"?>\n<plist>\n\t<string>D.swift</string>\n</plist>\n".utf8)
    let listing = try #require(XcodeListing(of: "D.swift", in: text))
    #expect(listing.edits(for: "E.swift", at: "p") == nil)
    #expect(listing.renames(to: "E.swift", at: "p") == nil)
    #expect(listing.removal(at: "p") == nil)
    #expect(listing.removalOfUnbuilt(at: "p") == nil)
    #expect(listing.moves(beside: listing, at: "p") == nil)
    #expect(XcodeListing(of: "E.swift", in: text) == nil)
  }
}
