import Foundation
import StrataData
import StrataCode
import Testing

/// The facts of a text, by the words a test wants to read.
struct ReadFacts {
  let facts: FileFacts

  init(_ source: String) { facts = SwiftSyntaxFactReader().facts(of: source) }

  var imports: [String] { facts.imports.map { facts[$0.path] } }
  var declarations: [String] {
    facts.declarations.map { "\($0.kind) \(facts[$0.name])" }
  }
  var references: [String] {
    facts.references.map { reference in
      let member = reference.member.map { "." + facts[$0] } ?? ""
      return "\(reference.role) \(facts[reference.name])\(member)"
    }
  }
  var regions: [String] { facts.regions.map { facts[$0.condition] } }

  func name(_ text: String) throws -> Name {
    Name(try #require(facts.names.firstIndex(of: text)))
  }

  func declaration(_ name: String) throws -> Declaration {
    try #require(facts.declarations.first { facts[$0.name] == name })
  }
}

@Suite("Facts of a file")
struct FactTests {
  @Test func importsKeepTheirModulePathAndAttributes() {
    let read = ReadFacts(
      """
      import Foundation
      import struct UIKit.UIView
      @testable import Shop
      @_exported import Kit
      """)
    #expect(read.imports == ["Foundation", "UIKit.UIView", "Shop", "Kit"])
    #expect(read.facts[read.facts.imports[1].module] == "UIKit")
    #expect(read.facts.imports[2].attributes == .testable)
    #expect(read.facts.imports[3].attributes == .exported)
  }

  @Test func declarationsKnowWhatTheyStandIn() throws {
    let read = ReadFacts(
      """
      struct Order<Item> {
        enum Status { case open, paid(by: Person) }
        let id: Int
        var total: Int { 0 }
        func pay() { struct Receipt {} }
      }
      extension Order.Status: Hashable {}
      """)
    #expect(
      read.declarations == [
        "struct Order", "genericParameter Item", "enum Status", "enumCase open", "enumCase paid",
        "property id", "property total", "function pay", "struct Receipt",
        "extension Order.Status",
      ])
    #expect(read.facts.declarations.map(\.parent) == [-1, 0, 0, 2, 2, 0, 0, 0, 7, -1])
    #expect(try read.declaration("Receipt").modifiers.contains(.isLocal))
    #expect(try read.declaration("total").modifiers.contains(.isComputed))
    #expect(try read.declaration("id").modifiers.contains(.isConstant))
  }

  @Test func accessIsWhatIsWrittenOrWhatSwiftTakes() throws {
    let read = ReadFacts(
      """
      public struct A { public private(set) var x = 0; var y = 0; fileprivate let z = 0 }
      private extension B { func f() {} }
      public protocol P { func g() }
      """)
    #expect(try read.declaration("A").access == .public)
    #expect(try read.declaration("x").access == .public)
    #expect(try read.declaration("y").access == .internal)
    #expect(try read.declaration("z").access == .fileprivate)
    #expect(try read.declaration("f").access == .private)
    #expect(try read.declaration("g").access == .public)
  }

  @Test func everyPlaceWhereATypeIsNamedHasItsRole() {
    let read = ReadFacts(
      """
      final class Feed: Base<Item>, Listing where Item: Row {
        @Wrapped var store: any Store
        init(client: Client = Client.shared) throws(Failure) {}
        func load() -> Page? { \\Order.total; return Cache(1).read(Key.self) ?? (x as? Hit) }
      }
      typealias Both = A & B
      """)
    #expect(
      read.references == [
        "conformance Base", "genericArgument Item", "conformance Listing", "constraint Item",
        "constraint Row", "attribute Wrapped", "property Store", "parameter Client",
        "staticAccess Client.shared", "thrown Failure", "return Page", "keyPath Order",
        "construction Cache", "staticAccess Key.self", "pattern Hit", "alias A", "alias B",
      ])
  }

  @Test func namesInCommentsAndStringsAreNoReferences() {
    let read = ReadFacts(
      """
      // FeedDTO
      /* FeedDTO */ let a = "FeedDTO" // \\(FeedDTO())
      """)
    #expect(read.references.isEmpty)
  }

  @Test func everyBranchOfAConditionIsReadWithItsCondition() {
    let read = ReadFacts(
      """
      #if DEBUG
      let a = Mock()
      #elseif os(iOS)
      let a = Phone()
      #else
      let a = Live()
      #endif
      """)
    #expect(read.references == ["construction Mock", "construction Phone", "construction Live"])
    #expect(read.regions == ["DEBUG", "os(iOS)", "!(DEBUG) && !(os(iOS))"])
  }

  @Test func bodiesLeaveTheShapesThatRulesAskAbout() throws {
    let read = ReadFacts(
      """
      struct UseCase {
        let repository: Repository
        func thin(id: Int) async throws -> Item { try await repository.item(id: id) }
        func thick(id: Int) throws -> Item {
          guard id > 0 else { throw OrderError.empty }
          return Item(name: dto.name ?? "none")
        }
      }
      """)
    let (path, id, zero) = try (read.name("repository.item"), read.name("id"), read.name("0"))
    let error = try read.name("OrderError.empty")
    #expect(
      read.facts.shapes.map(\.form) == [
        .tries(path), .callsMember(path), .forwards(to: path, arguments: id),
        .decides(left: id, right: zero), .comparesLiteral(path: id, literal: zero),
        .throwsType(error), .rejects(path: id, error: error), .reads(try read.name("dto")),
      ])
  }

  @Test func aMemberOfAValueLeavesTheNamesThatItsFileDoesNotExplain() throws {
    let read = ReadFacts(
      """
      struct Order {
        let total: Double
        var withTax: Double { total * currentRate * currentRate }
        func split(by count: Int) -> [Double] {
          let part = total
          return (0..<count).map { index in part + limits.least }
        }
      }
      final class Screen { func show() { print(title) } }
      """)
    #expect(
      read.facts.shapes.map(\.form).filter { if case .reads = $0 { true } else { false } } == [
        .reads(try read.name("currentRate")), .reads(try read.name("limits")),
      ])
    #expect(
      ReadFacts("import SwiftUI\nstruct Row { var a: Int { b } }").facts.shapes.isEmpty)
  }

  @Test func aBoundOptionalWithAWayOutIsAMadeUpValue() throws {
    let read = ReadFacts(
      """
      func product(_ dto: DTO) -> Product {
        guard let currency = Currency(rawValue: dto.currency) else {
          return Product(name: dto.name, currency: .usd)
        }
        if let size = dto.size { return Product(name: dto.name, size: size, currency: currency) }
        return Product(name: "none", size: .small, currency: currency)
      }
      func forced(_ dto: DTO) -> Product { Product(currency: Currency(rawValue: dto.text)!) }
      """)
    let made = read.facts.madeUpValues.filter { $0.kind != .passed }
    #expect(
      made.map { read.facts[$0.value] } == [".usd", ".small", "Currency(rawValue: dto.text)!"])
    #expect(made.map(\.kind) == [.coalesced, .coalesced, .forced])
    #expect(
      made.compactMap { $0.instead.map { read.facts[$0] } } == [
        "Currency(rawValue: dto.currency)", "dto.size", "Currency(rawValue: dto.text)",
      ])
  }

  @Test func inTestsCallsThatCheckAreMarked() throws {
    let text = """
      final class MenuTests {
        func test() {
          XCTAssertEqual(menu.count, 3)
          page.open().verifyTitle("soup")
          #expect(menu.isEmpty)
          menu.load()
        }
      }
      """
    let asserted = { (read: ReadFacts) in
      read.facts.shapes.compactMap { shape -> String? in
        if case .asserts(let name) = shape.form { read.facts[name] } else { nil }
      }
    }
    #expect(
      asserted(ReadFacts("import XCTest\n" + text)) == ["XCTAssertEqual", "verifyTitle", "expect"])
    #expect(asserted(ReadFacts(text)).isEmpty)
  }

  @Test func aPreviewIsMarkedAsOne() {
    let read = ReadFacts("#Preview { FeedView(model: .stub) }")
    #expect(read.facts.regions.map(\.kind) == [.preview])
    #expect(read.references == ["construction FeedView"])
  }

  @Test(arguments: [
    "// Generated using Sourcery — DO NOT EDIT\nstruct A {}", "/* @generated */ struct A {}",
    "// Generated using Sourcery 2.0 — https://a.org/b\n// DO NOT EDIT",
    "//\n// This file was generated by R.swift",
    "//  A.swift\n//\n//  This file was automatically generated and should not be edited.",
    "// swiftlint:disable all\n// Generated using SwiftGen — https://a.org", "// @generated",
    "/*\n * This code is auto-generated.\n */", "/* auto-generated */",
    "///\n/// @Generated by Mockolo",
    "/// NOTE: THIS FILE IS AUTO-GENERATED BY dev/generate.sh",
    "// This autogenerated file is replaced",
    "// This is a generated file, do not edit!", "// ⚠️  Generated file, please use fastlane",
    "//  Created by A. Cook on 5/1/17.\n// This file is autogenerated. See `Preprocessor`.",
    "// DO NOT EDIT.\n// swift-format-ignore-file", "/* Do  not\tmodify! */",
    "// this file is autogenerated using `a.swift`",
  ])
  func headersOfGeneratorsAreBelieved(source: String) {
    #expect(ReadFacts(source).facts.isGenerated)
  }

  @Test(arguments: [
    "/// The token generated by the server at login.\nstruct A {}",
    "// You may redistribute it and/or modify it, and do\n// not edit these terms.",
    "// Maps the report generated by the backend.", "/** Do not modify after a build. */",
    "/// Generated by the server.", "/**\n * Generated with the key.\n */\nstruct A {}",
    "// Reads the auto-generated schema.", "// Opens a generated file of the export.",
    "// This file was automatically generated and can be edited to add a type.",
    "// This file was generated by the Clean Swift Xcode Templates so", "// Regenerated by hand",
    "//  Created by A. Cook on 02/04/20.\n//  This file was generated by Kitchen Clean",
  ])
  func whatSpeaksOfOtherThingsThanTheFileIsNoGenerators(source: String) {
    #expect(!ReadFacts(source).facts.isGenerated)
  }

  @Test func aPersonsHeaderIsNoGenerators() {
    #expect(
      !ReadFacts("//  Created by Ann\nstruct A { let s = \"do not edit\" }").facts.isGenerated)
  }

  @Test func templatesAreRecognised() {
    #expect(ReadFacts("struct ___VARIABLE_name___View {}").facts.isTemplate)
    #expect(!ReadFacts("let ____ = 3").facts.isTemplate)
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func linesCountWhateverEndsThem(end: String) throws {
    let read = ReadFacts(["// 🍕 one", "struct A {}", "struct B {}"].joined(separator: end))
    #expect(read.facts.position(of: try read.declaration("B").span) == Position(line: 3, column: 8))
  }
}

@Suite("Bad input to the fact reader")
struct FactRobustnessTests {
  private static let source = """
    import Foundation
    public final class A<T>: B where T: C { // ü 🍕
      @P var x: [D: E]? = F(g).h ?? .i
      func j(_ k: L = .init()) async throws -> M { #if DEBUG
        n() #else
        o { $0 as? Q } #endif
      }
    }
    """

  @Test(arguments: [
    "func (a: Int = 1) {}", "func 1(a: Int = 1) {}", "macro (a: Int = 2) = #x", "case (a: Int = 1)",
  ])
  func aParameterOfNothingIsNone(_ source: String) {
    #expect(ReadFacts(source).facts.parameters.allSatisfy { $0.owner >= 0 })
  }

  @Test func whatTheCodeSpeaksOfIsKnownByItsName() {
    let spoken = ReadFacts(
      """
      import Lib
      struct Shop {
        func idle(label: Int) { let local = stock.items.first?.price() ; print("\\(local.total)") }
        @objc func tapped() { #selector(other) ; _ = \\Shop.open ; bind(to: .opened) }
      }
      """
    ).facts.usedNames
    for name in [
      "stock", "items", "first", "price", "print", "local", "total", "other", "open", "bind",
      "opened",
    ] {
      #expect(spoken.contains(name), "\(name)")
    }
    for name in ["idle", "label", "tapped", "Shop", "Lib", "to"] {
      #expect(!spoken.contains(name), "\(name)")
    }
    #expect(Array(spoken.marks) == Array(spoken.marks).sorted())
    #expect(Set(spoken.marks).count == Array(spoken.marks).count)
  }

  @Test func everyPrefixOfAFileIsReadWithoutHarm() {
    let bytes = Array(Self.source.utf8)
    for length in bytes.indices {
      bytes[..<length].withUnsafeBufferPointer { _ = SwiftSyntaxFactReader().facts(of: $0) }
    }
    #expect(ReadFacts(Self.source).facts.declarations.count > 3)
  }

  @Test func everyByteMayBeWrong() {
    let bytes = Array(Self.source.utf8)
    for index in bytes.indices {
      for wrong: UInt8 in [0x00, 0xFF, 0x7B, 0x22, 0x0A] {
        var broken = bytes
        broken[index] = wrong
        broken.withUnsafeBufferPointer { _ = SwiftSyntaxFactReader().facts(of: $0) }
      }
    }
  }

  @Test(arguments: [
    String(repeating: "(", count: 5000), String(repeating: "struct A { ", count: 5000),
    "let a = b" + String(repeating: ".c()", count: 6000),
    "let a: " + String(repeating: "A<", count: 5000),
    "let a: A" + String(repeating: ".A", count: 6000),
    String(repeating: "#if A\n", count: 5000), String(repeating: "if a {} else ", count: 5000),
    "let a = " + String(repeating: "1 + ", count: 6000),
  ])
  func deepNestingEndsInAResult(source: String) async {
    // As the disk reader does: parsing such a file needs a deep stack.
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      let thread = Thread {
        _ = SwiftSyntaxFactReader().facts(of: source)
        done.resume()
      }
      thread.stackSize = 512 << 20
      thread.start()
    }
  }
}
