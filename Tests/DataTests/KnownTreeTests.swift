import Foundation
import Testing

@testable import StrataData

@Suite("A tree that is listed anew only after a change")
struct KnownTreeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      ".gitignore": "Ignored/\n", "A.swift": "struct A {}", "Deep/B.swift": "struct B {}",
      "Ignored/C.swift": "struct C {}", "notes.txt": "",
    ])
    try folder.git("init", "-q")
    try folder.git("add", "A.swift")
  }

  /// A tree that was listed so late that no later change can bear the time of an earlier one.
  private func known() throws -> KnownTree {
    try KnownTree(at: folder.path, now: Int64(Date().timeIntervalSince1970) + 10)
  }

  /// Whether a tree is listed anew after a change.
  private func isNoticed(_ change: () throws -> Void) throws -> Bool {
    var known = try known()
    let unchanged = known.renewed(at: folder.path)
    #expect(unchanged != nil)
    try change()
    return known.renewed(at: folder.path) == nil
  }

  private func write(_ text: String, _ name: String) throws {
    try folder.write(Data(text.utf8), to: name)
  }

  @Test func whatStaysIsNotListedAnew() throws {
    var known = try known()
    try write("more", "notes.txt")
    let renewed = known.renewed(at: folder.path)
    let tree = try #require(renewed)
    #expect(tree.listing.swift == ["A.swift", "Deep/B.swift"])
    #expect(tree.sources.entries.map(\.path) == ["A.swift", "Deep/B.swift"])
  }

  @Test func whoeverIsToldOfEveryChangeIsSparedTheLook() throws {
    var known = try known()
    try write("struct A2 {}", "A.swift")
    let trusted = known.renewed(at: folder.path, lookedAtWithin: .seconds(600))
    #expect(trusted != nil)
    let looked = known.renewed(at: folder.path)
    #expect(looked == nil)
  }

  @Test(arguments: [true, false])
  func oneAnswerIsAboutOneTree(isOne: Bool) throws {
    let memory = ReadMemory(untilOneAnswer: isOne)
    _ = try memory.tree(at: folder.path)
    try write("struct D {}", "D.swift")
    let names = try memory.tree(at: folder.path).listing.swift
    #expect(names.contains("D.swift") == !isOne)
    try write("struct E {}", "Other/E.swift")
    #expect(try memory.tree(at: folder("Other")).listing.swift == ["E.swift"])
  }

  @Test func aFileThatWasReadIsNotReadAgainBeforeItChanges() throws {
    var known = try known()
    func identified(_ tree: SourceTree) -> [ContentID?] {
      var entries = tree.sources
      entries.identify(in: tree, jobs: 1)
      return entries.entries.map(\.id)
    }
    let listed = known.renewed(at: folder.path)
    let first = identified(try #require(listed))
    #expect(!first.contains(nil))
    let same = known.renewed(at: folder.path)
    var tree = try #require(same)
    // Nobody can read anything there.
    tree.files = TreeFiles(root: "/nowhere") { (_, _) throws(FileReadFailure) in throw .missing }
    #expect(identified(tree) == first)
    try write("struct B2 {}", "Deep/B.swift")
    let changed = known.renewed(at: folder.path)
    #expect(changed == nil)
    known = try self.known()
    let anew = known.renewed(at: folder.path)
    #expect(identified(try #require(anew))[1] != first[1])
  }

  @Test func anotherRootIsAnotherTree() throws {
    var known = try known()
    let other = known.renewed(at: folder("Deep"))
    #expect(other == nil)
  }

  @Test func filesThatCameWentOrWereWrittenAreNoticed() throws {
    #expect(try isNoticed { try write("struct A2 {}", "A.swift") })
    #expect(try isNoticed { try write("struct A3 {}", "A.swift") })
    #expect(try isNoticed { try write("struct New {}", "Far/New.swift") })
    #expect(try isNoticed { try FileManager.default.removeItem(atPath: folder("Deep")) })
  }

  @Test func whatGitIsToldIsNoticed() throws {
    #expect(try isNoticed { try write("", ".gitignore") })
    #expect(try isNoticed { try folder.git("add", "-f", "Ignored/C.swift") })
    #expect(try isNoticed { try write("Deep/\n", ".git/info/exclude") })
    #expect(try isNoticed { try folder.git("config", "core.excludesFile", "/dev/null") })
    #expect(try isNoticed { try FileManager.default.removeItem(atPath: folder(".git")) })
  }

  @Test func aFolderKnowsTheIgnoredFilesAboveIt() throws {
    var known = try KnownTree(
      at: folder("Deep"), now: Int64(Date().timeIntervalSince1970) + 10)
    let unchanged = known.renewed(at: folder("Deep"))
    try write("B.swift\n", ".gitignore")
    let changed = known.renewed(at: folder("Deep"))
    #expect(unchanged != nil && changed == nil)
  }

  @Test("what was written a moment ago may be written again in the same tick")
  func freshFilesAreLookedAtAgain() throws {
    var known = try KnownTree(at: folder.path)
    let renewed = known.renewed(at: folder.path)
    #expect(renewed == nil)
  }
}
