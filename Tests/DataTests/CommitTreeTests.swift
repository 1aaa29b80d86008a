import Foundation
import StrataFeatures
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite("The tree of a commit")
struct CommitTreeTests {
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Domain"), .target(name: "App")])
    """,
    "Sources/Domain/Order.swift": "import UIKit\nstruct Order {}\n",
    "Sources/App/Main View.swift": "struct MainView { var order: Order }\n",
    "Sources/App/zwei\nZeilen.swift": "struct Lines {}\n",
    "Sources/App/Übergröße 页面.swift": "struct Names {}\r\n",
    "Sources/App/\"quoted\"\\.swift": "struct Quoted {}\n",
    "Sources/App/Binary.swift": "a\u{0}b",
    // Between these git sorts by bytes, and not name by name.
    "Sources/App.swift": "struct App {}\n",
    "Sources/App-Kit/Kit.swift": "struct Kit {}\n",
    "Sources/App/Empty.swift": "",
    "Tools/project.yml": "name: Tools\ntargets:\n  Tool:\n    type: tool\n    sources: [Code]\n",
    "Tools/Code/Tool.swift": "struct Tool {}\n",
    "Pods/P/P.swift": "struct Pod {}\n",
    "Sources/App/___FILEBASENAME___.swift": "struct ___VARIABLE_name___ {}\n",
  ]

  /// A repository with all kinds of files in one commit.
  private func repository(format: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.files)
    try folder.link("Sources/App/Linked.swift", to: "../Domain/Order.swift")
    try folder.link("Sources/App/Twice.swift", to: "Linked.swift")
    try folder.link("Sources/App/Gone.swift", to: "nowhere.swift")
    try folder.link("Sources/App/Circle.swift", to: "Circle.swift")
    try folder.link("Sources/App/Outside.swift", to: "/etc/passwd")
    try folder.write(Data("struct Hidden {}\n".utf8), to: "Sources/Domain/Hidden.txt")
    try folder.link("Sources/Domain/Shown.swift", to: "Hidden.txt")
    try folder.git("init", "-q", "--object-format=" + format)
    try folder.commit("All")
    return folder
  }

  @Test(arguments: ["sha1", "sha256"], [nil, "Sources", "Tools", "Sources/App"])
  func itIsReadAsACleanCheckoutIs(format: String, root: String?) throws {
    let folder = try repository(format: format)
    for cache in [nil, folder.cache] {
      var here = try folder.read(cache: cache, below: root).workspace
      var there = try folder.read(cache: cache, revision: "HEAD", below: root).workspace
      #expect(there.paths == here.paths)
      #expect(there.files == here.files)
      // Where a link leads is only known on the disk.
      here.warnings.removeAll { $0.contains("links to ") }
      there.warnings.removeAll { $0.contains("links to a file") }
      here.skipped.removeAll { $0.reason.contains("links to ") }
      #expect(there == here)
    }
  }

  @Test func whatIsNotCommittedIsNotInIt() throws {
    let folder = try TemporaryFolder(["A.swift": "struct Old {}", "B.swift": "struct B {}"])
    try folder.git("init", "-q")
    try folder.commit("All")
    let before = try folder.workspace()
    try folder.write(Data("struct New {}".utf8), to: "A.swift")
    try folder.write(Data("struct C {}".utf8), to: "C.swift")
    try FileManager.default.removeItem(atPath: folder("B.swift"))
    for _ in 0..<2 {
      #expect(try folder.read(cache: folder.cache, revision: "HEAD").workspace == before)
      #expect(try folder.workspace(cache: folder.cache) == folder.workspace())
    }
  }

  @Test func theCheckoutServesItFromTheCache() throws {
    let folder = try repository(format: "sha1")
    // A cache is written once its run lets go of it, so nothing of the result may stay.
    let count = try folder.read(cache: folder.cache).workspace.files.count
    let there = try folder.read(cache: folder.cache, revision: "HEAD")
    #expect(there.cached == count)
  }

  @Test func whatOneThreadAskedForAnswersTheNextOne() async throws {
    let folder = try repository(format: "sha1")
    let tree = try CommitTree("HEAD", in: folder.path)
    let texts = DeepThreads.map(count: 2, jobs: 1) {
      try? tree.contents.read(["Sources/Domain/Order.swift", "Sources/App/Empty.swift"][$0])
    }
    // The thread that started git is over by now.
    try await Task.sleep(for: .milliseconds(50))
    #expect(texts.map { $0?.count } == [29, 0])
    #expect(try tree.contents.read("Tools/Code/Tool.swift") == Array("struct Tool {}\n".utf8))
    #expect(tree.file(at: "Sources/App") == nil && tree.file(at: "Sources/Nowhere.swift") == nil)
  }

  @Test(arguments: ["nowhere", "HEAD~5", ""])
  func aCommitThatIsNotThereIsOneClearError(name: String) throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.git("init", "-q")
    try folder.commit("All")
    #expect(throws: CodebaseReadError.self) { try folder.read(revision: name) }
  }
}
