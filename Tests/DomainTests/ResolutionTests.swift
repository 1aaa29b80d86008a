import Foundation
import StrataModel
import StrataCode
import TestSupport
import Testing

/// What the marked names of a project mean: the declared type's qualified name, or why there is none.
func meanings(_ source: String) throws -> [String] {
  let marked = MarkedSource(source)
  let workspace = InMemoryCodebase(marked).workspace
  let table = SymbolTable(of: workspace)
  let map = ReferenceMap(workspace, table)
  return try marked.marks.map { mark in
    let file = try #require(workspace.files.firstIndex { $0.path == mark.file })
    let facts = workspace.files[file].facts
    let index = try #require(
      facts.references.firstIndex { facts.position(of: $0.span) == mark.position },
      "no reference at \(mark.file):\(mark.position)")
    switch map[file][index] {
    case .external: return "external"
    case .parameter: return "parameter"
    case .symbol(let id):
      let home = workspace.files[table[id].place.file].path
      return table[id].qualifiedName + " in " + home
    case .ambiguous(let ids): return "ambiguous: \(ids.count)"
    }
  }
}

@Suite("Resolution of names")
struct ResolutionTests {
  @Test func aTypeOfTheSameModuleIsFoundInAnotherFile() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Order {}
        //- B.swift
        let order: ↓Order
        """) == ["Order in A.swift"])
  }

  @Test func anInnerTypeHidesAnOuterOne() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Status {}
        //- B.swift
        struct Order {
          enum Status {}
          let status: ↓Status
        }
        let status: ↓Status
        """) == ["Order.Status in B.swift", "Status in A.swift"])
  }

  @Test func typesNestedInExtensionsOfOtherFilesAreFoundFromInside() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        enum Model {}
        //- B.swift
        extension Model { struct Country { let currency: ↓Currency } }
        //- C.swift
        extension Model { struct Currency {} }
        //- D.swift
        struct Currency {}
        struct Country {}
        let country: ↓Model.↓Country
        """.replacingOccurrences(of: ".↓", with: ".")) == [
          "Model.Currency in C.swift", "Model.Country in B.swift",
        ])
  }

  @Test func anExtensionOfANestedTypeOfAnExtensionIsFound() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        extension Outer.Inner { struct Deep { let x: ↓Peer } ; struct Peer {} }
        //- B.swift
        extension Outer { struct Inner {} }
        //- C.swift
        enum Outer {}
        let deep: ↓Outer.Inner.Deep
        """) == ["Outer.Inner.Peer in A.swift", "Outer.Inner.Deep in A.swift"])
  }

  @Test func aGenericParameterHidesATypeOfItsName() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Item {}
        struct Box<Item> { let value: ↓Item }
        func f<Item>(_ item: ↓Item) {}
        protocol Source { associatedtype Item; func next() -> ↓Item }
        extension Box { func g() -> ↓Item? { nil } }
        let item: ↓Item
        """) == ["parameter", "parameter", "parameter", "parameter", "Item in A.swift"])
  }

  @Test func aProjectTypeHidesTheSDKs() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        import SwiftUI
        struct Text {}
        let text: ↓Text
        let image: ↓Image
        """) == ["Text in A.swift", "external"])
  }

  @Test func anExtensionOfAnSDKTypeMakesItNoProjectType() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        extension Date { struct Range {} ; func next() -> ↓Range? { nil } }
        //- B.swift
        let date: ↓Date
        let range: ↓Date.Range
        struct Range {}
        """) == ["Range in A.swift", "external", "Range in A.swift"])
  }

  @Test func aPrivateTypeIsSeenInItsFileOnly() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        private struct Row {}
        let a: ↓Row
        //- B.swift
        let b: ↓Row
        """) == ["Row in A.swift", "external"])
  }

  @Test func inheritedNestedTypesAreFound() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        class Base { struct State {} }
        //- B.swift
        final class Child: Base { var state: ↓State? }
        """) == ["Base.State in A.swift"])
  }

  @Test func aLocalTypeIsSeenInItsFunctionOnly() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Receipt {}
        func f() { struct Receipt {}; let r: ↓Receipt }
        let r: ↓Receipt
        """) == ["Receipt in A.swift", "Receipt in A.swift"])
  }

  @Test func twoTypesOfOneNameInOneModuleAreAmbiguous() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Menu {}
        //- B.swift
        struct Menu {}
        //- C.swift
        let menu: ↓Menu
        """) == ["ambiguous: 2"])
  }

  @Test func bothBranchesOfAConditionAreOneType() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        #if os(iOS)
        struct Menu {}
        #else
        struct Menu { let x = 1 }
        #endif
        //- B.swift
        let menu: ↓Menu
        """) == ["Menu in A.swift"])
  }
}

@Suite("Resolution across modules")
struct ModuleResolutionTests {
  private static let package = """
    //- Package.swift
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "Domain"), .target(name: "Kit"),
        .target(name: "App", dependencies: ["Domain", "Kit"]),
      ]
    )

    """

  @Test func onlyAnImportMakesPublicTypesVisible() throws {
    #expect(
      try meanings(
        Self.package + """
          //- Sources/Domain/Order.swift
          public struct Order {}
          struct Draft {}
          //- Sources/App/A.swift
          import Domain
          let a: ↓Order
          let b: ↓Draft
          let c: ↓Domain.Order
          //- Sources/App/B.swift
          let a: ↓Order
          """) == [
          "Order in Sources/Domain/Order.swift", "external",
          "Order in Sources/Domain/Order.swift", "external",
        ])
  }

  @Test func theOwnModuleHidesImportedOnes() throws {
    #expect(
      try meanings(
        Self.package + """
          //- Sources/Domain/Menu.swift
          public struct Menu {}
          //- Sources/Kit/Menu.swift
          public struct Menu {}
          //- Sources/App/Menu.swift
          import Domain
          struct Menu {}
          let a: ↓Menu
          let b: ↓Domain.Menu
          """) == ["Menu in Sources/App/Menu.swift", "Menu in Sources/Domain/Menu.swift"])
  }

  @Test func twoImportsThatOfferANameAreAmbiguous() throws {
    #expect(
      try meanings(
        Self.package + """
          //- Sources/Domain/Menu.swift
          public struct Menu {}
          //- Sources/Kit/Menu.swift
          public struct Menu {}
          //- Sources/App/A.swift
          import Domain
          import Kit
          let a: ↓Menu
          """) == ["ambiguous: 2"])
  }

  @Test func anExportedImportIsHandedOn() throws {
    #expect(
      try meanings(
        Self.package + """
          //- Sources/Domain/Order.swift
          public struct Order {}
          //- Sources/Kit/Kit.swift
          @_exported import Domain
          //- Sources/App/A.swift
          import Kit
          let a: ↓Order
          """) == ["Order in Sources/Domain/Order.swift"])
  }

  @Test func aTypealiasLeadsToWhatItStandsFor() throws {
    let source = MarkedSource(
      """
      //- A.swift
      protocol Reading {}
      protocol Writing {}
      typealias Store = Reading & Writing
      //- B.swift
      struct Disk: Store {}
      """)
    let table = SymbolTable(of: InMemoryCodebase(source).workspace)
    let disk = try #require(table.ids.first { table[$0].name == "Disk" })
    #expect(
      table.allSupertypes(of: disk).map { table[$0].name }.sorted() == ["Reading", "Writing"])
  }
}
