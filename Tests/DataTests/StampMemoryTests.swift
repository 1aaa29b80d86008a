import Foundation
import StrataCode
import Testing

@testable import StrataData

@Suite("What files are called that git has not looked at")
struct StampMemoryTests {
  private let folder: TemporaryFolder
  private let cache: RunCache

  init() throws {
    let names = (0..<20).map { "File\($0).swift" }
    folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "struct A {}") }))
    cache = RunCache(in: CacheFolder(at: folder("cache")))
  }

  /// What each file is called, by a run so many seconds after the files were written; where nothing
  /// can be read, by what an earlier run has read.
  private func ids(after seconds: Int64, isReading: Bool) throws -> [ContentID?] {
    var tree = try SourceTree(at: folder.path, revision: nil)
    if !isReading {
      tree.files = TreeFiles(root: "/nowhere") { (_, _) throws(FileReadFailure) in throw .missing }
    }
    let now = Int64(Date().timeIntervalSince1970) + seconds
    var entries = tree.sources
    entries.identify(
      in: tree, jobs: 1, after: StampMemory(in: cache, of: tree, now: now))
    return entries.entries.map(\.id)
  }

  @Test func areNotReadAgain() throws {
    let first = try ids(after: 10, isReading: true)
    #expect(!first.contains(nil))
    #expect(try ids(after: 10, isReading: false) == first)
  }

  @Test func areReadAgainOnceTheyAreOthers() throws {
    let first = try ids(after: 10, isReading: true)
    try folder.write(Data("struct B {}".utf8), to: "File7.swift")
    let second = try ids(after: 10, isReading: true)
    #expect(zip(first, second).count { $0 != $1 } == 1)
    #expect(try ids(after: 10, isReading: false).count { $0 == nil } == 1)
  }

  @Test func areReadAgainIfTheyCouldHaveChangedInTheSameMoment() throws {
    _ = try ids(after: 0, isReading: true)
    #expect(try ids(after: 10, isReading: false).allSatisfy { $0 == nil })
  }

  @Test func areReadAgainWhereOtherFilesAreListed() throws {
    _ = try ids(after: 10, isReading: true)
    try folder.write(Data("struct C {}".utf8), to: "File20.swift")
    #expect(try ids(after: 10, isReading: false).allSatisfy { $0 == nil })
  }
}
