import Foundation
import StrataCode
import StrataFeatures

@testable import StrataData

extension TemporaryFolder {
  /// The code base that is read from the folder by way of a cache.
  func workspace(
    cache: CacheFolder, extract: DiskCodebaseReader.FactExtraction? = nil
  ) throws -> Workspace {
    try read(cache: cache, extract: extract).workspace
  }

  /// The code base that is read from the folder, by way of a cache if there is one, and what it took.
  func read(
    cache: CacheFolder? = nil, revision: String? = nil, below name: String? = nil,
    extract: DiskCodebaseReader.FactExtraction? = nil
  ) throws -> CodebaseReadResult {
    let memory = cache.map { RunCache(in: $0) }
    let reader =
      extract.map { DiskCodebaseReader(cache: memory, extract: $0) }
      ?? DiskCodebaseReader(cache: memory)
    var request = CodebaseRequest(path: name.map { self($0) } ?? path)
    request.projectRoot = name.map { self($0) }
    request.revision = revision
    return try reader.read(request)
  }

  /// Adds so many files that it is noted what they look like.
  func addParts() throws {
    for part in 0..<SourceEntries.fewestRemembered {
      try write(Data("struct Part\(part) {}".utf8), to: "Sources/App/Part\(part).swift")
    }
  }

  /// Notes in the cache what the files look like, as a run does that comes later.
  func noteStamps() throws {
    let memory = RunCache(in: cache)
    let later = Int64(Date().timeIntervalSince1970) + 10
    var tree = try SourceTree(at: path, revision: nil)
    tree.sources.removeAll { $0.path == "Package.swift" }
    tree.sources.identify(in: tree, jobs: 1, after: StampMemory(in: memory, of: tree, now: later))
    memory.save()
  }

  /// A cache that stands beside the folder's files and goes with them.
  var cache: CacheFolder { CacheFolder(at: path + "/.build/cache") }
}

/// Numbers that look random and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 33) << 32 | (state &* 0x9E37_79B9_7F4A_7C15) >> 32
  }
}
