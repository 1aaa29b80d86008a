import StrataPresentation
import Foundation
import StrataData
import StrataFeatures
import StrataCode
import StrataModel
import TestSupport
import Testing

@testable import StrataData

/// Compiles files as one module, with an index.
func compile(_ files: [String], as module: String, in folder: TemporaryFolder) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments =
    ["swiftc", "-c", "-Onone", "-emit-module", "-parse-as-library", "-module-name", module]
    + ["-I", folder.path, "-index-store-path", folder(".build/debug/index/store")]
    + files.map { folder($0) }
  process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(module) does not compile")
}

@Suite("The compiler's index")
struct CompilerIndexTests {
  /// Two modules' files without a manifest: source alone cannot tell the two `Status` apart.
  private static let shop = [
    "Orders/Status.swift": "public enum Status { case open }\n",
    "Payments/Status.swift": "public enum Status { case paid }\n",
    "View.swift": "struct View { let status: Status }\n",
  ]

  private func folder(building files: [String], of all: [String: String] = Self.shop) throws
    -> TemporaryFolder
  {
    let folder = try TemporaryFolder(all)
    try compile(files, as: "Shop", in: folder)
    return folder
  }

  private func read(
    _ folder: TemporaryFolder, _ store: String? = nil, in process: IndexProcess? = nil
  ) throws(CodebaseReadError) -> Workspace {
    var request = CodebaseRequest(path: folder.path, projectRoot: folder.path)
    request.indexStore = store ?? folder.path
    return try DiskCodebaseReader(indexProcess: process).read(request).workspace
  }

  private func failure(
    of folder: TemporaryFolder, _ store: String? = nil, in process: IndexProcess? = nil
  ) -> CompilerIndexError? {
    do throws(CodebaseReadError) {
      _ = try read(folder, store, in: process)
      return nil
    } catch {
      if case .index(let error) = error { return error }
      return nil
    }
  }

  /// The file that declares what the view's property is.
  private func home(of workspace: Workspace) throws -> String? {
    let table = SymbolTable(of: workspace)
    let view = try #require(workspace.files.firstIndex { $0.path == "View.swift" })
    switch ReferenceMap(workspace, table)[view].first {
    case .symbol(let id): return workspace.files[table[id].place.file].path
    default: return nil
    }
  }

  @Test("names mean what the compiler says, where source cannot tell")
  func exactNames() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    #expect(try home(of: folder.workspace()) == nil)
    #expect(try home(of: read(folder)) == "Payments/Status.swift")
    #expect(
      try home(of: read(folder, folder(".build/debug/index/store")))
        == "Payments/Status.swift")
  }

  @Test("files that were not built are counted and resolved from source")
  func partialIndex() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    let warnings = try read(folder).warnings
    #expect(
      warnings.contains {
        $0.contains("1 of 3 files") && $0.contains("'Orders/Status.swift'")
      }, "\(warnings)")
  }

  @Test("files that are newer than the index are named and resolved from source")
  func staleIndex() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: folder("View.swift"))
    let workspace = try read(folder)
    #expect(
      workspace.warnings.contains { $0.hasPrefix("newer than") && $0.contains("'View.swift'") },
      "\(workspace.warnings)")
    #expect(try home(of: workspace) == nil)
  }

  @Test("a record that cannot be read costs its file alone")
  func damagedRecord() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    let records = folder(".build/debug/index/store/v5/records")
    let names = try FileManager.default.subpathsOfDirectory(atPath: records)
    let record = try #require(names.first { $0.contains("View.swift-") })
    try Data("not a record".utf8).write(to: URL(fileURLWithPath: records + "/" + record))
    let workspace = try read(folder)
    #expect(
      workspace.warnings.contains {
        $0.hasPrefix("1 part of the compiler's index cannot be read")
      }, "\(workspace.warnings)")
    let read = workspace.index?.files.map { $0 != nil }
    #expect(workspace.paths == ["Orders/Status.swift", "Payments/Status.swift", "View.swift"])
    #expect(read == [false, true, false])
  }

  @Test("a process of its own reads the same out of a store")
  func process() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    let process = IndexProcess(program: BuiltCommand.binary.path)
    let (inside, outside) = (try read(folder), try read(folder, in: process))
    #expect(inside.index != nil && inside == outside)
  }

  @Test("a record that crashes the toolchain's library costs its file alone")
  func crashingRecord() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    let records = folder(".build/debug/index/store/v5/records")
    let names = try FileManager.default.subpathsOfDirectory(atPath: records)
    let record = try #require(names.first { $0.contains("View.swift-") })
    let damaged = Repository.root.appendingPathComponent("Tests/Fixtures/damaged-index-record")
    try Data(contentsOf: damaged).write(to: URL(fileURLWithPath: records + "/" + record))
    let workspace = try read(folder, in: IndexProcess(program: BuiltCommand.binary.path))
    #expect(
      workspace.warnings.contains {
        $0.hasPrefix("1 part of the compiler's index cannot be read")
      }, "\(workspace.warnings)")
    #expect(workspace.index?.files.map { $0 != nil } == [false, true, false])
  }

  @Test("a unit or a folder of the store that is a pipe is damaged, not waited for")
  func pipes() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    let units = folder(".build/debug/index/store/v5/units")
    let unit = try #require(
      try FileManager.default.contentsOfDirectory(atPath: units).first { $0.hasPrefix("View") })
    try FileManager.default.removeItem(atPath: units + "/" + unit)
    #expect(mkfifo(units + "/" + unit, 0o600) == 0)
    #expect(try read(folder).warnings.contains { $0.contains("cannot be read") })
    try FileManager.default.removeItem(atPath: units)
    #expect(mkfifo(units, 0o600) == 0)
    #expect(failure(of: folder) == .noStore(path: folder.path))
  }

  @Test("a store of which nothing can be read is an error with the way out")
  func damagedStore() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    let units = folder(".build/debug/index/store/v5/units")
    for name in try FileManager.default.contentsOfDirectory(atPath: units) {
      try Data("not a unit".utf8).write(to: URL(fileURLWithPath: units + "/" + name))
    }
    let error = try #require(failure(of: folder))
    guard case .unreadableStore = error else {
      Issue.record("\(error)")
      return
    }
    #expect(error.message.contains("build again"))
  }

  @Test("a store of another format is an error that says so")
  func foreignFormat() throws {
    let folder = try folder(building: ["View.swift", "Payments/Status.swift"])
    let store = folder(".build/debug/index/store")
    try FileManager.default.moveItem(atPath: store + "/v5", toPath: store + "/v4")
    let error = try #require(failure(of: folder))
    #expect(error.message.contains("format v5"), "\(error.message)")
  }

  @Test("a project that was not built, or another's index, is an error with the way out")
  func noStore() throws {
    let unbuilt = try TemporaryFolder(Self.shop)
    let missing = try #require(failure(of: unbuilt))
    #expect(missing == .noStore(path: unbuilt.path))
    #expect(missing.message.contains("swift build"))
    let other = try folder(building: ["View.swift", "Payments/Status.swift"])
    let store = other(".build/debug/index/store")
    #expect(failure(of: unbuilt, store) == .unrelatedStore(path: store))
  }

  @Test("a library that cannot be opened is an error with the cause")
  func brokenLibrary() throws {
    let folder = try TemporaryFolder(["libIndexStore.so": "not a library"])
    let path = folder("libIndexStore.so")
    #expect {
      _ = try IndexLibrary(at: path)
    } throws: { error in
      guard case CompilerIndexError.unusableLibrary(path, let cause) = error else { return false }
      return !cause.isEmpty
    }
  }

  @Test("the library is looked for beside the compiler on PATH first")
  func libraryPlaces() throws {
    let folder = try TemporaryFolder(["toolchain/usr/bin/swift": ""])
    try folder.link("swift", to: "toolchain/usr/bin/swift")
    let found = IndexLibrary.candidates(path: folder.path, home: folder.path)
    #expect(found.first?.hasPrefix(folder("toolchain/usr/lib/libIndexStore")) == true)
    let none = CompilerIndexError.noLibrary(looked: "nowhere").message
    #expect(none.contains("PATH") && none.contains("leave out --index-store"))
  }

  @Test("source and the compiler agree on the names in Strata's own code")
  func agreementOnOurselves() throws {
    // One target that uses no other; `make agreement PACKAGE=.` compares all of them.
    let path = Repository.root.appending(path: "Sources/StrataDomain/Code").path
    var request = CodebaseRequest(path: path, projectRoot: Repository.root.path)
    request.indexStore = Repository.root.path
    let cache = CacheFolder(at: BuiltCommand.caches.appending(path: "strata").path)
    let reader = DiskCodebaseReader(cache: RunCache(in: cache))
    let agreement = Agreement(of: try reader.read(request).workspace)
    #expect(agreement.recorded > 200)
    #expect(agreement.precision >= 0.995)
    #expect(agreement.recall >= 0.98)
  }
}
