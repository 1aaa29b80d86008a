import Foundation
import StrataFeatures
import StrataCode
import StrataModel
import TestSupport
import Testing

@testable import StrataData

/// A pack whose checksums are right and whose contents are not: nobody made it by accident.
@Suite("A forged pack")
struct ForgedPackTests {
  private struct Entry {
    var key: PackEntry.Key
    var sourceSize: Int
    var bytes: [UInt8]
  }

  private let folder: TemporaryFolder
  private let entries: [Entry]

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [.target(name: "Domain"), .target(name: "App", dependencies: ["Domain"])])
      """,
      "Sources/Domain/Order.swift": """
      import UIKit
      // strata:allow dependency.framework-in-domain until 2099-01-01: the color goes next week
      import SwiftUI
      public struct Order: Codable { var id: Int; var color: UIColor? = .red }
      public protocol OrderRepository { func orders(of id: Int) async throws -> [Order] }
      public struct LoadOrders {
        let repository: any OrderRepository
        public func callAsFunction(_ id: Int) async throws -> [Order] {
          guard id > 0 else { throw OrderError.unknown }
          return try await repository.orders(of: id)
        }
      }
      enum OrderError: Error { case unknown }
      """,
      "Sources/App/OrderViewModel.swift": """
      import Domain
      #if DEBUG
        let preview = LiveOrderRepository()
      #endif
      @MainActor final class OrderViewModel: ObservableObject {
        @Published var orders: [Order] = []
        let load = LoadOrders(repository: LiveOrderRepository())
        func refresh() async { do { orders = try await load(7) } catch { orders = [] } }
      }
      final class LiveOrderRepository: OrderRepository {
        func orders(of id: Int) async throws -> [Order] { [] }
      }
      """,
    ])
    try folder.addParts()
    Self.use(RunCache(in: folder.cache), in: folder)
    try folder.noteStamps()
    let pack = try #require(PackFile(at: folder.cache.pack, version: .extractor))
    entries = try pack.segments.flatMap { segment in
      try (0..<segment.count).map { index in
        let entry = try #require(PackEntry(index, of: segment.table))
        return Entry(
          key: entry.key, sourceSize: Int(entry.sourceSize),
          bytes: try #require(pack.bytes(of: entry)))
      }
    }
    #expect(Set(entries.map(\.key.kind)) == Set(PackEntry.Kind.allCases))
  }

  /// Judges the folder, explains its files and places one of them, by way of a cache.
  private static func use(_ cache: RunCache, in folder: TemporaryFolder) {
    let reader = DiskCodebaseReader(cache: cache)
    let request = CodebaseRequest(path: folder.path, jobs: 1)
    let judge = JudgeCodebase(
      reader: reader, text: DiskSourceText(), memory: StateMemory(in: cache))
    let check = CheckArchitecture(judge: judge)
    _ = try? check(CheckRequest(codebase: request))
    let file = folder("Sources/Domain/Order.swift")
    let explain = ExplainSubject(judge: judge)
    for subject in [file, "OrderViewModel"] { _ = try? explain(subject, in: request) }
    let place = PlaceCode(judge: judge, text: TextFacts(), memory: PlaceMemory(in: cache))
    _ = try? place(PlaceRequest(.file(file), type: nil, in: CodebaseRequest(path: file)))
  }

  /// A value with some of its bytes changed, moved or multiplied.
  private func mutated(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &dice) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &dice)
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
      case 1: bytes[start] = UInt8.random(in: 0...255, using: &dice)
      case 2: bytes[start] &+= 1
      case 3: bytes[start] &-= 1
      // The largest numbers there are, and those that are negative by their bits.
      case 4:
        let number = Array(repeating: UInt8(0xFF), count: 9) + [1]
        bytes.replaceSubrange(start...start, with: number)
      default: bytes.remove(at: start)
      }
    }
    return bytes
  }

  @Test("changed values are refused or used, and end in neither a crash nor a hang")
  func mutations() throws {
    var dice = Dice(seed: 11)
    for round in 0..<120 {
      let kind = PackEntry.Kind.allCases[round % PackEntry.Kind.allCases.count]
      // What is concluded is asked for first: it has to be missing for the rest to be used.
      var kept = entries.filter { $0.key.kind == kind || $0.key.kind.rawValue < 2 }
      let victim = try #require(
        kept.indices.filter { kept[$0].key.kind == kind }
          .randomElement(using: &dice))
      kept[victim].bytes = mutated(kept[victim].bytes, &dice)
      let forged = CacheFolder(at: folder("forged"))
      try? FileManager.default.removeItem(atPath: forged.path)
      PackUpdate(path: forged.pack, version: .extractor).add(
        kept.map { .init(key: $0.key, sourceSize: $0.sourceSize, bytes: $0.bytes) }, used: [])
      Self.use(RunCache(in: forged), in: folder)
    }
  }

  @Test(
    "a count below zero or beyond all bytes is damage",
    arguments: [UInt64.max, 1 << 63, 1 << 62, 1 << 40, 1 << 32, 1 << 20])
  func counts(count: UInt64) {
    var writer = PackWriter()
    var count = count
    writer.number(&count)
    func value<Value: Packed>(_ type: Value.Type) -> Value? {
      writer.bytes.withUnsafeBufferPointer { PackReader.value(in: $0) }
    }
    #expect(value(FileFacts.Values.self) == nil)
    #expect(value(RememberedProjects.self) == nil)
    #expect(value(JudgedState.self) == nil)
    #expect(value(PlaceIndex.self) == nil)
  }

  @Test("lines out of order, and spans out of the file, are damage")
  func facts() {
    func isTaken(size: UInt32 = 100, _ change: (inout FileFacts.Values) -> Void) -> Bool {
      var facts = SwiftSyntaxFactReader().facts(of: "struct A {\n  let b: C\n}\nlet d = E()\n")
        .values
      change(&facts)
      let again: FileFacts.Values? = PackWriter.bytes(of: facts).withUnsafeBufferPointer {
        PackReader.value(in: $0, fileSize: size)
      }
      return again != nil
    }
    #expect(isTaken { _ in })
    #expect(!isTaken(size: 30) { _ in })
    #expect(!isTaken { $0.lines = LineTable(starts: [3, 5]) })
    #expect(!isTaken { $0.lines = LineTable(starts: [0, 9, 9]) })
    #expect(!isTaken { $0.lines = LineTable(starts: [0, 9, 5]) })
    #expect(!isTaken { $0.codeLines = CodeLines(bits: [1, 1, 1]) })
    #expect(!isTaken { $0.references[0].span.length = .max })
    #expect(!isTaken { $0.references[0].span.start = 200 })
    #expect(!isTaken { $0.references[0].owner = 40 })
    #expect(!isTaken { $0.references[0].name = Name(1000) })
    #expect(!isTaken { $0.declarations[1].parent = 1 })
    #expect(!isTaken { $0.declarations[0].extent.length = 2 })
    #expect(!isTaken { $0.declarations.swapAt(0, 2) })
  }

  @Test("a shape of no form that there is, or with a name of no file, is damage")
  func shapes() throws {
    func bytes(_ form: BodyShape.Form) -> [UInt8] {
      var facts = SwiftSyntaxFactReader().facts(of: "struct A {}\n").values
      facts.shapes = [BodyShape(form, owner: 0, span: Span(start: 0, length: 6))]
      return PackWriter.bytes(of: facts)
    }
    func isTaken(_ bytes: [UInt8]) -> Bool {
      let again: FileFacts.Values? = bytes.withUnsafeBufferPointer { PackReader.value(in: $0) }
      return again != nil
    }
    let (one, other) = (bytes(.statesIntent), bytes(.mapsErrors))
    let mark = try #require(zip(one, other).enumerated().first { $0.element.0 != $0.element.1 })
    #expect(isTaken(one) && isTaken(other))
    for byte in UInt8.min...UInt8.max where ![mark.element.0, mark.element.1].contains(byte) {
      var forged = one
      forged[mark.offset] = byte
      #expect(!isTaken(forged), "\(byte)")
    }
    #expect(isTaken(bytes(.rejects(path: Name(0), error: Name(0)))))
    #expect(!isTaken(bytes(.rejects(path: Name(0), error: Name(9)))))
    #expect(!isTaken(bytes(.presents(call: Name(0), shown: Name(9)))))
  }

  @Test("an index that names a likeness twice, or leads out of its lists, is damage")
  func places() {
    func isTaken(_ change: (inout PlaceIndex) -> Void) -> Bool {
      var index = PlaceIndex.blank
      index.kinships = [Similarity(kind: .called, word: "a"), Similarity(kind: .called, word: "b")]
      index.files = [PlaceIndex.File(path: "A.swift")]
      index.types = [PlaceIndex.TypeEntry(name: "A", kind: .struct, file: 0)]
      change(&index)
      let again: PlaceIndex? = PackWriter.bytes(of: index).withUnsafeBufferPointer {
        PackReader.value(in: $0)
      }
      return again != nil
    }
    #expect(isTaken { _ in })
    #expect(!isTaken { $0.kinships[1].word = "a" })
    #expect(!isTaken { $0.files[0].types = 0..<2 })
    #expect(!isTaken { $0.files[0].confidence = .nan })
    #expect(!isTaken { $0.files[0].confidence = 2 })
    #expect(!isTaken { $0.types[0].file = 1 })
    #expect(!isTaken { $0.types[0].parents = [7] })
  }

  @Test("tables that claim more than the file holds are not read")
  func tables() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.cache.pack)))
    let head = PackFile.header(.extractor).count
    var dice = Dice(seed: 5)
    for _ in 0..<400 {
      var bytes = whole
      // A number of the head or of the table, the checksum of which is made to fit.
      let count: UInt64 = bytes.number(at: head + 8)
      let table = head + SegmentHead.size..<head + SegmentHead.size + Int(count) * PackEntry.size
      let place = [head + 8, head + 16, Int.random(in: table, using: &dice)].randomElement(
        using: &dice)
      bytes[place ?? head] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &dice) ?? 0
      let sum = Array(bytes[table]).withUnsafeBufferPointer { checksum(of: $0) }
      withUnsafeBytes(of: sum.bigEndian) { bytes.replaceSubrange(head + 24..<head + 32, with: $0) }
      try folder.write(Data(bytes), to: "forged/facts.pack")
      guard let pack = PackFile(at: folder("forged/facts.pack"), version: .extractor) else {
        continue
      }
      for segment in pack.segments {
        for index in 0..<segment.count {
          if let entry = PackEntry(index, of: segment.table) { _ = pack.bytes(of: entry) }
        }
      }
    }
  }

  @Test("a pack of endless segments, or larger than any, is no pack")
  func sizes() throws {
    let head = SegmentHead(table: [], payload: 0).bytes
    let many = PackFile.header(.extractor) + Array(repeating: head, count: 10_000).flatMap { $0 }
    try folder.write(Data(many), to: "forged/facts.pack")
    let pack = try #require(PackFile(at: folder("forged/facts.pack"), version: .extractor))
    #expect(pack.segments.count < 100)
    #expect(truncate(folder("forged/facts.pack"), 1 << 40) == 0)
    #expect(PackFile(at: folder("forged/facts.pack"), version: .extractor) == nil)
  }

  @Test("what links lead to is neither read nor written", arguments: ["", ".new", ".lock"])
  func links(suffix: String) throws {
    let target = folder("elsewhere")
    try folder.write(Data("mine".utf8), to: "elsewhere")
    let update = PackUpdate(path: folder("linked/facts.pack"), version: .extractor)
    try folder.write(Data(), to: "linked/other")
    try folder.link("linked/facts.pack" + suffix, to: target)
    update.add(
      entries.map { .init(key: $0.key, sourceSize: $0.sourceSize, bytes: $0.bytes) }, used: [])
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
    // A temporary file that was left behind is no reason to have no cache.
    #expect((PackFile(at: update.path, version: .extractor) != nil) == (suffix == ".new"))
    try FileManager.default.removeItem(atPath: target)
    try FileManager.default.copyItem(atPath: folder.cache.pack, toPath: target)
    if suffix.isEmpty { #expect(PackFile(at: update.path, version: .extractor) == nil) }
  }
}
