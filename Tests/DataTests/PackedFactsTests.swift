import Foundation
import StrataRules
import StrataCode
import TestSupport
import Testing

@testable import StrataData

@Suite("Packed facts")
struct PackedFactsTests {
  private func unpacked<Value: Packed>(_ value: Value) -> Value? {
    PackWriter.bytes(of: value).withUnsafeBufferPointer { PackReader.value(in: $0) }
  }

  @Test(arguments: Rule.catalogue.map(\.id))
  func factsOfARulesExamplesSurvivePacking(rule id: RuleID) throws {
    let rule = try #require(Rule.catalogue.first { $0.id == id })
    for example in rule.examples {
      for file in InMemoryCodebase(MarkedSource(example.source)).workspace.files {
        #expect(unpacked(file.facts.values) == file.facts.values, "\(example.title): \(file.path)")
      }
    }
  }

  @Test(arguments: ["Sources", "Tests", "Examples", "Benchmarks"])
  func factsOfThisRepositorySurvivePacking(folder: String) throws {
    let files = Repository.files(below: folder, suffix: ".swift")
    #expect(!files.isEmpty)
    // Every eighth: the forms that code takes are all there.
    for path in files.enumerated().filter({ $0.offset % 8 == 0 }).map(\.element) {
      let facts = SwiftSyntaxFactReader().facts(of: try Repository.text(path)).values
      #expect(unpacked(facts) == facts, "\(path)")
    }
  }

  @Test(arguments: ["", "\n", "struct {{{ func (", "let a = \"\u{FFFD}\"\r\n", "// strata:allow"])
  func factsOfStrangeTextSurvivePacking(text: String) {
    let facts = SwiftSyntaxFactReader().facts(of: text).values
    #expect(unpacked(facts) == facts)
  }

  @Test func everyFormOfAShapeSurvivesPacking() {
    let (name, other) = (Name(0), Name(1))
    let forms: [BodyShape.Form] = [
      .forwards(to: name, arguments: nil), .forwards(to: name, arguments: other), .statesIntent,
      .throwsType(name), .comparesLiteral(path: name, literal: other), .callsMember(name),
      .presents(call: name, shown: nil), .presents(call: name, shown: other),
      .catches(rethrows: true), .catches(rethrows: false), .tries(name), .fails(with: name),
      .leaksError(of: name), .mapsErrors, .rejects(path: name, error: other),
      .selects(path: name, by: other),
      .defaultsTo(member: name), .passes(argument: name), .binds(variable: name),
      .decides(left: name, right: other), .switches(over: name), .testsText(path: name),
      .writes(name, in: .task), .writes(name, in: .body), .callsOwn(name, in: .callback),
      .callsOwn(other, in: .body), .setsMember(name), .calculates(with: name),
      .disables(left: name, right: other), .reads(name), .asserts(other),
    ]
    var facts = SwiftSyntaxFactReader().facts(of: "struct A { let b = 1 }").values
    facts.shapes = forms.map { BodyShape($0, owner: 0, span: Span(start: 2, length: 3)) }
    #expect(facts.names.count > 1)
    #expect(unpacked(facts)?.shapes == facts.shapes)
  }

  @Test func whatManifestsSaySurvivesPacking() throws {
    let folder = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", products: [.library(name: "Shop", targets: ["Domain"])],
        targets: [.target(name: "Domain"), .target(name: "App", dependencies: ["Domain"])])
      """,
      "Sources/Domain/A.swift": "", "Sources/App/B.swift": "",
    ])
    let tree = try SourceTree(at: folder.path, revision: nil)
    let log = ReadLog(of: tree)
    var sources = tree.sources
    let map = ProjectReading(log.files, jobs: 1, sources: &sources, listing: tree.listing)
      .map(of: sources, rootName: "Shop")
    let known = RememberedProjects(reads: try #require(log.reads), map: map)
    let again = try #require(unpacked(known))
    #expect(again.reads == known.reads && !again.reads.isEmpty)
    #expect(again.map == map && map.modules.count >= 2)
  }

  @Test func cutOrChangedBytesAreNoFactsOrOtherOnesButNeverACrash() throws {
    let text = try Repository.text("Sources/StrataData/Cache/Packing.swift")
    let bytes = PackWriter.bytes(of: SwiftSyntaxFactReader().facts(of: text).values)
    func facts(_ bytes: [UInt8]) -> FileFacts.Values? {
      bytes.withUnsafeBufferPointer { PackReader.value(in: $0) }
    }
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(facts(Array(bytes.prefix(count))) == nil, "\(count) bytes")
    }
    var dice = Dice(seed: 1)
    for _ in 0..<500 {
      var changed = bytes
      changed[Int.random(in: 0..<bytes.count, using: &dice)] ^=
        1
        << UInt8.random(
          in: 0..<8, using: &dice)
      // What is taken for facts has to hold together: every index leads somewhere.
      if let facts = facts(changed) {
        for reference in facts.references where reference.owner != topLevel {
          #expect(facts.declarations.indices.contains(Int(reference.owner)))
        }
      }
    }
  }
}
