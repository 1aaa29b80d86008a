import Foundation
import StrataDomain
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

@Suite("Resolution where the compiler's rules are fine")
struct FineResolutionTests {
  @Test func selfIsTheTypeAroundIt() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Order { static let empty: ↓Self = Order() }
        protocol Named { func copy() -> ↓Self }
        //- B.swift
        extension Order { enum Line {} ; func line() -> ↓Self.Line }
        extension Array { func copy() -> ↓Self }
        """) == [
          "Order in A.swift", "parameter", "Order.Line in B.swift", "external",
        ])
  }

  @Test func aBranchThatIsNeverBuiltHidesNothing() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        #if os(Windows)
          struct Handle {}
          let own: ↓Handle
        #endif
        //- B.swift
        let handle: ↓Handle
        """) == ["Handle in A.swift", "external"])
  }

  @Test func theLikelierBranchIsTaken() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        #if SINGLE_MODULE
          struct Order {}
        #endif
        //- B.swift
        #if !SINGLE_MODULE
          struct Order {}
        #endif
        //- C.swift
        let order: ↓Order
        """) == ["Order in B.swift"])
  }

  @Test func typesForDifferentSystemsAreOneType() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        #if canImport(Darwin)
          struct Socket {}
        #endif
        //- B.swift
        #if canImport(Glibc)
          struct Socket {}
        #endif
        //- C.swift
        let socket: ↓Socket
        """) == ["Socket in A.swift"])
  }

  @Test func anImportOfOneTypeBringsNoOther() throws {
    #expect(
      try meanings(
        """
        //- Package.swift
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [.target(name: "Kit"), .target(name: "Shop", dependencies: ["Kit"])])
        //- Sources/Kit/Kit.swift
        public struct Order {}
        public struct Token {}
        //- Sources/Shop/Shop.swift
        import struct ↓Kit.Order
        let order: ↓Order
        let token: ↓Token
        """) == [
          "Order in Sources/Kit/Kit.swift", "Order in Sources/Kit/Kit.swift", "external",
        ])
  }

  @Test func anImportOfOneForeignTypeHidesTheProjects() throws {
    #expect(
      try meanings(
        """
        //- Package.swift
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [.target(name: "Kit"), .target(name: "Shop", dependencies: ["Kit"])])
        //- Sources/Kit/Kit.swift
        public struct Descriptor {}
        //- Sources/Shop/Exports.swift
        @_exported import struct System.Descriptor
        //- Sources/Shop/Shop.swift
        import Kit
        let descriptor: ↓Descriptor
        """) == ["external"])
  }

  @Test func anExtensionSeesGenericParametersBeforeMembers() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct List<Element> { struct Slice {} ; let first: ↓Element }
        extension List.Slice { typealias Element = Int ; func last() -> ↓Element }
        """) == ["parameter", "parameter"])
  }

  @Test func theHeadOfATypeDoesNotSeeItsMembers() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Base {}
        class Screen: ↓Base { struct Base {} ; let base: ↓Base }
        """) == ["Base in A.swift", "Screen.Base in A.swift"])
  }

  @Test func whatStandsForAnAssociatedTypeIsTheTypeOfThatName() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        protocol Opening { associatedtype Handle ; func open() -> ↓Handle }
        struct Handle {}
        struct Files: Opening { func open() -> ↓Handle }
        """) == ["parameter", "Handle in A.swift"])
  }

  @Test func aPrivateTypeInATestsExtensionIsSeenThereOnly() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Server { let failure: ↓Failure }
        //- Tests/B.swift
        extension Server { private enum Failure {} ; func fail() -> ↓Failure }
        """) == ["external", "Server.Failure in Tests/B.swift"])
  }

  @Test func anAliasIsExtendedOnceItsWholePathIsKnown() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        typealias Unsafe = Table.Handle
        extension Unsafe { func bucket() -> ↓Bucket }
        struct Table { struct Bucket {} }
        extension Table { struct Handle { typealias Bucket = Table.Bucket } }
        """) == ["Table.Handle.Bucket in A.swift"])
  }

  private let package = """
    //- Package.swift
    import PackageDescription
    let package = Package(
      name: "Shop",
      targets: [.target(name: "Kit"), .target(name: "Shop", dependencies: ["Kit"])])
    """

  @Test func anInternalTypeNestedInAnotherModulesIsNotSeen() throws {
    #expect(
      try meanings(
        package + """

          //- Sources/Kit/Order.swift
          public struct Order { struct Line {} ; public struct Tag {} }
          //- Sources/Shop/Shop.swift
          import Kit
          struct Line {}
          struct Tag {}
          extension Order { func add(_ line: ↓Line, _ tag: ↓Tag) {} }
          """) == ["Line in Sources/Shop/Shop.swift", "Order.Tag in Sources/Kit/Order.swift"])
  }

  @Test func anExportedImportOfOneTypeHandsOnThatOneAlone() throws {
    #expect(
      try meanings(
        """
        //- Package.swift
        import PackageDescription
        let package = Package(
          name: "Shop",
          targets: [
            .target(name: "Kit"), .target(name: "Middle", dependencies: ["Kit"]),
            .target(name: "Shop", dependencies: ["Middle"]),
          ])
        //- Sources/Kit/Kit.swift
        public struct Order {}
        public struct URL {}
        //- Sources/Middle/Exports.swift
        @_exported import struct Kit.Order
        //- Sources/Shop/Shop.swift
        import Foundation
        import Middle
        let order: ↓Order
        let url: ↓URL
        """) == ["Order in Sources/Kit/Kit.swift", "external"])
  }

  @Test func theClauseOfAnExtensionDoesNotSeeMembers() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        protocol Output {}
        struct Screen { struct Output {} }
        extension Screen: ↓Output {}
        """) == ["Output in A.swift"])
  }

  @Test func anAliasOfAnArrayIsNotItsElement() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        struct Order { struct Line {} }
        struct Line {}
        typealias Orders = [Order]
        extension Orders { func first(_ line: ↓Line) {} }
        """) == ["Line in A.swift"])
  }

  @Test func theLanguageModeIsNotTheCompilersVersion() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        #if swift(>=6.0)
          struct Order {}
        #endif
        //- B.swift
        #if compiler(>=6.10)
          struct Order {}
        #endif
        #if swift(<6.0)
          struct Tax {}
        #endif
        //- C.swift
        let order: ↓Order
        let tax: ↓Tax
        """) == ["Order in A.swift", "Tax in B.swift"])
  }

  @Test func anAliasOfAProtocolGivesWayToATypeFurtherOut() throws {
    #expect(
      try meanings(
        """
        //- A.swift
        protocol Storing { typealias Key = String ; typealias Value = Int }
        struct Key {}
        struct Store: Storing { func value(of key: ↓Key) -> ↓Value { 0 } }
        """) == ["Key in A.swift", "Storing.Value in A.swift"])
  }
}
