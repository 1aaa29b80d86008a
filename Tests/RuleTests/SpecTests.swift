import Foundation
import StrataCode
import StrataRules
import TestSupport
import Testing

/// A paragraph of a spec: a title, and a small project with or without marks.
struct Spec: Sendable, CustomTestStringConvertible {
  var rule: Rule
  var title: String
  var source: String

  var testDescription: String { "\(rule.id): \(title)" }

  /// Every paragraph of every `Tests/Specs/<rule-id>.md`.
  static let all = Rule.catalogue.flatMap { rule -> [Spec] in
    guard let text = try? Repository.text("Tests/Specs/\(rule.id).md") else { return [] }
    return Paragraph.all(in: text).map { Spec(rule: rule, title: $0.title, source: $0.source) }
  }
}

@Suite("Specs of rules")
struct SpecTests {
  @Test(arguments: Spec.all)
  func aSpecIsFlaggedAtItsMarksAndNowhereElse(_ spec: Spec) throws {
    let source = MarkedSource(spec.source)
    let found = try findings(in: source.files, before: source.before, of: spec.rule)
    #expect(places(found) == source.marks.sorted(), "\(found.map(\.message))")
    let graver = found.filter { $0.severity > .info && source.remarks.contains(place($0)) }
    #expect(graver.isEmpty, "\(graver.map(\.message))")
  }

  @Test func everyRuleHasASpec() {
    #expect(Set(Spec.all.map(\.rule.id)) == Set(Rule.catalogue.map(\.id)))
  }
}
