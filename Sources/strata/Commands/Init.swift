internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata init`: settings to go on with.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: Phrase(
      "Write a settings file from what is inferred, with what is to be decided.",
      zh: "根据推断写出设置文件，并列出有待决定的内容。"),
    discussion: Phrase(
      """
      The file is in the project's root and changes no finding until somebody edits it. \
      Nobody needs one: what it does not say is inferred.
      """,
      zh: "文件放在项目根目录下，编辑之前，它不会改变检查结果。没有它也行：没写的都由推断得出。"),
    examples: [
      "strata init", "strata init --baseline", "strata init --schema > .strata.schema.json",
    ]
  )

  @Argument(help: .folderOfProject, completion: .directory)
  var path: String?

  @Flag(
    help: ArgumentHelp(
      "Accept the findings there are in a baseline, too.", zh: "同时把现有的问题记录到基线。"))
  var baseline = false

  @Flag(help: ArgumentHelp("Write the file anew where one is.", zh: "已有文件时重新写一份。"))
  var force = false

  @Flag(
    name: .customLong("print"),
    help: ArgumentHelp("Print the file instead of writing it.", zh: "输出内容，不写入文件。"))
  var prints = false

  @Flag(
    help: ArgumentHelp(
      "Print the JSON schema of the file, for editors, and nothing else.",
      zh: "只输出该文件的 JSON Schema，供编辑器使用。"))
  var schema = false

  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var speech: LanguageOption

  func validate() throws {
    if project.config != nil {
      throw ValidationError(
        "init writes the project's own settings, and takes no --config",
        zh: "init 写的是项目自己的设置，不能带 --config")
    }
    if baseline && prints {
      throw ValidationError(
        "--print writes nothing, a baseline neither", zh: "--print 不写入任何文件，包括基线")
    }
  }

  func run() throws {
    let console = Console(isQuiet: false, color: .auto)
    try console.reporting {
      let composition = Composition(cache: project.cache)
      if schema { return try console.deliver(SettingsSchema.document(composition.catalogue)) }
      var request = CheckRequest(codebase: project.codebase(at: path.map { [$0] } ?? []))
      request.terms = terms.terms
      let proposal = try console.progress(.reading).during { () throws(CheckError) in
        try composition.proposeSettings(request, replacing: force || prints)
      }
      let text = SettingsTemplate.text(proposal, in: .ofRun)
      if prints { return try console.deliver(text) }
      try composition.storeSettings(text, in: proposal.project.root, replacing: force)
      let kept = baseline ? try composition.keepBaseline.write(request) : nil
      console.tell(InitText(console.summaryStyle).text(proposal, kept))
    }
  }
}
