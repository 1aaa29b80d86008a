import Foundation
import StrataRules
import StrataCode
import StrataFeatures
import StrataPresentation
import TestSupport
import Testing

@Suite("Rules and their pages")
struct RulePageTests {
  @Test(arguments: Rule.catalogue, Language.allCases)
  func theGeneratedPageIsWhatTheRuleSaysToday(_ rule: Rule, in language: Language) throws {
    let page = RuleMarkdown.page(rule, in: language) { output(of: rule, on: $0, in: language) }
    try expectRecorded(
      page, in: Repository.root.appendingPathComponent(Self.path(of: rule, in: language)))
  }

  private static func path(of rule: Rule, in language: Language) -> String {
    switch language {
    case .english: "Documentation/Rules/\(rule.id).md"
    case .chinese: "Documentation/Rules/\(language.rawValue)/\(rule.id).md"
    }
  }

  /// The tool's exact text on an example.
  private func output(of rule: Rule, on example: Example, in language: Language) -> String? {
    let codebase = InMemoryCodebase(MarkedSource(example.source))
    var request = CheckRequest(codebase: CodebaseRequest(path: "."))
    request.includesInfo = true
    request.onlyRules = [rule.id]
    request.terms = Terms(profile: rule.profiles.first, today: Day(year: 2026, month: 1, day: 1))
    request.baseline?.stale = .report
    let style = TerminalStyle(isColoured: false, language: language)
    return (try? codebase.checked(request)).map { FindingsText(style).text($0) }
  }

  @Test func thereIsAPageForEachRuleInEachLanguageAndNoOther() {
    let pages = Repository.files(below: "Documentation/Rules", suffix: ".md")
    let wanted = Rule.catalogue.flatMap { rule in
      Language.allCases.map { Self.path(of: rule, in: $0) }
    }
    #expect(pages == wanted.sorted())
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

  @Test func whereAPageSaysThatAnAppDoesItRightThereIsAFile() {
    let places = Rule.catalogue.flatMap(\.examples).compactMap(\.place)
    #expect(places.count > 40)
    for place in places {
      #expect(["Users", "FoodOrdering"].contains { place.hasPrefix("\($0)/") }, "\(place)")
      let file = Repository.root.appendingPathComponent("Examples/\(place)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(place)")
    }
  }

  @Test func everySpecNamesARule() {
    let specs = Repository.files(below: "Tests/Specs", suffix: ".md").map {
      $0.split(separator: "/").last.map { String($0.dropLast(3)) } ?? ""
    }
    #expect(Set(specs).subtracting(Rule.catalogue.map(\.id)) == [])
  }
}
