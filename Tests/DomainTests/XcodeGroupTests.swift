import Testing

@testable import StrataFeatures

@Suite("Groups that are made in an Xcode project")
struct XcodeGroupTests {
  private static let project = """
    {
    \tobjects = {
    \t\tA00000000000000000000001 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = A00000000000000000000002 /* A.swift */; };
    \t\tA00000000000000000000002 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = A.swift; sourceTree = "<group>"; };
    \t\tA00000000000000000000003 /* Data */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000004 /* API */,
    \t\t\t);
    \t\t\tpath = Data;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA00000000000000000000004 /* API */ = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000002 /* A.swift */,
    \t\t\t);
    \t\t\tpath = API;
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA00000000000000000000005 /* Sources */ = {
    \t\t\tisa = PBXSourcesBuildPhase;
    \t\t\tfiles = (
    \t\t\t\tA00000000000000000000001 /* A.swift in Sources */,
    \t\t\t);
    \t\t};
    \t};
    }

    """

  /// The identifiers of the groups called `DTO` once a file is listed in a new one.
  private func groups(for file: String) throws -> Set<Substring> {
    let text = Array(Self.project.utf8)
    let actions = try #require(
      XcodeListing(of: "A.swift", in: text)?.edits(
        for: file, inNew: XcodeGroup.New(name: "DTO", file: file), at: "p"))
    var groups: Set<Substring> = []
    for case .replace(_, _, let new) in actions {
      for line in String(decoding: new, as: UTF8.self).split(separator: "\n")
      where line.contains("/* DTO */") {
        groups.insert(line.drop(while: \.isWhitespace).prefix(24))
      }
    }
    return groups
  }

  @Test func twoChangesThatMakeAGroupForOneFolderAreToldApart() throws {
    let (first, second) = (try groups(for: "B.swift"), try groups(for: "C.swift"))
    #expect(first.count == 1)
    #expect(second.count == 1)
    #expect(first.isDisjoint(with: second))
    #expect(try groups(for: "B.swift") == first)
  }
}
