import Foundation
import Testing

@testable import StrataData

@Suite("What a pack keeps")
struct PackUpdateTests {
  private let folder: TemporaryFolder
  private let version = ContentID(of: [1, 2, 3])
  private var update: PackUpdate

  init() throws {
    folder = try TemporaryFolder()
    update = PackUpdate(path: folder("facts.pack"), version: version)
  }

  private func addition(
    _ number: Int, size: Int = 100, kind: PackEntry.Kind = .facts
  ) -> PackUpdate.Addition {
    let bytes = [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: size)
    return PackUpdate.Addition(
      key: .init(kind: kind, id: ContentID(of: Array("\(number)".utf8))), sourceSize: number,
      bytes: bytes)
  }

  private var pack: PackFile? { PackFile(at: update.path, version: version) }

  private func held(_ numbers: some Sequence<Int>, kind: PackEntry.Kind = .facts) -> [Int] {
    guard let pack else { return [] }
    return numbers.filter { number in
      let wanted = addition(number, kind: kind)
      guard let entry = pack.entry(wanted.key), let bytes = pack.bytes(of: entry) else {
        return false
      }
      return bytes == wanted.bytes && entry.sourceSize == number
    }
  }

  @Test func whatWasAddedIsFoundAndNothingElse() {
    update.add([addition(1), addition(2, size: 0)], used: [])
    update.add([addition(3)], used: [])
    #expect(held(1...1) == [1] && held(3...3) == [3])
    #expect(pack?.entry(addition(4).key) == nil)
    #expect(pack?.entry(addition(1, kind: .projects).key) == nil)
  }

  @Test func theNewestEntryOfAKeyCounts() throws {
    let key = addition(1).key
    for byte in [UInt8](1...3) {
      update.add([.init(key: key, sourceSize: Int(byte), bytes: [byte])], used: [])
    }
    let entry = try #require(pack?.entry(key))
    #expect(pack?.bytes(of: entry) == [3] && entry.sourceSize == 3)
  }

  @Test func manySegmentsAreMergedAndNothingIsLost() {
    for number in 0..<120 {
      update.add([addition(number)], used: [])
      #expect((pack?.segments.count ?? 0) <= 48)
    }
    #expect(held(0..<120) == Array(0..<120))
  }

  @Test func aPackStaysWithinItsLimitAndKeepsWhatIsUsed() throws {
    var update = update
    update.limit = 12_000
    let used = Set((0..<10).map { addition($0).key })
    update.add((0..<10).map { addition($0) }, used: [])
    for number in 10..<250 {
      update.add([addition(number)], used: used)
      let size = try FileManager.default.attributesOfItem(atPath: update.path)[.size] as? Int
      #expect(try #require(size) <= 12_000)
    }
    #expect(held(0..<10) == Array(0..<10))
    #expect(held(240..<250) == Array(240..<250))
    #expect(held(10..<250).count < 70)
  }

  @Test func ofVerdictsOnlyTheLastFewStay() {
    for number in 0..<60 {
      update.add([addition(number, kind: .verdict), addition(number)], used: [])
    }
    let merged = held(0..<60, kind: .verdict)
    #expect(merged.contains(59))
    #expect(merged.count <= 12 + 48)
    #expect(merged == Array(merged[0]..<60))
    #expect(held(0..<60) == Array(0..<60))
  }

  @Test func anEntryThatWasDamagedIsNotMadeWholeByMerging() throws {
    update.add([addition(1), addition(2)], used: [])
    let entry = try #require(pack?.entry(addition(1).key))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: update.path))
    bytes[Int(entry.offset)] ^= 1
    try bytes.write(to: URL(fileURLWithPath: update.path))
    #expect(held(1...2) == [2])
    for number in 3..<60 { update.add([addition(number)], used: []) }
    #expect(held(1..<60) == Array(2..<60))
  }

  @Test func whatARunLeftBehindThatWasCutShortIsWrittenOver() throws {
    update.add([addition(1)], used: [])
    let handle = try #require(FileHandle(forWritingAtPath: update.path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(repeating: 7, count: 5000))
    try handle.close()
    update.add([addition(2)], used: [])
    #expect(held(1...2) == [1, 2])
    let size = try FileManager.default.attributesOfItem(atPath: update.path)[.size] as? Int
    #expect(try #require(size) < 1000)
  }

  @Test func aReaderKeepsWhatItSawWhileTheFileIsReplaced() throws {
    update.add([addition(1)], used: [])
    let before = try #require(pack)
    for number in 2..<120 { update.add([addition(number)], used: []) }
    let entry = try #require(before.entry(addition(1).key))
    #expect(before.bytes(of: entry) == addition(1).bytes)
  }

  @Test func writersThatComeAtOnceTakeTurns() {
    let update = update
    let entries = (0..<16).map { addition($0) }
    _ = DeepThreads.map(count: 16, jobs: 8) { update.add([entries[$0]], used: []) }
    #expect(held(0..<16) == Array(0..<16))
  }
}
