internal import ArgumentParser
internal import StrataCode

extension ArgumentHelp {
  /// Help in the language of the run.
  init(
    _ english: Sentence<English>, zh chinese: Sentence<Chinese>, discussion: Phrase = .empty,
    value: Phrase? = nil
  ) {
    self.init(
      Phrase(english, zh: chinese).ofRun, discussion: discussion.ofRun, valueName: value?.ofRun)
  }
}

extension ArgumentHelp {
  static let color = ArgumentHelp(
    "When to use colors: auto, always or never.", zh: "何时使用颜色：auto、always 或 never。",
    value: Phrase("color", zh: "颜色"))
  static let folderOfProject = ArgumentHelp(
    "A folder of the project.", zh: "项目的一个文件夹。", value: .path)
}

extension CommandConfiguration {
  /// A command in the language of the run; examples are as one types them. A name that is not given
  /// would be worked out of the type at each start, which takes a tenth of a small check.
  init(
    commandName: String, abstract: Phrase, usage: Phrase? = nil,
    discussion: Phrase = .empty, examples: [String] = [], version: String = "",
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil, aliases: [String] = []
  ) {
    let label = Phrase("Example:", zh: "示例：").ofRun
    let typed = examples.isEmpty ? "" : ([label] + examples).joined(separator: "\n  ")
    let parts = [discussion.ofRun, typed].filter { !$0.isEmpty }
    self.init(
      commandName: commandName, abstract: abstract.ofRun, usage: usage?.ofRun,
      discussion: parts.joined(separator: "\n\n"), version: version, subcommands: subcommands,
      defaultSubcommand: defaultSubcommand, aliases: aliases)
  }
}

extension ValidationError {
  /// What is wrong, in the language of the run.
  init(_ english: Sentence<English>, zh chinese: Sentence<Chinese>) {
    self.init(Phrase(english, zh: chinese).ofRun)
  }
}

/// What values of options are called in help.
extension Phrase {
  static let file = Phrase("file", zh: "文件")
  static let folder = Phrase("dir", zh: "文件夹")
  static let path = Phrase("path", zh: "路径")
  static let command = Phrase("command", zh: "命令")
  static let agent = Phrase("agent", zh: "Agent")
  static let commit = Phrase("ref", zh: "提交")
  static let rule = Phrase("id", zh: "规则")
  static let name = Phrase("name", zh: "名称")
  static let school = Phrase("name", zh: "规则集")
  static let count = Phrase("n", zh: "n")
  static let names = Phrase("names", zh: "名称")
  static let cursor = Phrase("next", zh: "next")
  static let format = Phrase("format", zh: "格式")
  static let seconds = Phrase("seconds", zh: "秒")
  static let number = Phrase("n", zh: "数")
}
