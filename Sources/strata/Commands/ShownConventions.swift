internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata conventions`: what the project does.
struct ShownConventions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conventions",
    abstract: Phrase(
      "Show how the project names, places and builds things, with counts and an example of each.",
      zh: "显示项目如何命名、放置和构建各类代码，附数量和示例。"),
    discussion: Phrase(
      """
      Learned from the code alone, not from settings. A convention is decided if at least two \
      examples and 60 % of all follow it; `strata add` writes new code by what is decided.
      """,
      zh: """
        只从代码中学习，不看设置。至少两处且 60% 遵循时才算形成约定；`strata add` 按已形成的约定生成新代码。
        """),
    examples: ["strata conventions", "strata conventions --format json"]
  )

  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: ConventionsJSON.document)
    try console.reporting {
      var request = CheckRequest(codebase: project.codebase(at: []))
      request.terms = terms.terms
      let learn = Composition(cache: project.cache).learnConventions
      let result = try console.progress(.reading).during { () throws(CheckError) in
        try learn(request)
      }
      try console.deliver(report(result, console))
      if !output.isQuiet {
        console.tell(RunWarningsText(console.summaryStyle).text(result.warnings))
      }
    }
  }

  private func report(_ conventions: Conventions, _ console: Console) -> String {
    switch output.format {
    case .text: ConventionsText(console.reportStyle).text(conventions)
    case .json: ConventionsJSON.document(conventions, seenFrom: console.directory, in: .ofRun)
    }
  }
}
