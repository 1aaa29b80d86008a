import StrataData
import StrataFeatures
import StrataCode
import TestSupport
import Testing

/// What every reader of code bases promises, held by the one on the disk and the one in memory.
@Suite("Readers of code bases")
struct ReaderContractTests {
  enum Reader: CaseIterable {
    case disk, memory

    /// The reader over some files, and the request that reads them; the folder goes with the value.
    func open(_ source: String) throws -> Opened {
      let marked = MarkedSource(source)
      switch self {
      case .memory:
        let codebase = InMemoryCodebase(marked)
        return Opened(reader: codebase, text: codebase, path: ".", folder: nil)
      case .disk:
        let folder = try TemporaryFolder(
          Dictionary(uniqueKeysWithValues: marked.files.map { ($0.path, $0.text) }))
        return Opened(
          reader: DiskCodebaseReader(), text: DiskSourceText(), path: folder.path, folder: folder)
      }
    }
  }

  struct Opened {
    var reader: any CodebaseReading
    var text: any SourceTextReading
    var path: String
    var folder: TemporaryFolder?

    func read() throws -> Workspace { try reader.read(CodebaseRequest(path: path)).workspace }
  }

  private static let package = """
    //- Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [.target(name: "Domain"), .target(name: "App", dependencies: ["Domain"])]
    )
    //- Sources/Domain/Order.swift
    public struct Order {}
    //- Sources/App/Main.swift
    import Domain
    @main struct Main { static func main() {} }
    //- Scripts/release.swift
    print("release")
    """

  @Test(arguments: Reader.allCases)
  func filesComeInPathOrderWithTheModulesThatCompileThem(_ reader: Reader) throws {
    let workspace = try reader.open(Self.package).read()
    #expect(
      workspace.files.map(\.path) == [
        "Scripts/release.swift", "Sources/App/Main.swift", "Sources/Domain/Order.swift",
      ])
    #expect(
      workspace.files.dropFirst().map { $0.modules.map { workspace.modules[$0].name } }
        == [["App"], ["Domain"]])
    #expect(workspace.kinds == ["swiftpm"])
  }

  @Test(arguments: Reader.allCases)
  func aManifestIsNoSourceFile(_ reader: Reader) throws {
    let workspace = try reader.open(Self.package).read()
    #expect(!workspace.files.contains { $0.path == "Package.swift" })
  }

  @Test(arguments: Reader.allCases)
  func noSwiftFileIsAnError(_ reader: Reader) throws {
    let opened = try reader.open("//- notes.txt\nnothing")
    #expect(throws: CodebaseReadError.noSwiftFiles(path: opened.path)) { try opened.read() }
  }

  @Test(arguments: Reader.allCases)
  func linesAreReadByNumberAndMissingOnesLeftOut(_ reader: Reader) throws {
    let opened = try reader.open("//- A.swift\none\ntwo\nthree")
    let root = opened.folder?.path ?? "/"
    #expect(opened.text.lines([1, 3, 9], of: "A.swift", in: root) == [1: "one", 3: "three"])
    #expect(opened.text.lines([1], of: "B.swift", in: root) == [:])
  }

  @Test func bothReadTheSameFactsAndModules() throws {
    let disk = try Reader.disk.open(Self.package).read()
    let memory = try Reader.memory.open(Self.package).read()
    #expect(disk.files.map(\.facts) == memory.files.map(\.facts))
    #expect(
      disk.modules.filter { $0.kind != .folder } == memory.modules.filter { $0.kind != .folder })
  }
}
