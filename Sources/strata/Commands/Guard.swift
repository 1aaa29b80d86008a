internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata guard`: whether something may be written here.
struct Guard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "guard",
    abstract: Phrase(
      "Say whether a text, an edit or an import may be written to a file.",
      zh: "说明一段文本、一处编辑或一个导入能否写入某个文件。"),
    discussion: Phrase(
      """
      Judges the project as if the write were done, and counts only what it adds: findings that were \
      there before never matter. Reads, and writes nothing; the file need not exist.

      The verdict is 'deny' if the write adds an error, 'ask' if it loosens the check (settings, \
      the baseline, a new strata:allow), which a person decides, and otherwise 'allow'. Exit codes: \
      0 allow, 1 deny or ask, 2 could not judge. An edit is {"edits": [{"old": "…", "new": "…"}]}; \
      each 'old' is in the file once.
      """,
      zh: """
        假定写入已经完成来检查项目，只计算它新增的问题，之前已有的问题从不影响结果。只读取，不写入；文件可以尚不存在。

        写入新增错误时结论是 'deny'；放宽检查（设置、基线、新的 strata:allow）时是 'ask'，由人决定；其余是 'allow'。\
        退出码：0 允许，1 拒绝或需询问，2 无法判断。编辑写作 {"edits": [{"old": "…", "new": "…"}]}；\
        每个 'old' 在文件中只出现一次。
        """),
    examples: [
      "pbpaste | strata guard Sources/Feed/FeedLoader.swift --content -",
      "strata guard Sources/Feed/FeedLoader.swift --import UIKit",
    ]
  )

  @OptionGroup var asked: GuardOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output, failure: GuardJSON.document)
    try console.reporting {
      let request = GuardRequest(
        try asked.write(), to: asked.path, in: project.codebase(at: [asked.path]),
        under: terms.terms)
      let guardWrite = Composition(cache: project.cache, for: .twoStates).guardWrite
      let answer = try console.progress(.checking).during { () throws(GuardError) in
        try guardWrite(request)
      }
      switch output.format {
      case .text: try console.deliver(GuardText(console.reportStyle).text(answer))
      case .json:
        try console.deliver(
          GuardJSON.document(answer, seenFrom: console.directory, in: .ofRun))
      }
      if !output.isQuiet {
        console.tell(RunWarningsText(console.summaryStyle).text(answer.warnings))
      }
      if answer.verdict != .allow { throw ExitCode.failure }
    }
  }
}
