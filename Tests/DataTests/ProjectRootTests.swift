import StrataData
import StrataFeatures
import StrataCode
import Testing

@Suite struct ProjectRootTests {
  private func root(of path: String, given root: String? = nil) throws -> String {
    try DiskCodebaseReader().read(CodebaseRequest(path: path, projectRoot: root)).workspace.root
  }

  @Test(
    "the project is found from a folder or file inside",
    arguments: ["Package.swift", "App.xcodeproj/x", "App.xcworkspace/x", ".strata.yml", ".git/x"])
  func markers(marker: String) throws {
    let folder = try TemporaryFolder([marker: "", "a/b/A.swift": ""])
    #expect(try root(of: folder("a/b")) == folder.path)
    #expect(try root(of: folder("a/b/A.swift")) == folder.path)
    #expect(try root(of: folder.path) == folder.path)
  }

  @Test("whatever path leads to it, a file is read as part of its git tree")
  func nested() throws {
    let folder = try TemporaryFolder([
      ".git/x": "", "P/Package.swift": "// swift-tools-version:5.9", "P/Sources/A.swift": "",
    ])
    #expect(try root(of: folder("P")) == folder.path)
    #expect(try root(of: folder("P/Sources")) == folder.path)
    #expect(try root(of: folder("P/Sources/A.swift")) == folder.path)
  }

  @Test("without git the outermost marker is the root")
  func outermost() throws {
    let folder = try TemporaryFolder([
      "App.xcodeproj/x": "", "Packages/P/Package.swift": "// swift-tools-version:5.9",
      "Packages/P/Sources/A.swift": "",
    ])
    #expect(try root(of: folder("Packages/P")) == folder.path)
  }

  @Test("a folder with nothing around it is its own root")
  func bare() throws {
    let folder = try TemporaryFolder(["a/A.swift": ""])
    #expect(try root(of: folder("a")) == folder("a"))
  }

  @Test("an Xcode project stands for its folder")
  func bundle() throws {
    let folder = try TemporaryFolder(["App.xcodeproj/x": "", "A.swift": ""])
    #expect(try root(of: folder("App.xcodeproj")) == folder.path)
  }

  @Test("a given root wins over markers")
  func given() throws {
    let folder = try TemporaryFolder(["P/Package.swift": "", "P/A.swift": "", "B.swift": ""])
    #expect(try root(of: folder("P"), given: folder.path) == folder.path)
  }

  @Test("the whole project is read, wherever in it one asks")
  func whole() throws {
    let folder = try TemporaryFolder([".strata.yml": "", "a/A.swift": "", "b/B.swift": ""])
    let result = try DiskCodebaseReader().read(CodebaseRequest(path: folder("a")))
    #expect(result.workspace.paths == ["a/A.swift", "b/B.swift"])
    #expect(result.focus == ["a"])
  }

  @Test("a missing path is an error")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CodebaseReadError.missing(path: folder("gone"))) {
      try root(of: folder("gone"))
    }
  }

  @Test("a folder without Swift files is an error")
  func noSwift() throws {
    let folder = try TemporaryFolder([".strata.yml": "", "docs/x.md": "", "A.swift": ""])
    #expect(throws: CodebaseReadError.noSwiftFiles(path: folder("docs"))) {
      try root(of: folder("docs"))
    }
  }

  @Test("a path outside the given root is an error")
  func outside() throws {
    let folder = try TemporaryFolder(["a/A.swift": "", "b/B.swift": ""])
    #expect(throws: CodebaseReadError.outsideRoot(path: folder("a"), root: folder("b"))) {
      try root(of: folder("a"), given: folder("b"))
    }
  }
}
