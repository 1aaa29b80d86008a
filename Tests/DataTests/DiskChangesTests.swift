import Foundation
import StrataCode
import StrataData
import StrataFeatures
import Testing

@Suite("Changes on the disk")
struct DiskChangesTests {
  private let title = Phrase("trial", zh: "试验")

  private func store(_ folder: TemporaryFolder) -> DiskChanges {
    DiskChanges(cache: CacheFolder(at: folder("cache")))
  }

  private func version(_ path: String, _ folder: TemporaryFolder) throws -> FileChange.Version {
    let data = try #require(FileManager.default.contents(atPath: folder("p/" + path)))
    return .init(path, [UInt8](data))
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func names(below folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder("p"))
      .filter { !$0.hasPrefix(".git") }.sorted()
  }

  @Test func anUndoGivesTheSameBytesAndPermissions() throws {
    let folder = try TemporaryFolder([
      "p/a.swift": "\u{FEFF}let a = 1\r\n\tlet b = 2", "p/b.swift": "b\n", "p/c.swift": "c\n",
    ])
    chmod(folder("p/b.swift"), 0o755)
    let (a, b, c) = try (
      version("a.swift", folder), version("b.swift", folder), version("c.swift", folder)
    )
    let store = store(folder)
    let record = try store.apply(
      ProposedChange(
        title,
        [
          FileChange(from: a, to: .init("a.swift", a.text + bytes("\r\n// more"))),
          FileChange(from: b, to: nil),
          FileChange(from: c, to: .init("Deep/er/c.swift", c.text)),
          FileChange(from: nil, to: .init("New/n.swift", bytes("n"))),
        ]), in: folder("p"))
    #expect(
      try names(below: folder) == [
        "Deep", "Deep/er", "Deep/er/c.swift", "New", "New/n.swift", "a.swift",
      ])
    #expect(try store.records(in: folder("p")) == [record])
    #expect(record.files == ["Deep/er/c.swift", "New/n.swift", "a.swift", "b.swift", "c.swift"])
    _ = try store.undo(record.id, in: folder("p"))
    #expect(try names(below: folder) == ["a.swift", "b.swift", "c.swift"])
    #expect(try version("a.swift", folder) == a)
    #expect(try version("b.swift", folder) == b)
    #expect(try version("c.swift", folder) == c)
    let mode = try FileManager.default.attributesOfItem(atPath: folder("p/b.swift"))
    #expect(mode[.posixPermissions] as? Int == 0o755)
    #expect(try store.records(in: folder("p")).isEmpty)
  }

  @Test func nothingIsUndoneWhereAFileWasEditedSince() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n"])
    let a = try version("a.swift", folder)
    let store = store(folder)
    let record = try store.apply(
      ProposedChange(
        title,
        [
          FileChange(from: a, to: .init("a.swift", bytes("b\n"))),
          FileChange(from: nil, to: .init("n.swift", bytes("n\n"))),
        ]), in: folder("p"))
    try folder.write(Data("c\n".utf8), to: "p/a.swift")
    #expect(throws: ChangeError.changedSince(paths: ["a.swift"], id: record.id)) {
      try store.undo(record.id, in: folder("p"))
    }
    #expect(try names(below: folder) == ["a.swift", "n.swift"])
    #expect(try version("a.swift", folder).text == bytes("c\n"))
  }

  @Test func aFileThatExistsIsNeverReplaced() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n"])
    #expect(throws: ChangeError.exists(path: "a.swift")) {
      try store(folder).apply(
        ProposedChange(
          title,
          [
            FileChange(from: nil, to: .init("New/x.swift", bytes("x"))),
            FileChange(from: nil, to: .init("a.swift", bytes("x"))),
          ]), in: folder("p"))
    }
    #expect(try names(below: folder) == ["a.swift"])
  }

  @Test func aFileThatWasEditedMeanwhileIsNotTouched() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n", "p/read.swift": "r\n"])
    let a = try version("a.swift", folder)
    let change = ProposedChange(
      title, [FileChange(from: a, to: .init("a.swift", bytes("b\n")))],
      reads: ["read.swift": bytes("other\n")])
    #expect(throws: ChangeError.stale(path: "read.swift")) {
      try store(folder).apply(change, in: folder("p"))
    }
    #expect(try version("a.swift", folder) == a)
  }

  @Test func aReadOnlyFolderIsOneErrorAndNothingIsWritten() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n", "p/Locked/l.swift": "l\n"])
    chmod(folder("p/Locked"), 0o555)
    defer { chmod(folder("p/Locked"), 0o755) }
    // Who may write everywhere meets no read-only folder.
    guard access(folder("p/Locked"), W_OK) != 0 else { return }
    let a = try version("a.swift", folder)
    #expect(throws: ChangeError.self) {
      try store(folder).apply(
        ProposedChange(
          title,
          [
            FileChange(from: nil, to: .init("Made/m.swift", bytes("m"))),
            FileChange(from: a, to: .init("a.swift", bytes("b\n"))),
            FileChange(from: nil, to: .init("Locked/n.swift", bytes("n"))),
          ]), in: folder("p"))
    }
    #expect(try names(below: folder) == ["Locked", "Locked/l.swift", "a.swift"])
    #expect(try version("a.swift", folder) == a)
  }

  @Test func aFileInTheWayOfAFolderIsOneErrorAndNothingIsWritten() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n", "p/Folder": "no folder\n"])
    let a = try version("a.swift", folder)
    #expect(throws: ChangeError.self) {
      try store(folder).apply(
        ProposedChange(
          title,
          [
            FileChange(from: a, to: .init("a.swift", bytes("b\n"))),
            FileChange(from: nil, to: .init("Folder/n.swift", bytes("n"))),
          ]), in: folder("p"))
    }
    #expect(try names(below: folder) == ["Folder", "a.swift"])
    #expect(try version("a.swift", folder) == a)
  }

  @Test func noLinkIsFollowed() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n", "out/b.swift": "b\n"])
    try folder.link("p/Out", to: folder("out"))
    #expect(throws: ChangeError.self) {
      try store(folder).apply(
        ProposedChange(title, [FileChange(from: nil, to: .init("Out/n.swift", bytes("n")))]),
        in: folder("p"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder("out/n.swift")))
  }

  @Test func uncommittedWorkIsKeptInTheFilesThatChangeOnly() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n", "p/b.swift": "b\n"])
    try folder.commitAll(in: "p")
    try folder.write(Data("b2\n".utf8), to: "p/b.swift")
    let (a, b) = try (version("a.swift", folder), version("b.swift", folder))
    var change = ProposedChange(
      title, [a, b].map { FileChange(from: $0, to: .init($0.path, bytes("x\n"))) })
    #expect(throws: ChangeError.uncommitted(paths: ["b.swift"])) {
      try store(folder).apply(change, in: folder("p"))
    }
    #expect(try version("a.swift", folder) == a)
    change.files.removeLast()
    let record = try store(folder).apply(change, in: folder("p"))
    #expect(try version("a.swift", folder).text == bytes("x\n"))
    // Where there is git, what was there before is in git's own folder.
    #expect(!FileManager.default.fileExists(atPath: folder("cache/changes")))
    #expect(FileManager.default.fileExists(atPath: folder("p/.git/strata/\(record.id).json")))
  }

  @Test func twoFilesThatChangePlacesDo() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n", "p/b.swift": "b\n"])
    let (a, b) = try (version("a.swift", folder), version("b.swift", folder))
    let store = store(folder)
    let record = try store.apply(
      ProposedChange(
        title,
        [
          FileChange(from: a, to: .init("b.swift", a.text)),
          FileChange(from: b, to: .init("a.swift", b.text)),
        ]), in: folder("p"))
    #expect(try version("a.swift", folder).text == b.text)
    _ = try store.undo(record.id, in: folder("p"))
    #expect(try version("a.swift", folder) == a)
    #expect(try version("b.swift", folder) == b)
  }

  @Test func aForgedJournalLeadsNowhere() throws {
    let folder = try TemporaryFolder(["p/a.swift": "a\n", "victim": "v\n"])
    try folder.commitAll(in: "p")
    let forged = """
      {"version":1,"id":"1","english":"x","chinese":"x","time":1,"root":"","isUndo":false,
      "folders":[],"files":[{"newPath":"../victim","newDigest":"x"}]}
      """
    try folder.write(Data(forged.utf8), to: "p/.git/strata/begun-1.json")
    #expect(throws: ChangeError.self) { try store(folder).recover(in: folder("p")) }
    #expect(FileManager.default.fileExists(atPath: folder("victim")))
  }
}
