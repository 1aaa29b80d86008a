internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// `strata cache`: what is kept of earlier runs.
struct Cache: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: Phrase(
      "Show or clear what is kept of earlier runs.", zh: "显示或清除以往运行留下的缓存。"),
    examples: ["strata cache info", "strata cache clear"],
    subcommands: [Info.self, Clear.self],
    defaultSubcommand: Info.self
  )

  /// Where the cache lies.
  struct Place: ParsableArguments {
    @Option(
      help: ArgumentHelp(
        "The folder given to other commands (default: the user's cache folder).",
        zh: "其他命令使用的缓存文件夹（默认：用户的缓存文件夹）。", value: .folder),
      completion: .directory)
    var cachePath: String?

    /// The cache meant.
    var cache: CacheChoice { cachePath.map { .folder($0) } ?? .usual }
  }

  /// `strata cache info`.
  struct Info: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "info",
      abstract: Phrase(
        "Show where the cache is, how large it is, and what it holds.",
        zh: "显示缓存在哪里、有多大、存了什么。"))

    @OptionGroup var place: Place
    @OptionGroup var output: OutputOptions

    func run() throws {
      let console = Console(output, failure: CacheJSON.document)
      try console.reporting {
        let report = try Composition(cache: place.cache).inspectCache()
        switch output.format {
        case .text: try console.deliver(CacheText(console.reportStyle).text(report))
        case .json: try console.deliver(CacheJSON.document(report, in: .ofRun))
        }
      }
    }
  }

  /// `strata cache clear`.
  struct Clear: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear",
      abstract: Phrase(
        "Throw the cache away; commands that run meanwhile are not harmed.",
        zh: "清除缓存；正在运行的命令不受影响。"))

    @OptionGroup var place: Place
    @OptionGroup var output: OutputOptions

    func run() throws {
      let console = Console(output, failure: CacheJSON.document)
      try console.reporting {
        let cleared = try Composition(cache: place.cache).clearCache()
        switch output.format {
        case .text: try console.deliver(CacheText(console.reportStyle).text(cleared))
        case .json: try console.deliver(CacheJSON.document(cleared, in: .ofRun))
        }
      }
    }
  }
}
