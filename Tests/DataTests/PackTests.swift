import Foundation
import StrataCode
import StrataFeatures
import Testing

@testable import StrataData

@Suite("A pack that is not what it should be")
struct PackTests {
  private let folder: TemporaryFolder
  private let plain: Workspace
  private var pack: String { folder.cache.pack }

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Domain")])
      """,
      "Sources/Domain/Order.swift": "import UIKit\npublic struct Order { var id: Int }\n",
      "Sources/Domain/Basket.swift": "final class Basket { var orders: [Order] = [] }\n",
    ])
    plain = try folder.workspace()
    #expect(try folder.workspace(cache: folder.cache) == plain)
  }

  /// Reads with the pack as it is now, twice: what the first run makes of it has to be whole.
  private func expectNoHarm(_ what: String) throws {
    for time in ["first", "second"] {
      #expect(try folder.workspace(cache: folder.cache) == plain, "\(what), \(time) time")
    }
  }

  @Test func whatARunHasJustReadIsNotReadAgainAndNotCalledKept() throws {
    let cache = RunCache(in: CacheFolder(at: folder(".build/other")))
    let facts = try #require(plain.files.first?.facts)
    let key = PackEntry.Key(kind: .facts, id: ContentID(of: [1, 2, 3]))
    #expect(cache.value(key) as FileFacts.Values? == nil && !cache.isNew(key))
    cache.add(facts.values, for: key, sourceSize: 900)
    #expect(cache.value(key, sourceSize: 900).map { FileFacts($0 as FileFacts.Values) } == facts)
    #expect(cache.value(key, sourceSize: 901) as FileFacts.Values? == nil)
    #expect(cache.isNew(key))
    cache.save()
    #expect(cache.value(key, sourceSize: 900).map { FileFacts($0 as FileFacts.Values) } == facts)
  }

  @Test func everyTruncationOfItCountsAsNotWritten() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: pack))
    #expect(whole.count > 300)
    for count in 0..<whole.count {
      try folder.write(whole.prefix(count), to: ".build/cache/facts.pack")
      #expect(try folder.workspace(cache: folder.cache) == plain, "\(count) bytes")
    }
    #expect(try folder.read(cache: folder.cache).cached == 2)
  }

  @Test func flippedBitsDoNoHarm() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: pack))
    var dice = Dice(seed: 7)
    for _ in 0..<400 {
      var changed = whole
      for _ in 0..<Int.random(in: 1...3, using: &dice) {
        let index = Int.random(in: 0..<whole.count, using: &dice)
        changed[index] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
      }
      try folder.write(changed, to: ".build/cache/facts.pack")
      #expect(try folder.workspace(cache: folder.cache) == plain)
    }
    try expectNoHarm("the last one")
    #expect(try folder.read(cache: folder.cache).cached == 2)
  }

  @Test(arguments: [
    Data(), Data(count: 4096), Data("STRATA01".utf8), Data("not a pack".utf8),
    Data(PackFile.header(ContentID(of: [1]))) + Data(count: 100),
    Data(PackFile.header(.extractor)) + Data(repeating: 0xFF, count: 100),
  ])
  func anythingElseInItsPlaceIsReplaced(bytes: Data) throws {
    try folder.write(bytes, to: ".build/cache/facts.pack")
    try expectNoHarm("\(bytes.count) bytes")
    #expect(try folder.read(cache: folder.cache).cached == 2)
  }

  @Test func aFolderALinkOrAPipeInItsPlaceDoesNoHarm() throws {
    let files = FileManager.default
    try files.removeItem(atPath: pack)
    try files.createDirectory(atPath: pack + "/inside", withIntermediateDirectories: true)
    try expectNoHarm("a folder")
    try files.removeItem(atPath: pack)
    for target in ["/dev/full", "/dev/null", "nowhere", "facts.pack"] {
      try files.createSymbolicLink(atPath: pack, withDestinationPath: target)
      try expectNoHarm("a link to \(target)")
      try? files.removeItem(atPath: pack)
    }
    #expect(mkfifo(pack, 0o600) == 0)
    try expectNoHarm("a pipe")
  }

  @Test func aDiskThatTakesNothingDoesNoHarm() throws {
    try FileManager.default.removeItem(atPath: pack)
    for target in ["/dev/full", "/nowhere/at/all"] {
      try FileManager.default.createSymbolicLink(
        atPath: pack + ".new", withDestinationPath: target)
      try expectNoHarm("a new pack that is \(target)")
      try? FileManager.default.removeItem(atPath: pack + ".new")
    }
    #expect(mkfifo(pack + ".new", 0o600) == 0)
    try expectNoHarm("a new pack that is a pipe")
  }

  @Test func aPlaceThatCannotBeWrittenDoesNoHarm() throws {
    for path in ["/dev/null", "/dev/null/cache", folder("Package.swift"), "/proc/cache"] {
      #expect(try folder.workspace(cache: CacheFolder(at: path)) == plain, "\(path)")
    }
    for (file, mode) in [(pack, 0o400), (pack, 0o000), (folder.cache.path, 0o500)] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      try expectNoHarm("\(file) in mode \(mode)")
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: folder.cache.path)
  }

  @Test func aWriterThatKeepsTheLockStopsNobodyFromReading() throws {
    let lock = try #require(FileLock(at: pack + ".lock"))
    defer { lock.release() }
    let before = try Data(contentsOf: URL(fileURLWithPath: pack))
    try folder.write(Data("struct New {}".utf8), to: "Sources/Domain/New.swift")
    #expect(try folder.workspace(cache: folder.cache) == folder.workspace())
    #expect(try Data(contentsOf: URL(fileURLWithPath: pack)) == before)
  }
}
