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
}
