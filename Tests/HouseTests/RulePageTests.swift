import Foundation
import StrataDomain
import StrataPresentation
import TestSupport
import Testing

@Suite("Rules and their pages")
struct RulePageTests {
  @Test(arguments: Rule.catalogue)
  func theGeneratedPageIsWhatTheRuleSaysToday(_ rule: Rule) throws {
    let page = RuleMarkdown.page(rule) { output(of: rule, on: $0) }
    try expectRecorded(
      page, in: Repository.root.appendingPathComponent("Documentation/Rules/\(rule.id).md"))
  }

  /// The tool's exact text on an example.
  private func output(of rule: Rule, on example: Example) -> String? {
    let codebase = InMemoryCodebase(MarkedSource(example.source))
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.includesInfo = true
    request.onlyRules = [rule.id]
    request.terms = Terms(profile: rule.profiles.first, today: Day(year: 2026, month: 1, day: 1))
    request.baseline?.stale = .report
    return (try? codebase.checked(request)).map { FindingsText(.plain).text($0) }
  }

  @Test func thereIsAPageForEachRuleAndNoOther() {
    let pages = Repository.files(below: "Documentation/Rules", suffix: ".md")
    #expect(pages == Rule.catalogue.map { "Documentation/Rules/\($0.id).md" }.sorted())
  }

  @Test func everyRuleStandsInTheFileOfItsName() throws {
    for rule in Rule.catalogue {
      let parts = rule.id.split(separator: ".")
      let folder = camelCase(parts[0])
      let wanted = camelCase(parts[1]).lowercased()
      let files = Repository.files(
        below: "Sources/StrataDomain/Rules/\(folder)", suffix: ".swift")
      let file = files.first {
        $0.split(separator: "/").last?.lowercased().hasSuffix(wanted + ".swift") == true
      }
      let path = try #require(file, "no file for \(rule.id)")
      #expect(try Repository.text(path).contains("\"\(rule.id)\""))
    }
  }

  private func camelCase(_ kebab: Substring) -> String {
    kebab.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  @Test func everySpecNamesARule() {
    let specs = Repository.files(below: "Tests/Specs", suffix: ".md").map {
      $0.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
    }
    #expect(Set(specs).subtracting(Rule.catalogue.map(\.id)) == [])
  }
}
