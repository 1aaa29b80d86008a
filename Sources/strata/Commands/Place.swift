internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata place`: where a piece of code belongs.
struct Place: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "place",
    abstract: Phrase(
      "Say where code belongs: its layer, the project's folder for it, the rules it meets.",
      zh: "说明代码属于哪里：所在的层、项目中对应的文件夹、适用的规则。"),
    discussion: Phrase(
      """
      Judges by what the code holds, refers to and is used by, never by where it is: what knows \
      UI belongs in Presentation, what knows the network or a database in Data, business rules \
      and models in Domain. '-' takes unsaved text from standard input.
      """,
      zh: """
        依据代码包含什么、引用谁、被谁引用来判断，从不看它放在哪里：涉及界面的属于 Presentation，\
        涉及网络或数据库的属于 Data，业务规则和模型属于 Domain。'-' 表示从标准输入读取未保存的文本。
        """),
    examples: [
      "strata place Sources/Feed/FeedLoader.swift",
      "strata place Sources/Feed/FeedLoader.swift --type FeedCache",
      "pbpaste | strata place - --assume-filename Sources/Feed/FeedCache.swift",
    ]
  )

  @OptionGroup var asked: PlaceOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: PlaceJSON.document)
    try console.reporting {
      let request = try asked.request(
        project.codebase(at: asked.paths), terms.terms, seenFrom: console.directory)
      let place = Composition(cache: project.cache).placeCode
      let answer = try console.progress(.placing).during { () throws(PlaceError) in
        try place(request)
      }
      try console.deliver(report(answer, console))
      if !output.isQuiet {
        console.tell(RunWarningsText(console.summaryStyle).text(answer.warnings))
      }
    }
  }

  private func report(_ answer: PlaceAnswer, _ console: Console) -> String {
    switch output.format {
    case .text: PlaceText(console.reportStyle).text(answer)
    case .json: PlaceJSON.document(answer, seenFrom: console.directory, in: .ofRun)
    }
  }
}
