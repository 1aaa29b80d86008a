import Foundation
import StrataCode
import Testing

@testable import StrataData

@Suite struct GitIndexTests {
  @Test("what is read from git's index is what git says of it")
  func likeGit() throws {
    let folder = try TemporaryFolder([
      "A.swift": "1", "P/B.swift": "22", "P/c.txt": "", "P/Long\(name).swift": "3", "Ü.swift": "4",
      "New.swift": "5", "P.swift/x.swift": "6",
    ])
    try folder.git("init", "-q")
    try folder.git("add", "A.swift", "P", "Ü.swift", "P.swift")
    try expectLikeGit(folder, count: 5)
    try folder.git("update-index", "--assume-unchanged", "A.swift")
    try expectLikeGit(folder, count: 5)
    try folder.git("update-index", "--skip-worktree", "P/B.swift")
    try folder.git("add", "-N", "New.swift")
    let link = String(repeating: "1", count: 40)
    try folder.git("update-index", "--add", "--cacheinfo", "160000,\(link),Sub.swift")
    try expectLikeGit(folder, count: 7)
  }

  @Test("a conflict is listed as git lists it")
  func conflict() throws {
    let folder = try TemporaryFolder(["A.swift": "1", "B.swift": ""])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    for side in ["one", "two"] {
      try folder.git("checkout", "-q", "--orphan", side)
      try Data(side.utf8).write(to: URL(fileURLWithPath: folder("A.swift")))
      try folder.commit(side)
    }
    // A machine without a full name of its own gives git nobody to merge for.
    try? folder.git(
      "-c", "user.name=A", "-c", "user.email=a@example.org", "merge", "-q",
      "--allow-unrelated-histories", "one")
    try expectLikeGit(folder, count: 3)
  }

  @Test(
    "an index of another form is left to git",
    arguments: ["--index-version=4", "--split-index"])
  func otherForms(_ option: String) throws {
    let folder = try TemporaryFolder(["A.swift": "1", "P/B.swift": ""])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("update-index", option)
    #expect(GitIndex(ofTree: folder.path, below: folder.path, endingIn: [".swift"]) == nil)
    #expect(try FileListing(of: folder.path).swift == ["A.swift", "P/B.swift"])
  }

  @Test("an index of longer ids is left to git")
  func longIDs() throws {
    let folder = try TemporaryFolder(["A.swift": "1", "P/B.swift": ""])
    try folder.git("init", "-q", "--object-format=sha256")
    try folder.git("add", ".")
    #expect(GitIndex(ofTree: folder.path, below: folder.path, endingIn: [".swift"]) == nil)
    #expect(try FileListing(of: folder.path).hash == .sha256)
  }

  @Test("no part of an index that is damaged is believed")
  func damaged() throws {
    let folder = try TemporaryFolder(["A.swift": "1", "P/B.swift": ""])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    let url = URL(fileURLWithPath: folder(".git/index"))
    let whole = [UInt8](try Data(contentsOf: url))
    for count in 0..<whole.count {
      try Data(whole[..<count]).write(to: url)
      #expect(GitIndex(ofTree: folder.path, below: folder.path, endingIn: [".swift"]) == nil)
    }
    for (place, byte) in [(0, 0), (7, 9), (11, 3), (73, 9), (74, 0)] {
      var bytes = whole
      bytes[place] = UInt8(byte)
      try Data(bytes).write(to: url)
      #expect(GitIndex(ofTree: folder.path, below: folder.path, endingIn: [".swift"]) == nil)
    }
  }

  private let name = String(repeating: "x", count: 200)

  /// Compares an index with what git lists, seen from the root and from a folder.
  private func expectLikeGit(_ folder: TemporaryFolder, count: Int) throws {
    for (place, expected) in [(folder.path, count), (folder("P"), nil as Int?)]
    where FileManager.default.fileExists(atPath: place) {
      let text = try Git().output(
        of: ["ls-files", "-z", "-v", "--stage", "--debug", "--cached", "--", "*.swift"], in: place)
      let said = Self.entries { GitEntry.read(text, $0) }
      let index = try #require(
        GitIndex(ofTree: folder.path, below: place, endingIn: [".swift"]))
      #expect(Self.entries(index.read) == said)
      if let expected { #expect(said.count == expected) }
    }
  }

  private static func entries(_ read: GitListing.Entries) -> [String] {
    var entries: [String] = []
    read { entry in
      let path = String(decoding: entry.path, as: UTF8.self)
      entries.append("\(path) \(entry.held.map { "\($0.id.digits) \($0.stamp)" } ?? "-")")
    }
    return entries
  }
}
