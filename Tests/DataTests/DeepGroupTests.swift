import Testing

@testable import StrataData

@Suite struct DeepGroupTests {
  @Test("groups nested deeper than any path reaches lead nowhere, and the others where they did")
  func deepGroups() throws {
    let groups = (0..<20_000).map {
      "\($0) = {isa = PBXGroup; children = (\($0 + 1)); path = group; sourceTree = \"<group>\";};"
    }
    let text = "{ objects = { \(groups.joined()) }; rootObject = r; }"
    let objects = try #require(XcodeObjects(Array(text.utf8)))
    let paths = XcodePaths(objects, main: "0", folder: "App", root: "/")
    #expect(paths.paths["1"] == "App/group/group")
    #expect(paths.paths["600"] != nil)
    #expect(paths.paths["19999"] == nil)
  }

  @Test(
    "a property list that nests too deep is none, though texts and comments pair the brackets",
    arguments: ["(", "( \")\", ", "( /*)*/ ", "{a = ", "{a /*}*/ = "])
  func deepLists(piece: String) {
    let text = "{ objects = " + String(repeating: piece, count: 100_000) + "}"
    #expect(PropertyList.dictionary(Array(text.utf8)) == nil)
  }

  @Test("a large project is read, whatever its size")
  func largeProject() throws {
    let files = (0..<30_000).map { "F\($0) = {isa = PBXFileReference; path = A\($0).swift;};" }
    let text = Array("{ objects = { \(files.joined()) }; rootObject = F0; }".utf8)
    #expect(BracketDepth.fault(in: text) == nil)
    #expect(XcodeObjects(text)?["F29999"].string("path") == "A29999.swift")
  }
}
