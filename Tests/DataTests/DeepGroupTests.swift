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
}
