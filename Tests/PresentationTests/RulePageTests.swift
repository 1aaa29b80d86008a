import StrataFeatures
import StrataRules
import StrataCode
import StrataPresentation
import TestSupport
import Testing

struct RulePageTests {
  @Test func aRuleHasAPageInTheTerminal() throws {
    try expectGolden(
      RulePageText(.plain).text(RuleExplanation(.sampleReference)), "explain-rule.txt")
  }

  @Test func aRuleHasAPageInTheDocumentation() throws {
    let page = RuleMarkdown.page(.sampleReference) { _ in
      "Domain/FetchFeedUseCase.swift:2:19: error: … [dependency.layer-reference]\n"
    }
    try expectGolden(page, "rule.md")
  }

  @Test func theCatalogueIsATable() throws {
    let rules: [Rule] = [.sampleReference, .sampleCycle, .samplePassThrough]
    let list = RuleListText(.plain)
    try expectGolden(list.matrix(rules), "rules.txt")
    try expectGolden(list.text(rules, in: .layered), "rules-layered.txt")
    #expect(list.summary(rules) == "3 rules\nnext: strata explain dependency.layer-reference\n")
    #expect(list.summary([]) == "0 rules\n")
  }
}
