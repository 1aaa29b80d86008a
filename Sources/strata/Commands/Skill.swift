internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata skill`: what teaches coding agents to ask.
struct Skill: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skill",
    abstract: Phrase(
      "Print the skill that teaches coding agents to ask Strata, or write its folder.",
      zh: "输出教编程 Agent 询问 Strata 的技能，或写出它的文件夹。"),
    discussion: Phrase(
      """
      A skill is a folder with a page that agents read when its description fits the task. It is \
      made of the rules and tables of this version, so write it again after an update. Agents look \
      for skills in '.claude/skills' or '.agents/skills'.
      """,
      zh: """
        技能是一个文件夹，其中的页面在描述符合任务时由 Agent 阅读。它由这个版本的规则和表格生成，\
        更新后请重新写出。Agent 在 '.claude/skills' 或 '.agents/skills' 中查找技能。
        """),
    examples: ["strata skill", "strata skill --out .claude/skills"]
  )

  @Option(
    help: ArgumentHelp(
      "The folder of skills to write '\(SkillFolder.name)' into (default: print its page).",
      zh: "在其中写出 '\(SkillFolder.name)' 的技能文件夹（默认：输出页面）。", value: .folder),
    completion: .directory)
  var out: String?

  @OptionGroup var speech: LanguageOption

  func run() throws {
    let console = Console(isQuiet: false, color: .auto)
    try console.reporting {
      let composition = Composition()
      let files = SkillFolder(in: .ofRun).files(
        composition.catalogue, tests: composition.testingStrategies)
      guard let out else { return try console.deliver(files[0].text) }
      for file in files {
        let path = "\(out)/\(SkillFolder.name)/\(file.path)"
        try Composition.reports.makeFolders(around: path)
        try Composition.reports.write(file.text, to: path)
      }
      console.tell(
        Phrase(
          "'\(out)/\(SkillFolder.name)' is written\n", zh: "已写出 '\(out)/\(SkillFolder.name)'\n"
        )
        .ofRun)
    }
  }
}
