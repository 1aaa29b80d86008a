internal import ArgumentParser
internal import StrataPresentation

/// `strata rules`: the catalogue.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the rules with their severities.",
    discussion: """
      Example:
        strata rules --format json
      """
  )

  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let rules = Composition().catalogue
      switch output.format {
      case .text: try console.deliver(RuleListText(console.reportStyle).text(rules))
      case .json: try console.deliver(RulesJSON.document(rules))
      }
      if !output.isQuiet { console.tell(RuleListText(console.summaryStyle).summary(rules)) }
    }
  }
}
