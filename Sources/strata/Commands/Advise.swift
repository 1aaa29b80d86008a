internal import ArgumentParser
internal import StrataDomain
internal import StrataPresentation

/// `strata advise`: how much architecture a project needs.
struct Advise: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Tell how much architecture the project needs, from measured facts.",
    discussion: """
      Measures data sources, history, people, size and business rules, walks a tree of \
      questions with them, and compares the end of it with what the project has. What cannot be \
      measured can be said: --prototype, --lifetime, --team. The numbers at which the tree turns \
      stand under 'advice:' in the settings. The exit code is 0 whatever comes out.

      Example:
        strata advise
        strata advise --lifetime 6m --team 1
        strata advise --ask
      """
  )

  @Argument(help: "A file or folder of the project.", completion: .file())
  var path = "."

  @OptionGroup var said: AdviceOptions

  @Flag(help: "List everything that is cut short otherwise.")
  var all = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: AdviceJSON.document)
    try console.reporting {
      var request = AdviceRequest(codebase: project.codebase(at: [path]))
      request.answers = said.answers
      request.terms = terms.terms
      let advise = Composition(cache: project.cache).adviseArchitecture
      let progress = console.progress("measuring")
      let asking = said.ask ? TerminalQuestions(console.summaryStyle) : nil
      let advice = try progress.during { () throws(UseCaseError) in
        try advise(request, asking: asking)
      }
      try console.deliver(report(advice, console))
      if !output.isQuiet {
        console.tell(AdviceText(console.summaryStyle).summary(advice))
      }
    }
  }

  private func report(_ advice: ArchitectureAdvice, _ console: Console) -> String {
    let style = console.reportStyle
    switch output.format {
    case .text:
      return AdviceText(style, showsAll: all).text(
        advice.withPaths(seenFrom: console.directory))
    case .json: return AdviceJSON.document(advice, in: style.language)
    }
  }
}
