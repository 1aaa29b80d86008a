internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata map`: the project on one page.
struct Map: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "map",
    abstract: Phrase(
      "Show the project on one page: what is kept in which folder, with an example of each.",
      zh: "用一页说明项目：各类代码放在哪个文件夹，并各举一例。"),
    discussion: Phrase(
      """
      For people and agents who are new to a project. '*' stands for the subject where each has a \
      folder of its own. An example is taken from a file without findings if there is one.
      """,
      zh: "供刚接触项目的人和 Agent 使用。'*' 表示每个主题各有自己的文件夹。示例尽量取自没有问题的文件。"),
    examples: ["strata map", "strata map --format json"]
  )

  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: MapJSON.document)
    try console.reporting {
      var request = CheckRequest(codebase: project.codebase(at: []))
      request.terms = terms.terms
      let map = Composition(cache: project.cache).mapProject
      let result = try console.progress(.placing).during { () throws(CheckError) in
        try map(request)
      }
      try console.deliver(report(result, console))
      if !output.isQuiet {
        console.tell(RunWarningsText(console.summaryStyle).text(result.warnings))
      }
    }
  }

  private func report(_ map: CodeMap, _ console: Console) -> String {
    switch output.format {
    case .text: MapText(console.reportStyle).text(map)
    case .json: MapJSON.document(map, seenFrom: console.directory, in: .ofRun)
    }
  }
}
