import StrataCode
import StrataModel
import StrataRules
import TestSupport
import Testing

@Suite("Files that two targets compile")
struct TwoTargetTests {
  /// An app whose files an extension's target compiles too, with a type of its own by each.
  private func workspace() -> Workspace {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- Domain/Order.swift
        struct Order { let status: Status }
        //- App/Status.swift
        enum Status { case open }
        //- Widget/Theme.swift
        struct Theme {}
        //- App/Theme.swift
        struct Theme {}
        //- Widget/Row.swift
        struct Row { let theme: Theme }
        //- Data/OrderDTO.swift
        struct OrderDTO: Decodable { func toDomain() -> Order? { nil } }
        //- Domain/LoadOrderUseCase.swift
        struct LoadOrderUseCase { func execute() -> OrderDTO? { nil } }
        """)
    ).workspace
    workspace.modules = [
      Module(name: "App", kind: .application, manifest: "App.xcodeproj", folder: ""),
      Module(name: "Widget", kind: .application, manifest: "App.xcodeproj", folder: ""),
    ]
    for index in workspace.files.indices {
      let path = workspace.files[index].path
      workspace.files[index].modules =
        path.hasPrefix("Widget") ? [1] : path.hasPrefix("App") ? [0] : [0, 1]
    }
    return workspace
  }

  private func meaning(of name: String, in path: String) throws -> Target {
    let workspace = workspace()
    let table = SymbolTable(of: workspace)
    let file = try #require(workspace.files.firstIndex { $0.path == path })
    let facts = workspace.files[file].facts
    let position = try #require(facts.references.firstIndex { facts[$0.name] == name })
    return ReferenceMap(workspace, table)[file][position]
  }

  @Test func aSharedFileSeesTheTypesOfBothTargets() throws {
    guard case .symbol = try meaning(of: "Status", in: "Domain/Order.swift") else {
      Issue.record("Status is not found")
      return
    }
  }

  @Test func aFileOfOneTargetSeesNoTypeOfTheOther() throws {
    let workspace = workspace()
    let table = SymbolTable(of: workspace)
    guard case .symbol(let id) = try meaning(of: "Theme", in: "Widget/Row.swift") else {
      Issue.record("Theme is not found, or found twice")
      return
    }
    #expect(workspace.files[table[id].place.file].path == "Widget/Theme.swift")
  }

  @Test func anOffenceInASharedFileIsOneFinding() {
    let codebase = Codebase(of: workspace())
    let found = Rule.dtoInDomain.check(codebase)
    #expect(found.map(\.location.file) == ["Domain/LoadOrderUseCase.swift"])
  }
}

@Suite("Files that modules of several layers compile")
struct SharedFileTests {
  /// A helper that some of three modules compile, and a use case that calls it.
  private func codebase(compiledBy modules: [String]) -> Codebase {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- Shop/Beeper.swift
        public class Beeper { public static func beep(_ text: String) { print(text) } }
        //- Domain/PayUseCase.swift
        import Data
        struct PayUseCase { func execute() { Beeper.beep("paid") } }
        //- Data/OrderStore.swift
        struct OrderStore { func save() { Beeper.beep("saved") } }
        """)
    ).workspace
    let names = ["Data", "Domain"]
    workspace.modules = names.map {
      Module(name: $0, kind: .library, manifest: "Shop.xcodeproj", folder: "")
    }
    workspace.modules[1].dependencies = [
      Module.Dependency(name: "Data", package: nil, location: Position(line: 1, column: 1))
    ]
    for (index, file) in workspace.files.enumerated() {
      workspace.files[index].modules =
        file.folder == "Domain"
        ? [1] : file.folder == "Data" ? [0] : modules.compactMap(names.firstIndex)
    }
    return Codebase(of: workspace)
  }

  @Test func oneThatModulesOfTwoLayersCompileIsCommon() {
    let codebase = codebase(compiledBy: ["Data", "Domain"])
    #expect(codebase.placements.map(\.layer).contains(.common))
    #expect(Rule.layerReference.check(codebase).isEmpty)
  }

  @Test func oneThatDataAloneCompilesIsDatas() {
    let codebase = codebase(compiledBy: ["Data"])
    #expect(!codebase.placements.map(\.layer).contains(.common))
    #expect(Rule.layerReference.check(codebase).map(\.location.file) == ["Domain/PayUseCase.swift"])
  }
}

@Suite("Files that an app and a framework of one layer compile")
struct AppFileTests {
  /// The layer of a file in a folder, which Data and perhaps the app compile.
  private func layer(in folder: String, withApp: Bool) -> Layer? {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- \(folder)/Keys.swift
        struct Keys { static let host = "host" }
        """)
    ).workspace
    workspace.modules = [
      Module(name: "Data", kind: .library, manifest: "Shop.xcodeproj", folder: ""),
      Module(name: "Shop", kind: .application, manifest: "Shop.xcodeproj", folder: ""),
    ]
    workspace.files[0].modules = withApp ? [0, 1] : [0]
    return Codebase(of: workspace).placements[0].layer
  }

  @Test func whatAnAppCompilesTooIsCommon() {
    #expect(layer(in: "Shop/Constants", withApp: true) == .common)
  }

  @Test func whatTheFolderGivesToTheLayerStaysThere() {
    #expect(layer(in: "Data/Network", withApp: true)?.ring == .data)
    #expect(layer(in: "Shop/Constants", withApp: false) == .data)
  }
}

@Suite("Platforms that implement the use cases of Domain")
struct PlatformTests {
  /// The layer of a use case in one of three modules.
  private func layer(in module: String) -> Layer? {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- Domain/UseCases/LoadMenuUseCase.swift
        public protocol LoadMenuUseCase { func execute() -> [String] }
        //- LocalPlatform/UseCases/StoredMenuUseCase.swift
        import Domain
        final class StoredMenuUseCase: LoadMenuUseCase { func execute() -> [String] { [] } }
        //- LocalPlatform/Stores/MenuStore.swift
        import CoreData
        final class MenuStore { func load() -> [NSManagedObject] { [] } }
        """)
    ).workspace
    let names = ["Domain", module]
    workspace.modules = names.map {
      Module(name: $0, kind: .library, manifest: "Shop.xcodeproj", folder: "")
    }
    for index in workspace.files.indices { workspace.files[index].modules = [min(index, 1)] }
    return Codebase(of: workspace).placements[1].layer
  }

  @Test func aPlatformIsData() {
    #expect(layer(in: "LocalPlatform") == .data)
  }
}

@Suite("Classes that Core Data generates")
struct GeneratedClassTests {
  private func findings(generated: [String: String]) -> [Finding] {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- Domain/Entities/Movie.swift
        struct Movie { let title: String }
        //- Data/Storage/MovieStore.swift
        import CoreData
        final class MovieStore { func store(_ entity: MovieRecord) {} }
        //- Presentation/Movies/MovieRow.swift
        import SwiftUI
        struct MovieRow: View {
          let record: MovieRecord
          let other: MovieRecord?
          var body: some View { Text("movie") }
        }
        """)
    ).workspace
    workspace.generatedClasses = generated
    let codebase = Codebase(of: workspace)
    return Rule.catalogue.flatMap { $0.check(codebase) }
  }

  @Test func aViewThatNamesOneIsFoundThoughNoSourceDeclaresIt() throws {
    let found = findings(generated: ["MovieRecord": "Data/Movies.xcdatamodeld"])
    let only = try #require(found.first)
    #expect(found.count == 1)
    #expect(only.rule == "dependency.dto-in-presentation")
    #expect(only.location.start == Position(line: 3, column: 15))
    #expect(only.also == [Position(line: 4, column: 14)])
    #expect(only.message.contains("Data/Movies.xcdatamodeld"))
  }

  @Test func withoutAModelTheNameMeansNothing() {
    #expect(findings(generated: [:]).isEmpty)
  }
}

@Suite("Broken code bases")
struct BrokenCodebaseTests {
  /// Cuts every file of the example at many places and concludes all there is to conclude.
  @Test func cutSourcesStillEndInAVerdict() throws {
    let paths = Repository.files(below: "Examples/Tangled", suffix: ".swift")
    #expect(paths.count > 20)
    let whole = try paths.map { ($0, Array(try Repository.text($0).utf8)) }
    for seed in 0..<24 {
      let cut = whole.enumerated().map { index, file in
        let length = file.1.count * ((seed * 7 + index * 13) % 24) / 24
        return (path: file.0, text: String(decoding: file.1.prefix(length), as: UTF8.self))
      }
      let codebase = Codebase(of: InMemoryCodebase(cut).workspace)
      for rule in Rule.catalogue { _ = rule.check(codebase) }
    }
  }

  @Test func typesThatInheritInACircleEnd() {
    let source = """
      //- Domain/A.swift
      class A: B { let x: Inner? = nil }
      class B: C {}
      class C: A {}
      typealias D = E
      typealias E = D
      extension D { struct Inner {} }
      struct F: D {}
      """
    let codebase = Codebase(of: InMemoryCodebase(MarkedSource(source)).workspace)
    #expect(codebase.symbols.symbols.count >= 6)
  }

  @Test func declarationsOfOneNameInEveryFileEnd() {
    let files = (0..<200).map {
      (path: "Domain/F\($0).swift", text: "struct A { let a: A? = nil }")
    }
    let codebase = Codebase(of: InMemoryCodebase(files).workspace)
    #expect(codebase.dependencies.isEmpty)
  }
}

@Suite("An Xcode project beside the one that draws a Domain")
struct UndrawnProjectTests {
  /// What is said of a view of an older app that builds a store, with a Domain in another project.
  private func severity(ofManifest old: String) -> Severity? {
    var workspace = InMemoryCodebase(
      MarkedSource(
        """
        //- New/Domain/UseCases/LoadMenuUseCase.swift
        struct LoadMenuUseCase { func execute() -> [String] { ["soup"].sorted() } }
        //- New/Domain/Entities/Dish.swift
        struct Dish: Equatable { let name: String }
        //- Old/Presentation/OldView.swift
        import UIKit
        final class OldViewController: UIViewController {
          func load() { _ = URLSession.shared }
        }
        """)
    ).workspace
    workspace.modules = [
      Module(
        name: "New", kind: .application, manifest: "New.xcodeproj/project.pbxproj", folder: ""),
      Module(name: "Old", kind: .application, manifest: old, folder: ""),
    ]
    for (index, file) in workspace.files.enumerated() {
      workspace.files[index].modules = [file.path.hasPrefix("Old") ? 1 : 0]
    }
    return Judgement(
      Codebase(of: workspace), by: [Rule.infrastructureAccess],
      profile: DetectedProfile(.layered, reason: "said", isDetected: true), under: JudgingOptions()
    ).verdicts().findings.first?.severity
  }

  @Test func isToldAsRemarks() {
    #expect(severity(ofManifest: "Old.xcodeproj/project.pbxproj") == .info)
  }

  @Test func isHeldToItWhereItIsTheSame() {
    #expect(severity(ofManifest: "New.xcodeproj/project.pbxproj") == .warning)
  }
}
