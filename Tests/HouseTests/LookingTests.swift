import StrataCode
import StrataData
import TestSupport
import Testing

@Suite("What rules look at")
struct LookingTests {
  /// Ways to what is written in files past the code base, which notes who looks at it: a rule that
  /// took one would not be asked again when it changes.
  private static let ways = [
    ".facts[", ".facts.", "placed.", ".resolved", "symbols.members", "symbols.written",
    "symbols.conditions", "symbols.localNames", "symbols.rightSides", "symbols.subjects",
  ]

  @Test func isNoted() throws {
    let rules = Repository.files(below: "Sources/StrataDomain/Rules", suffix: ".swift")
      .filter { !$0.hasPrefix("Sources/StrataDomain/Rules/Judging/") }
    #expect(rules.count > 100)
    let offences = try rules.flatMap { path in
      try Repository.text(path).split(separator: "\n").filter { line in
        !line.contains("//") && !line.contains("case .resolved")
          && Self.ways.contains { line.contains($0) }
      }.map { "\(path): \($0)" }
    }
    #expect(offences == [])
  }

  @Test func aWayPastTheCodeBaseIsFound() {
    let line = "let facts = codebase.workspace.files[file].facts.references"
    #expect(Self.ways.contains { line.contains($0) })
  }

  /// What is worked out is remembered by where in the code: of two things on one line only one is.
  @Test func placesAreTheirOwn() throws {
    let lines = try Repository.files(below: "Sources/StrataDomain", suffix: ".swift")
      .flatMap { path in
        try Repository.text(path).split(separator: "\n").filter { line in
          ["known {", "known({", "seen(", "said("].count { line.contains($0) } > 1
            && !line.contains("func ")
        }.map { "\(path): \($0)" }
      }
    #expect(lines == [])
  }

  /// What was found is taken for what it was where its digest is the same: a property that is missing
  /// there makes a verdict stale.
  @Test func digestsHoldAllProperties() throws {
    let digests = try Repository.files(below: "Sources/StrataDomain", suffix: ".swift")
      .flatMap { Self.digests(in: try Repository.text($0)) }
    #expect(digests.count >= 15)
    #expect(digests.filter { !$0.missing.isEmpty }.map { "\($0.type): \($0.missing)" } == [])
  }

  @Test func aPropertyThatADigestLacksIsFound() {
    let digests = Self.digests(
      in: """
        struct Use { var id: Int; var isBuilt: Bool; var both: Bool { isBuilt } }
        extension Use: Digestible { func add(to digest: inout ItemDigest) { digest.add(id) } }
        """)
    #expect(digests.map(\.missing) == [["isBuilt"]])
  }

  private struct Digest {
    var type: String
    /// The stored properties that it does not name.
    var missing: [String]
  }

  /// The digests of a file, each of a type beside it.
  private static func digests(in text: String) -> [Digest] {
    let facts = SwiftSyntaxFactReader().facts(of: text)
    let types = facts.declarations.indices.map { DeclarationIndex($0) }
    return facts.references.compactMap { reference -> Digest? in
      guard reference.role == .conformance, facts[reference.name] == "Digestible",
        case let name = facts[facts[reference.owner].name].split(separator: ".").last ?? "",
        let type = types.first(where: { facts[$0].kind.isType && facts[facts[$0].name] == name })
      else { return nil }
      let extent = facts[reference.owner].extent
      let body = String(
        decoding: Array(text.utf8)[Int(extent.start)..<Int(extent.end)], as: UTF8.self)
      let words = Set(body.split { !$0.isLetter }.map { String($0) })
      let properties = facts.storedProperties(of: type).map { facts[facts[$0].name] }
      return Digest(type: String(name), missing: properties.filter { !words.contains($0) })
    }
  }
}
