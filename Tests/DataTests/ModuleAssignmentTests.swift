import Foundation
import StrataData
import StrataCode
import Testing

@Suite struct ModuleAssignmentTests {
  private static func manifest(_ targets: String) -> String {
    """
    // swift-tools-version:5.9
    let package = Package(name: "P", targets: [\(targets)])
    """
  }

  @Test("a file of a nested package belongs to that package only")
  func nested() throws {
    let workspace = try TemporaryFolder([
      "Package.swift": Self.manifest(#".target(name: "Outer", path: ".")"#),
      "A.swift": "",
      "Inner/Package.swift": Self.manifest(#".target(name: "Inner")"#),
      "Inner/Sources/Inner/B.swift": "",
      "Inner/Scripts/C.swift": "",
    ]).workspace()
    #expect(workspace.kinds == ["swiftpm"])
    #expect(workspace.modules(of: "A.swift") == ["Outer"])
    #expect(workspace.modules(of: "Inner/Sources/Inner/B.swift") == ["Inner"])
    #expect(workspace.modules(of: "Inner/Scripts/C.swift") == ["Inner"])
    #expect(workspace.modules.map(\.kind) == [.library, .library, .folder])
  }

  @Test("manifests are no source files, but a file called the same is one")
  func manifests() throws {
    let workspace = try TemporaryFolder([
      "Package.swift": Self.manifest(#".target(name: "P")"#),
      "Package@swift-5.8.swift": Self.manifest(#".target(name: "Old")"#),
      "Sources/P/Package.swift": "struct Package {}",
      "Project.swift": "import ProjectDescription",
      "Sources/P/Project.swift": "struct Project {}",
    ]).workspace()
    #expect(workspace.paths == ["Sources/P/Package.swift", "Sources/P/Project.swift"])
    #expect(workspace.modules.map(\.name) == ["P"])
  }

  @Test("a manifest for one version of Swift counts where there is no other")
  func variant() throws {
    let workspace = try TemporaryFolder([
      "Package@swift-5.8.swift": Self.manifest(#".target(name: "Old")"#),
      "Package@swift-5.9.swift": Self.manifest(#".target(name: "New")"#),
      "Sources/New/A.swift": "",
    ]).workspace()
    #expect(workspace.modules.map(\.name) == ["New"])
  }

  @Test("what a target excludes goes to the folder")
  func excluded() throws {
    let target = #".target(name: "P", path: "S", exclude: ["Old", "X.swift"])"#
    let workspace = try TemporaryFolder([
      "my app/Package.swift": Self.manifest(target),
      "my app/S/A.swift": "", "my app/S/X.swift": "", "my app/S/Old/B.swift": "",
    ]).workspace()
    #expect(workspace.modules(of: "my app/S/A.swift") == ["P"])
    #expect(workspace.modules(of: "my app/S/X.swift") == ["my_app"])
    #expect(workspace.modules(of: "my app/S/Old/B.swift") == ["my_app"])
  }

  @Test("without a manifest the folder is the module")
  func plainFolder() throws {
    let workspace = try TemporaryFolder(["a/A.swift": "", "b/B.swift": ""]).workspace()
    #expect(workspace.kinds == ["folder"])
    #expect(workspace.modules.map(\.kind) == [.folder])
    #expect(workspace.files.map(\.modules) == [[0], [0]])
  }

  @Test("a malformed manifest gives a warning and the folder is the module")
  func malformed() throws {
    let workspace = try TemporaryFolder([
      "Package.swift": "// swift-tools-version:5.9\nlet package = Pack", "A.swift": "",
      "App.xcodeproj/project.pbxproj": "{ objects = ",
    ]).workspace()
    #expect(workspace.modules.map(\.kind) == [.folder])
    #expect(workspace.warnings.count == 2)
  }

  #if os(Linux)
    @Test("of links whose names differ by capitals alone the same one is always taken")
    func capitals() throws {
      let names = ["KIT", "KIt", "KiT", "Kit", "kIT", "kIt", "kiT"]
      var files = ["Package.swift": Self.manifest(".target(name: \"X\", path: \"kit\")")]
      for name in names { files["Real/\(name).swift"] = "" }
      let folder = try TemporaryFolder(files)
      for name in names {
        try folder.write(Data(), to: "\(name)/note.txt")
        try folder.link("\(name)/A.swift", to: "../Real/\(name).swift")
      }
      let workspace = try folder.workspace()
      #expect(names.filter { workspace.modules(of: "Real/\($0).swift") == ["X"] } == ["kiT"])
    }
  #endif

  @Test("source lines are read without their ends")
  func lines() throws {
    let folder = try TemporaryFolder(["A.swift": "one\r\ntwo\n\nfour"])
    let text = DiskSourceText().lines([1, 3, 4, 9], of: "A.swift", in: folder.path)
    #expect(text == [1: "one", 3: "", 4: "four"])
    #expect(DiskSourceText().lines([1], of: "../A.swift", in: folder("x")).isEmpty)
  }
}
