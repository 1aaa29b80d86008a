import Foundation
import StrataData
import StrataModel
import StrataFeatures
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite("Agreement with the compiler")
struct AgreementTests {
  /// A built package: its modules in an order in which they can be compiled.
  private func build(_ source: String, modules: [String]) throws -> TemporaryFolder {
    let files = MarkedSource(source).files
    let folder = try TemporaryFolder(
      Dictionary(files.map { ($0.path, $0.text) }) { first, _ in first })
    for module in modules {
      let sources = files.map(\.path).filter { $0.hasPrefix("Sources/\(module)/") }
      try compile(sources, as: module, in: folder)
    }
    return folder
  }

  private func disagreements(in folder: TemporaryFolder) throws -> (Agreement, [String]) {
    var request = CodebaseRequest(path: folder.path, projectRoot: folder.path)
    request.indexStore = folder.path
    let agreement = Agreement(of: try DiskCodebaseReader().read(request).workspace)
    let lines = agreement.disagreements.map {
      "\($0.location.file):\($0.location.start.line):\($0.location.start.column) \($0.kind.rawValue)"
    }
    return (agreement, lines)
  }

  @Test("names that mean many things mean what the compiler says")
  func trickyNames() throws {
    let folder = try build(trickyPackage, modules: ["Kit", "Other", "Shop", "App"])
    let (agreement, disagreements) = try disagreements(in: folder)
    #expect(agreement.recorded > 250)
    #expect(agreement.unjudged < 20)
    #expect(disagreements == [])
  }

  @Test("names in code that was not built are not judged")
  func unbuiltCode() throws {
    let folder = try build(
      """
      //- Package.swift
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])
      //- Sources/Shop/Shop.swift
      struct Order {}
      #if GIFT
        let gift = Order()
      #endif
      let order = Order()
      """, modules: ["Shop"])
    let (agreement, _) = try disagreements(in: folder)
    #expect(agreement.agreed == 1)
    #expect(agreement.unjudged == 1)
    #expect(agreement.precision == 1)
  }
}
