internal import ArgumentParser
internal import StrataDomain

/// Where the project is and how it is read.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project's root, if not the one found around the path.", valueName: "dir"),
    completion: .directory)
  var projectRoot: String?

  @Option(
    help: ArgumentHelp(
      "The settings (default: '\(Settings.fileName)' in the project's root).", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp("Parse this many files at a time (default: one a core).", valueName: "n"))
  var jobs: Int?

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp(
      "Resolve names by the compiler's index: of the last build in the project, or at a path.",
      valueName: "path"),
    completion: .directory)
  var indexStore: String?

  @Flag(
    name: .customLong("no-cache"), help: "Read every file anew, and keep nothing for later runs.")
  var ignoresCache = false

  @Option(
    help: ArgumentHelp(
      "Keep what is read of files for later runs here (default: the user's cache folder).",
      valueName: "dir"),
    completion: .directory)
  var cachePath: String?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs is at least 1, not \(jobs)") }
  }

  /// Where later runs find what this one read.
  var cache: CacheChoice {
    ignoresCache ? .nowhere : cachePath.map { .folder($0) } ?? .usual
  }

  /// The code base around the first of some paths; none is the project root, if it is given, or the
  /// current folder.
  func codebase(at paths: [String]) -> CodebaseRequest {
    let paths = paths.isEmpty ? projectRoot.map { [$0] } ?? [] : paths
    var request = CodebaseRequest(paths: paths, projectRoot: projectRoot, jobs: jobs)
    if let config { request.settings = .file(config) }
    request.indexStore = indexStore.map { $0.isEmpty ? .projectBuild : .path($0) }
    return request
  }
}
