import StrataPresentation
import Foundation
import StrataFeatures
import TestSupport
import Testing

@testable import StrataData

@Suite struct GitChangesTests {
  private let changes = GitChanges()

  private func text(_ name: String) -> String {
    (1...20).map { "let \(name)\($0) = \($0)\n" }.joined()
  }

  private func repository(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    try folder.git("init", "-q", "-b", "main")
    try folder.commit("First")
    return folder
  }

  /// Lets a branch `topic` change one file and `main` another.
  private func part(_ folder: TemporaryFolder) throws {
    try folder.git("checkout", "-q", "-b", "topic")
    try folder.write(Data("1".utf8), to: "A.swift")
    try folder.commit("Ours")
    try folder.git("checkout", "-q", "main")
    try folder.write(Data("1".utf8), to: "B.swift")
    try folder.commit("Theirs")
  }

  @Test("changed, staged, unstaged and untracked files are changed; removed and ignored ones not")
  func changed() throws {
    let folder = try repository([
      "Same.swift": "", "Removed.swift": "", "Committed.swift": "", "Staged.swift": "",
      "Unstaged.swift": "", ".gitignore": "Ignored.swift\n",
    ])
    try folder.git("checkout", "-q", "-b", "topic")
    try folder.write(Data("1".utf8), to: "Committed.swift")
    try folder.commit("Second")
    try folder.write(Data("1".utf8), to: "Staged.swift")
    try folder.git("add", "Staged.swift")
    for name in ["Unstaged.swift", "New é.swift", "Ignored.swift"] {
      try folder.write(Data("1".utf8), to: name)
    }
    try FileManager.default.removeItem(atPath: folder("Removed.swift"))
    let expected: Set = ["Committed.swift", "Staged.swift", "Unstaged.swift", "New é.swift"]
    #expect(try changes.changedFiles(since: "main", in: folder.path) == expected)
  }

  @Test("what the other branch did since the two parted is no change of this one")
  func mergeBase() throws {
    let folder = try repository(["A.swift": "", "B.swift": ""])
    try part(folder)
    try folder.git("checkout", "-q", "topic")
    #expect(try changes.changedFiles(since: "main", in: folder.path) == ["A.swift"])
  }

  @Test("the base is where the histories part, the commit itself, or what a merge brings in")
  func base() throws {
    let folder = try repository(["A.swift": "", "B.swift": ""])
    func base(_ name: String?) throws -> ChangeBase {
      try changes.base(named: name, around: folder.path)
    }
    let first = try base("HEAD")
    #expect(first.isPresent && !first.isMerging && first.commit.count == 40)
    try part(folder)
    let theirs = try base("HEAD").commit
    try folder.git("checkout", "-q", "topic")
    for name in [nil, "main", first.commit, theirs] {
      let found = try base(name)
      #expect(found.commit == first.commit && !found.isPresent && !found.isMerging)
    }
    // Two commits are none, and neither is what looks like an option.
    for name in ["main..topic", "--all", "nobody", "main topic"] {
      #expect(throws: ChangeReadError.self) { try base(name) }
    }
    try folder.git("-c", "user.name=A", "-c", "user.email=a@b.c", "merge", "--no-commit", "main")
    let merging = try base("main")
    #expect(merging.isMerging && merging.commit == theirs)
  }

  @Test("paths are those from the root, which may be a folder of the git tree")
  func subfolder() throws {
    let folder = try repository(["App/A.swift": text("a"), "App/D.swift": "", "B.swift": ""])
    for name in ["App/A.swift", "App/C.swift", "B.swift"] {
      try folder.write(Data("1".utf8), to: name)
    }
    let found = try changes.changedFiles(since: "HEAD", in: folder("App"))
    #expect(found == ["A.swift", "C.swift"])
  }

  @Test("committed, staged and untracked moves are followed", arguments: [0, 1, 2])
  func moves(stage: Int) throws {
    let folder = try repository([
      "App/Old.swift": text("a"), "App/Gone.swift": text("b"), "App/Same.swift": text("c"),
    ])
    try folder.write(Data((text("a") + "let more = 1\n").utf8), to: "App/In/New.swift")
    try FileManager.default.removeItem(atPath: folder("App/Old.swift"))
    try FileManager.default.removeItem(atPath: folder("App/Gone.swift"))
    if stage < 2 { try folder.git("add", "-A") }
    if stage < 1 { try folder.commit("Move") }
    let since = stage < 1 ? "HEAD~1" : "HEAD"
    let index = try Data(contentsOf: URL(fileURLWithPath: folder(".git/index")))
    let found = try changes.moves(since: since, in: folder("App"))
    #expect(found == FileMoves(renamed: ["Old.swift": "In/New.swift"], removed: ["Gone.swift"]))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder(".git/index"))) == index)
  }

  @Test("the last change of a file is that of its commit, and nobody's if it has none")
  func lastChange() throws {
    let folder = try repository(["[a].json": "", "a.json": "", "B.swift": ""])
    let first = try #require(changes.lastChange(of: folder("[a].json"), in: folder.path))
    try folder.write(Data("1".utf8), to: "a.json")
    try folder.commit("Second")
    #expect(changes.lastChange(of: folder("[a].json"), in: folder.path) == first)
    #expect(changes.lastChange(of: folder("c.json"), in: folder.path) == nil)
    try folder.git("clone", "-q", "--depth", "1", "file://" + folder.path, folder("clone"))
    #expect(changes.lastChange(of: folder("clone/a.json"), in: folder("clone")) == nil)
  }

  @Test("each thing that hinders is said with a way on")
  func failures() throws {
    let bare = try TemporaryFolder(["A.swift": ""])
    #expect(throws: ChangeReadError.noRepository(root: bare.path)) {
      try changes.changedFiles(since: "main", in: bare.path)
    }
    try bare.git("init", "-q", "-b", "main")
    #expect(throws: ChangeReadError.noCommits(root: bare.path)) {
      try changes.changedFiles(since: "main", in: bare.path)
    }
    try bare.commit("First")
    for name in ["mian", "--all", ""] {
      #expect(
        throws: ChangeReadError.unknownReference(name, references: ["main"], isShallow: false)
      ) { try changes.changedFiles(since: name, in: bare.path) }
    }
    try bare.git("checkout", "-q", "--orphan", "island")
    try bare.commit("Alone")
    #expect(throws: ChangeReadError.noCommonAncestor("main", isShallow: false)) {
      try changes.changedFiles(since: "main", in: bare.path)
    }
    let error = #expect(throws: ChangeReadError.self) {
      try GitChanges(git: Git(searchPath: "")).changedFiles(since: "main", in: bare.path)
    }
    #expect(error?.message.contains("there is no git on the search path") == true)
  }

  @Test("no filter, diff program or monitor that the repository's settings name is run")
  func hostileSettings() throws {
    let folder = try repository([
      "A.swift": "1", "hook": "#!/bin/sh\necho \"$0 $@\" > ran\ncat\n",
      ".gitattributes": "*.swift filter=evil diff=evil\n",
    ])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("hook"))
    try folder.commit("Second")
    for name in [
      "filter.evil.clean", "filter.evil.process", "diff.evil.command", "diff.evil.textconv",
      "diff.external", "core.fsmonitor",
    ] { try folder.git("config", name, folder("hook")) }
    try folder.git("config", "filter.evil.required", "true")
    try folder.write(Data("2".utf8), to: "A.swift")
    try folder.write(Data("3".utf8), to: "B.swift")
    #expect(
      try changes.changedFiles(since: "HEAD", in: folder.path).sorted() == ["A.swift", "B.swift"])
    #expect(try changes.moves(since: "HEAD", in: folder.path) == FileMoves())
    let ran = (try? String(contentsOfFile: folder("ran"), encoding: .utf8)) ?? ""
    #expect(ran == "")
  }
}
