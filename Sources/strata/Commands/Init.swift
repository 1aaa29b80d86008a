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

  @OptionGroup var asked: InitOptions
  @OptionGroup var terms: TermOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var speech: LanguageOption

  func validate() throws {
    if project.config != nil {
      throw ValidationError(
        "init writes the project's own settings, and takes no --config",
        zh: "init 写的是项目自己的设置，不能带 --config")
    }
  }

  func run() throws {
    let console = Console(isQuiet: false, color: .auto)
    try console.reporting {
      let composition = Composition(cache: project.cache)
      if asked.agents { return try console.tellAgents(in: path ?? ".", composition) }
      if asked.schema { return try console.deliver(SettingsSchema.document(composition.catalogue)) }
      var request = CheckRequest(codebase: project.codebase(at: path.map { [$0] } ?? []))
      request.terms = terms.terms
      let proposal = try console.progress(.reading).during { () throws(CheckError) in
        try composition.proposeSettings(request, replacing: asked.force || asked.prints)
      }
      let text = SettingsTemplate.text(proposal, in: .ofRun)
      if asked.prints { return try console.deliver(text) }
      try composition.storeSettings(text, in: proposal.project.root, replacing: asked.force)
      let kept = asked.baseline ? try composition.keepBaseline.write(request) : nil
      console.tell(InitText(console.summaryStyle).text(proposal, kept))
    }
  }
}
