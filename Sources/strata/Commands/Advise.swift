internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata advise`: how much architecture a project needs.
struct Advise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "advise",
    abstract: Phrase(
      "Tell how much architecture the project needs, from measured facts.",
      zh: "根据测得的事实，说明项目需要多少架构。"),
    discussion: Phrase(
      """
      Measures data sources, history, people, size and business rules, walks a tree of questions \
      with them, and compares the end of it with what the project has. What cannot be measured can \
      be said: --prototype, --sources, --lifetime, --team, --regulated, --modules. Where there is no \
      Swift code yet, what is said decides. --operation asks about one operation: whether it is to \
      have a use case. The numbers at which the tree turns are under 'advice:' in the settings. \
      The exit code is 0 whatever comes out; 2 if there is no such operation.
      """,
      zh: """
        测量数据源、历史、人数、规模和业务规则，据此逐个回答判断路径上的问题，再与项目现状比较。测不到的\
        可以说明：--prototype、--sources、--lifetime、--team、--regulated、--modules。还没有 Swift 代码时，\
        由这些说明决定。--operation 询问单个操作：是否应有 UseCase。各转折点的数值写在设置的 'advice:' 下。\
        无论结果如何，退出码都是 0；没有这个操作时为 2。
        """),
    examples: [
      "strata advise", "strata advise --lifetime 6m --team 1", "strata advise --ask",
      "strata advise --no-prototype --sources 2 --lifetime 2y --team 4",
      "strata advise --operation PlaceOrderUseCase",
    ]
  )

  @Argument(
    help: ArgumentHelp(
      "A file or folder of the project.", zh: "项目的一个文件或文件夹。", value: .path),
    completion: .file())
  var path: String?

  @OptionGroup var said: AdviceOptions

  @Flag(
    help: ArgumentHelp(
      "List everything that is cut short otherwise.", zh: "列出平时省略的全部内容。"))
  var all = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: AdviceJSON.document)
    try console.reporting {
      var request = AdviceRequest(codebase: project.codebase(at: path.map { [$0] } ?? []))
      request.answers = said.answers
      request.operation = said.operation
      request.terms = terms.terms
      let advise = Composition(cache: project.cache).adviseArchitecture
      // A progress line would write over the questions.
      let advice =
        try said.ask
        ? advise(request, asking: TerminalQuestions(console.summaryStyle))
        : console.progress(Phrase("measuring", zh: "正在测量")).during { () throws(AdviceError) in
          try advise(request)
        }
      switch output.format {
      case .text: try console.deliver { AdviceText($0, showsAll: all).text(advice) }
      case .json: try console.deliver(AdviceJSON.document(advice, in: .ofRun))
      }
      if !output.isQuiet {
        console.tell(AdviceText(console.summaryStyle).summary(advice))
      }
    }
  }
}
