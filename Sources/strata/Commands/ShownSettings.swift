internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata settings`: what holds in a project, and why.
struct ShownSettings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: Phrase(
      "Show the settings that hold here, and where each comes from.",
      zh: "显示此处生效的设置，以及各自的来源。"),
    discussion: Phrase(
      "Settings are in `.strata.yml` in the project's root, and all of them are optional.",
      zh: "设置写在项目根目录下的 `.strata.yml` 中，全部是可选的。"),
    examples: ["strata settings", "strata settings --config Tools/strict.yml --all"]
  )

  @Argument(help: .folderOfProject, completion: .directory)
  var path: String?

  @Flag(
    name: .customLong("all"),
    help: ArgumentHelp(
      "List every rule, also those that the profile holds.", zh: "列出每条规则，包括由规则集决定的。"))
  var showsAll = false

  @OptionGroup var terms: TermOptions
  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let show = Composition(cache: project.cache).showSettings
      let held = try console.progress(.reading).during { () throws(CodebaseReadError) in
        try show(project.codebase(at: path.map { [$0] } ?? []), under: terms.terms)
      }
      switch output.format {
      case .text:
        let text = EffectiveSettingsText(console.reportStyle)
        try console.deliver(text.text(held, showsAll: showsAll))
      case .json:
        var seen = held
        seen.project.root = held.project.root(seenFrom: console.directory)
        try console.deliver(SettingsJSON.document(seen, in: .ofRun))
      }
      if !output.isQuiet {
        console.tell(EffectiveSettingsText(console.summaryStyle).summary(held))
      }
    }
  }
}
