import Foundation
import StrataCode
import StrataFeatures
import Synchronization
import Testing

@testable import StrataData

@Suite("Files that change under a reader")
struct CacheFreshnessTests {
  /// Facts as usual, but the first time `change` happens while the file is being read.
  private func facts(
    changing change: @escaping @Sendable () -> Void
  ) -> DiskCodebaseReader.FactExtraction {
    let isDone = Mutex(false)
    return { bytes in
      if !isDone.withLock({ done in (done, done = true).0 }) { change() }
      return SwiftSyntaxFactReader().facts(of: bytes)
    }
  }

  @Test(arguments: [false, true])
  func aFileThatChangesWhileItIsReadLeavesNoWrongFacts(inGit: Bool) throws {
    let folder = try TemporaryFolder(["A.swift": "struct Old {}\n"])
    if inGit {
      try folder.git("init", "-q")
      try folder.commit("All")
    }
    let path = folder("A.swift")
    let during = try folder.workspace(
      cache: folder.cache,
      extract: facts(changing: {
        try? Data("struct New {}\n".utf8).write(to: URL(fileURLWithPath: path))
      }))
    #expect(during.files[0].facts.names.contains("Old"))
    for _ in 0..<2 {
      #expect(try folder.workspace(cache: folder.cache) == folder.workspace())
    }
    // The old content is still known for what it was.
    try folder.write(Data("struct Old {}\n".utf8), to: "A.swift")
    #expect(try folder.read(cache: folder.cache).cached == 1)
    #expect(try folder.workspace(cache: folder.cache) == during)
  }

  @Test func aFileThatGoesBetweenListingAndReadingIsLeftOut() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}", "B.swift": "struct LongerB {}"])
    let path = folder("A.swift")
    let workspace = try folder.workspace(
      cache: folder.cache, extract: facts(changing: { unlink(path) }))
    #expect(workspace.paths.contains("B.swift"))
    #expect(try folder.workspace(cache: folder.cache) == folder.workspace())
  }

  @Test func aManifestThatChangesIsReadAgainThoughThePathsAreTheSame() throws {
    func manifest(_ name: String) -> Data {
      Data(
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [.target(name: "\(name)", path: "Code")])
        """.utf8)
    }
    let folder = try TemporaryFolder(["Code/A.swift": "struct A {}"])
    try folder.git("init", "-q")
    for name in ["One", "Two", "One"] {
      try folder.write(manifest(name), to: "Package.swift")
      try folder.git("add", ".")
      #expect(try folder.workspace(cache: folder.cache).modules(of: "Code/A.swift") == [name])
      #expect(try folder.workspace(cache: folder.cache) == folder.workspace())
    }
  }

  @Test func sameFactsServeFilesOfTheSameContent() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}", "B.swift": "struct A {}"])
    _ = try folder.workspace(cache: folder.cache)
    try folder.write(Data("struct A {}".utf8), to: "Sub/C.swift")
    let read = try folder.read(cache: folder.cache)
    #expect(read.cached == 3)
    #expect(read.workspace == (try folder.workspace()))
  }
}
