import TestSupport
import Testing

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
