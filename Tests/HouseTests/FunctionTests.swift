import Foundation
import StrataCode
import StrataData
import TestSupport
import Testing

@Suite("Functions")
struct FunctionTests {
  /// A function of ours with how long it is and what it takes.
  private struct Function {
    var name: String
    var lines: Int
    /// How many values it takes; an initialiser may store as many as its type has.
    var parameters: Int?
  }

  /// As our own reader reads them.
  private static let all: [Function] = Repository.files(below: "Sources", suffix: ".swift")
    .flatMap { path -> [Function] in
      let facts = SwiftSyntaxFactReader().facts(of: (try? Repository.text(path)) ?? "")
      return facts.declarations.indices.compactMap { index in
        let declaration = facts.declarations[index]
        guard declaration.kind == .function || declaration.kind == .initializer else { return nil }
        let first = facts.lines.position(of: declaration.span.start).line
        let last = facts.lines.position(of: declaration.extent.end).line
        return Function(
          name: "\(path): \(facts[declaration.name])", lines: last - first + 1,
          parameters: declaration.kind == .initializer
            ? nil : facts.parameters.count { $0.owner == DeclarationIndex(index) })
      }
    }

  @Test func noneTakesMoreThanFiveParameters() {
    #expect(Self.all.count > 1_000)
    #expect(Self.all.filter { $0.parameters ?? 0 > 5 }.map(\.name) == [])
  }

  @Test func theyAreShort() {
    let lengths = Self.all.map(\.lines).sorted()
    #expect(lengths[lengths.count * 9 / 10] <= 22)
    #expect(Self.all.filter { $0.lines > 60 }.map { "\($0.name) \($0.lines)" } == [])
  }
}
