internal import ArgumentParser
internal import StrataCode

/// `strata lsp`: answers editors over the Language Server Protocol.
struct Lsp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: Phrase(
      "Serve editors over the Language Server Protocol, on standard input and output.",
      zh: "通过标准输入和输出，以 Language Server Protocol 为编辑器提供服务。"),
    discussion: Phrase(
      """
      Shows findings while somebody types, explains them, and offers what can be done about them. \
      An editor starts the command by itself; Documentation/Guides/Editors.md says how to set it \
      up. It runs beside sourcekit-lsp and ends with the editor.
      """,
      zh: """
        在输入时显示问题，解释问题，并提供处理方法。编辑器会自行启动此命令；\
        设置方法见 Documentation/Guides/zh-Hans/Editors.md。它与 sourcekit-lsp 同时运行，随编辑器一起退出。
        """),
    examples: ["strata lsp"]
  )

  @Flag(name: .customLong("stdio"), help: .hidden)
  var usesStandardStreams = false

  @OptionGroup var speech: LanguageOption
  @OptionGroup var rules: RuleOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    StandardStream.ignoreInterrupts()
    EditorLoop(root: project.projectRoot, cache: project.cache).run(
      EditorEngine(project, rules, terms))
  }
}
