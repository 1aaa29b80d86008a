internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataModel
internal import StrataPresentation

/// `strata layers`: the layer map.
struct Layers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layers",
    abstract: Phrase("Show the layer of every file, and why.", zh: "显示每个文件所在的层、可信度和依据。"),
    examples: ["strata layers --unplaced"]
  )

  @Argument(
    help: ArgumentHelp(
      "A file or folder of the project.", zh: "项目的一个文件或文件夹。", value: .path),
    completion: .file())
  var path: String?

  @Flag(
    help: ArgumentHelp("Only the files without a layer, and why.", zh: "只显示未归层的文件及原因。"))
  var unplaced = false

  @Flag(
    help: ArgumentHelp(
      "Only the files that could be read in two ways, with both readings.",
      zh: "只显示有两种解读的文件及这两种解读。"))
  var doubtful = false

  @Flag(
    help: ArgumentHelp(
      "List every file of a large project too, not only its folders.",
      zh: "大项目也列出每个文件，而不只是文件夹。"))
  var allFiles = false

  @Flag(
    help: ArgumentHelp(
      "With --format json: the evidence for every file too.", zh: "与 --format json 一起使用：列出每个文件的依据。")
  )
  var evidence = false

  @OptionGroup var output: OutputOptions
  @OptionGroup var project: ProjectOptions

  func run() throws {
    let console = Console(output)
    try console.reporting {
      let request = project.codebase(at: path.map { [$0] } ?? [])
      let map = Composition(cache: project.cache).mapLayers
      let result = try console.progress(.placing).during {
        () throws(CodebaseReadError) in
        try map(request)
      }
      try console.deliver(report(result, console))
      if !output.isQuiet { console.tell(summary(result, console.summaryStyle)) }
    }
  }

  private func report(_ result: LayersResult, _ console: Console) -> String {
    switch output.format {
    case .text where doubtful: return DoubtText(console.reportStyle).text(result)
    case .text where unplaced: return UnplacedText(console.reportStyle).text(result)
    case .text: return LayersText(console.reportStyle).text(result, listsAllFiles: allFiles)
    case .json:
      var result = result
      result.project.root = result.project.root(seenFrom: console.directory)
      if doubtful { result.files.removeAll { !$0.placement.isDoubtful } }
      if unplaced { result.files.removeAll { $0.placement.layer != nil } }
      return LayersJSON.document(result, withEvidence: evidence, in: .ofRun)
    }
  }

  private func summary(_ result: LayersResult, _ style: TerminalStyle) -> String {
    if doubtful { return DoubtText(style).summary(result) }
    return unplaced
      ? UnplacedText(style).summary(result)
      : LayersText(style).summary(result, listsAllFiles: allFiles || output.format == .json)
  }
}
