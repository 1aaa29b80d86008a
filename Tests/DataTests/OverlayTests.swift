import Foundation
import StrataCode
import StrataFeatures
import StrataRules
import Testing

@testable import StrataData

/// What an overlay says of a code base is what the disk would say once it is saved.
@Suite("Overlays over the disk")
struct OverlayTests {
  private static let saved = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [.target(name: "Shop", path: "Sources")])
    """,
    "Sources/Domain/Order.swift": "struct Order { let number: Int }",
    "Sources/Domain/OrderRepository.swift":
      "protocol OrderRepository { func order() async throws -> Order }",
    "Sources/Data/StoredOrders.swift":
      "import Foundation\nstruct StoredOrders: OrderRepository { func order() -> Order { .init(number: 1) } }",
    "Sources/Presentation/OrderView.swift":
      "import SwiftUI\nstruct OrderView: View { let order: Order; var body: some View { Text(\"1\") } }",
  ]

  /// An overlay by path: a text, or nil for what is gone.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var texts: [String: String?] = [:]
    var moves: [(String, String)] = []
  }

  static let changes = [
    Change(
      testDescription: "another text",
      texts: ["Sources/Domain/Order.swift": "import UIKit\nstruct Order { let view: OrderView }"]),
    Change(
      testDescription: "a new file in a new folder",
      texts: ["Sources/Domain/UseCases/Load.swift": "struct Load { let store: StoredOrders }"]),
    Change(testDescription: "a file less", texts: ["Sources/Domain/Order.swift": nil]),
    Change(
      testDescription: "a moved file",
      moves: [("Sources/Domain/Order.swift", "Sources/Data/Order.swift")]),
    Change(
      testDescription: "settings", texts: [".strata.yml": "exclude: [Sources/Presentation/**]\n"]),
    Change(
      testDescription: "a manifest",
      texts: [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Shop", targets: [
          .target(name: "Domain", path: "Sources/Domain"),
          .target(name: "Rest", dependencies: ["Domain"], path: "Sources", exclude: ["Domain"]),
        ])
        """
      ]),
    Change(
      testDescription: "nobody's code",
      texts: ["Pods/Kit/Kit.swift": "struct Kit {}", "Sources/A.generated.swift": "struct A {}"]),
  ]

  private func judged(_ request: CodebaseRequest, _ cache: CacheFolder?) throws -> JudgedState {
    let cache = cache.map { RunCache(in: $0) }
    return try JudgeCodebase(
      reader: DiskCodebaseReader(cache: cache), text: DiskSourceText(),
      memory: cache.map { StateMemory(in: $0) } ?? NoMemory())(request, under: JudgingOptions())
      .state
  }

  @Test(arguments: changes, [false, true])
  func whatIsNotSavedIsJudgedAsIfItWere(_ change: Change, inGit: Bool) throws {
    let folder = try TemporaryFolder(Self.saved)
    if inGit {
      try folder.git("init", "-q")
      try folder.commit("All")
    }
    let plain = CodebaseRequest(path: folder.path, projectRoot: folder.path)
    let before = try judged(plain, folder.cache)
    var overlaid = plain
    for (path, text) in change.texts {
      if let text {
        overlaid.overlay.write(Array(text.utf8), to: folder(path))
      } else {
        overlaid.overlay.remove(folder(path))
      }
    }
    for (old, new) in change.moves { overlaid.overlay.move(folder(old), to: folder(new)) }
    let unsaved = try judged(overlaid, folder.cache)
    // Nothing of it is taken for what is saved.
    #expect(try judged(plain, folder.cache) == before)

    for (path, text) in change.texts {
      if let text {
        try folder.write(Data(text.utf8), to: path)
      } else {
        try FileManager.default.removeItem(atPath: folder(path))
      }
    }
    for (old, new) in change.moves {
      try FileManager.default.moveItem(atPath: folder(old), toPath: folder(new))
    }
    var saved = try judged(plain, nil)
    // Which files are stepped over is told when the disk is listed, and lines are read when they
    // are shown.
    saved.skipped = unsaved.skipped
    saved.excerpts = unsaved.excerpts
    #expect(unsaved == saved)
    #expect(unsaved != before || change.testDescription == "nobody's code")
  }

  @Test func everyQuestionSeesWhatIsNotSaved() throws {
    let folder = try TemporaryFolder(Self.saved)
    let plain = CodebaseRequest(path: folder.path, projectRoot: folder.path)
    let old = folder("Sources/Domain/Order.swift")
    let new = folder("Sources/Data/Order.swift")
    let store = "import GRDB\nstruct StoredOrders: FetchableRecord { let order: Order }"
    var overlaid = plain
    overlaid.overlay.move(old, to: new)
    overlaid.overlay.write(Array(store.utf8), to: folder("Sources/Data/StoredOrders.swift"))
    let before = try answers(plain)
    let unsaved = try answers(overlaid)
    try FileManager.default.moveItem(atPath: old, toPath: new)
    try folder.write(Data(store.utf8), to: "Sources/Data/StoredOrders.swift")
    #expect(try answers(plain) == unsaved)
    #expect(zip(before, unsaved).allSatisfy { $0 != $1 })
  }

  /// What layers, an explanation and a place say of the order and of what stores it.
  private func answers(_ request: CodebaseRequest) throws -> [String] {
    let judge = JudgeCodebase(reader: DiskCodebaseReader(), text: DiskSourceText())
    var stored = request
    stored.paths[0] += "/Sources/Data/StoredOrders.swift"
    let place = try PlaceCode(judge: judge, text: TextFacts())(
      PlaceRequest(.file(stored.paths[0]), in: stored))
    return [
      "\(try MapLayers(judge: judge)(request).files)",
      "\(try ExplainSubject(judge: judge)("Order", in: request).subject)",
      "\(place.placement) \(place.types) \(place.findings)",
    ]
  }

  @Test func aPathOutsideOfTheRootIsRefused() throws {
    let folder = try TemporaryFolder(["In/A.swift": "struct A {}", "B.swift": "struct B {}"])
    var request = CodebaseRequest(path: folder("In"), projectRoot: folder("In"))
    request.overlay.write([], to: folder("B.swift"))
    #expect(throws: CodebaseReadError.outsideRoot(path: folder("B.swift"), root: folder("In"))) {
      try judged(request, nil)
    }
  }

  @Test func aTextInNoFolderAndNoProjectIsNotThere() throws {
    let folder = try TemporaryFolder()
    var request = CodebaseRequest(path: folder("No/Where/A.swift"))
    request.overlay.write([], to: folder("No/Where/A.swift"))
    #expect(throws: CodebaseReadError.missing(path: folder("No/Where/A.swift"))) {
      try judged(request, nil)
    }
  }

  @Test func aNewFileIsOfTheTargetOfThoseBesideIt() {
    let app = Module(
      name: "App", kind: .application, manifest: "App.xcodeproj/project.pbxproj", folder: "")
    let rest = Module(name: "Rest", kind: .folder, manifest: "", folder: "")
    var map = ProjectMap()
    map.modules = [app, rest]
    map.modulesOfFiles = ["App/Domain/A.swift": [0], "App/Domain/New.swift": [1], "B.swift": [1]]
    let adopted = map.adopting(["App/Domain/New.swift", "B.swift"]).modulesOfFiles
    #expect(adopted["App/Domain/New.swift"] == [0])
    #expect(adopted["B.swift"] == [1])
  }

  @Test func aTextIsNoFolder() throws {
    let folder = try TemporaryFolder(["In/A.swift": "struct A {}"])
    var request = CodebaseRequest(path: folder("In"), projectRoot: folder.path)
    request.overlay.write([], to: folder("In"))
    #expect(
      throws: CodebaseReadError.unreadable(path: folder("In"), cause: SkipReason.isNotAFile)
    ) { try judged(request, nil) }
  }

  @Test func aTextThatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}", "B.swift": "struct B {}"])
    var request = CodebaseRequest(path: folder.path, projectRoot: folder.path)
    request.overlay.write(
      [UInt8](repeating: 0x20, count: TreeFiles.usualLimit + 1), to: folder("A.swift"))
    #expect(try judged(request, nil).skipped.map(\.path) == ["A.swift"])
  }
}
