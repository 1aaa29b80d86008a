internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata explain`: a rule, a file, a type, or the way from one place to another.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explain a rule, a finding, a file, a type, or the way from one to another.",
    usage: "strata explain <rule | finding | file[:line] | Type | From->To> [<options>]",
    discussion: """
      A type is written as in code, 'Order' or 'Order.Status', or with its module, \
      'Shop.Order'; a line of a file means the innermost type there. Both ends of a route \
      are a type, a layer or a file; quote the arrow, or write '→'.

      One name for several things: a rule comes before a type. Between arrows a layer \
      (Domain, data, …) comes before a type, which its module tells apart: 'Shop.Data->Domain'.

      Example:
        strata explain dependency.layer-reference
        strata explain LoginViewModel
        strata explain 'LoginViewModel->APIClient'
        strata explain 'Presentation->Data' --format json
      """
  )

  @Argument(
    help: "A rule from `strata rules`, a finding's id, a Swift file, a type, or From->To.",
    completion: .subjects)
  var subject: String

  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: ExplainJSON.document)
    try console.reporting {
      let request = project.codebase(at: try AskedSubject(subject).paths)
      let composition = Composition(cache: project.cache)
      let explanation = try console.progress("reading").during { () throws(UseCaseError) in
        try composition.explainSubject(subject, in: request, under: terms.terms)
      }
      try console.deliver(report(explanation, composition.catalogue, console))
      if !output.isQuiet {
        console.tell(ExplanationText(console.summaryStyle).warnings(explanation))
      }
    }
  }

  private func report(_ explanation: Explanation, _ rules: [Rule], _ console: Console) -> String {
    switch output.format {
    case .text:
      let shown = explanation.withPaths(seenFrom: console.directory)
      return ExplanationText(console.reportStyle).text(shown)
    case .json:
      let reasons = Dictionary(rules.map { ($0.id, $0.why) }, uniquingKeysWith: { a, _ in a })
      return ExplainJSON.document(
        explanation, why: reasons, seenFrom: console.directory, in: .ofRun)
    }
  }
}
