internal import ArgumentParser
internal import StrataCode
internal import StrataPresentation

/// `strata rules`: the catalogue.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: Phrase("List the rules with their severities.", zh: "列出规则及其级别。"),
    discussion: Phrase(
      "Without a profile, every rule with its severity in each of them.",
      zh: "不给出规则集时，列出每条规则在各规则集中的级别。"),
    examples: ["strata rules --profile layered", "strata rules --format json"]
  )

  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let rules = Composition().catalogue
      switch (output.format, terms.profile) {
      case (.text, let profile?): try console.deliver { RuleListText($0).text(rules, in: profile) }
      case (.text, nil): try console.deliver { RuleListText($0).matrix(rules) }
      case (.json, _): try console.deliver(RulesJSON.document(rules, in: .ofRun))
      }
      if !output.isQuiet { console.tell(RuleListText(console.summaryStyle).summary(rules)) }
    }
  }
}
