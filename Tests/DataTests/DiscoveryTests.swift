import StrataPresentation
import Foundation
import StrataData
import StrataCode
import StrataFeatures
import TestSupport
import Testing

@Suite struct DiscoveryTests {
  @Test("a folder's Swift files come in path order")
  func order() throws {
    let folder = try TemporaryFolder(["b.swift": "", "a/z.swift": "", "a.swift": "", "x.txt": ""])
    #expect(try folder.workspace().paths == ["a.swift", "a/z.swift", "b.swift"])
  }

  @Test("folders of tools and dependencies are not entered")
  func pruned() throws {
    let names = [
      ".git", ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules",
      "checkouts", "A.xcassets", "B.xctemplate",
    ]
    var files = ["Own.swift": ""]
    for name in names { files["deep/\(name)/x/Other.swift"] = "" }
    #expect(try TemporaryFolder(files).workspace().paths == ["Own.swift"])
  }

  @Test("files called generated are left out")
  func generated() throws {
    let folder = try TemporaryFolder(["Strings.generated.swift": "", "A.swift": ""])
    #expect(try folder.workspace().paths == ["A.swift"])
  }

  @Test("a loop of links between folders ends")
  func linkLoop() throws {
    let folder = try TemporaryFolder(["a/A.swift": ""])
    try folder.link("a/loop", to: "..")
    try folder.link("self", to: "self")
    #expect(try folder.workspace().paths == ["a/A.swift"])
  }

  @Test("a linked file is read once, under its own path, for the targets of both paths")
  func linkedFile() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:5.9
      let package = Package(name: "P", targets: [.target(name: "Linked")])
      """,
      "Real/A.swift": "", "Sources/Linked/B.swift": "",
    ])
    try folder.link("Sources/Linked/A.swift", to: "../../Real/A.swift")
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["Real/A.swift", "Sources/Linked/B.swift"])
    #expect(workspace.modules(of: "Real/A.swift") == ["Linked"])
    #expect(workspace.warnings.isEmpty)
  }

  @Test("a link that leaves the root is left out")
  func linkOutside() throws {
    let outside = try TemporaryFolder(["Secret.swift": ""])
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.link("Secret.swift", to: outside("Secret.swift"))
    #expect(try folder.workspace().paths == ["A.swift"])
  }

  @Test("a link that leads nowhere is named in a warning")
  func danglingLink() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.link("Gone.swift", to: "Nowhere.swift")
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(
      workspace.warnings.map(\.english) == [
        "skipped 'Gone.swift': it links to a file that is not there"
      ])
  }

  @Test("a folder called like a Swift file is entered, not read")
  func folderWithSuffix() throws {
    let folder = try TemporaryFolder(["R.swift/A.swift": ""])
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["R.swift/A.swift"])
    #expect(workspace.warnings.isEmpty)
  }

  @Test(
    "an unreadable folder is named in a warning and the rest is read",
    .enabled(if: NSUserName() != "root"))
  func unreadableFolder() throws {
    let folder = try TemporaryFolder(["A.swift": "", "closed/B.swift": ""])
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: folder("closed"))
    defer {
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder("closed"))
    }
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(workspace.warnings.count == 1)
  }

  @Test("a binary file is named in a warning and the rest is read")
  func binary() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    try folder.write(Data([0x7F, 0x45, 0x00, 0x01]), to: "B.swift")
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(workspace.warnings.map(\.english) == ["skipped 'B.swift': it is not text"])
  }

  @Test("where nothing asked for can be read the first reason below it is given")
  func nothingReadable() throws {
    let folder = try TemporaryFolder(["Package.swift": "", "Good/A.swift": "", "None/x.txt": ""])
    for name in ["A/B.swift", "Odd/B.swift", "Odd/C.swift", "Odd/D.swift", "One/A.swift"] {
      try folder.write(Data([0]), to: name)
    }
    func failure(_ name: String) -> String? {
      do throws(CodebaseReadError) {
        _ = try DiskCodebaseReader().read(CodebaseRequest(path: folder(name)))
        return nil
      } catch {
        guard case .nothingReadable(folder(name), let cause) = error else {
          return error.message.english
        }
        return cause.english
      }
    }
    #expect(failure("Odd") == "skipped 'Odd/B.swift': it is not text, and 2 more were skipped")
    #expect(failure("One") == "skipped 'One/A.swift': it is not text")
    #expect(failure("None")?.contains("no Swift file") == true)
  }

  @Test("of many skipped files the first twenty are named")
  func manyWarnings() throws {
    let folder = try TemporaryFolder(["A.swift": ""])
    for number in 10..<35 { try folder.write(Data([0]), to: "B\(number).swift") }
    let warnings = try folder.workspace().warnings
    #expect(warnings.count == 21)
    #expect(warnings.last?.english == "and 5 more were skipped")
  }

  @Test(
    "odd but honest text is read",
    arguments: [
      [], [0xEF, 0xBB, 0xBF, 0x6C], Array("let a = 1\r\nlet b = 2\r\n".utf8),
    ] as [[UInt8]])
  func oddText(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(bytes), to: "A.swift")
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(workspace.warnings.isEmpty)
  }

  @Test(
    "broken text is read as far as it goes, with a warning",
    arguments: [Array("let a = \"".utf8) + [0xFF, 0xFE, 0x22], Array("struct A {".utf8)])
  func brokenText(bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(bytes), to: "A.swift")
    let workspace = try folder.workspace()
    #expect(workspace.paths == ["A.swift"])
    #expect(
      workspace.warnings.map(\.english)
        == ["'A.swift' has syntax errors and is judged as far as it could be read"])
  }

  @Test("names with quotes, spaces and emoji are read")
  func oddNames() throws {
    let names = ["\"quoted\".swift", "a b.swift", "naïve 🎉.swift"]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(try folder.workspace().paths == names.sorted())
    try folder.git("init", "-q")
    try folder.git("add", ".")
    #expect(try folder.workspace().paths == names.sorted())
  }

  @Test("any number of jobs gives the same code base")
  func jobs() throws {
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["F\(number % 7)/A\(number).swift"] = String(
        repeating: "struct S\(number) {}\n", count: number)
    }
    let folder = try TemporaryFolder(files)
    #expect(try folder.workspace(jobs: 1) == folder.workspace(jobs: 4))
  }
}
