internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures

/// Where the project is and how it is read.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project's root, if not the one found around the path.",
      zh: "项目的根目录（默认：从路径向上找到的那个）。", value: .folder),
    completion: .directory)
  var projectRoot: String?

  @Option(
    help: ArgumentHelp(
      "The settings (default: '\(Settings.fileName)' in the project's root).",
      zh: "设置（默认：项目根目录下的 '\(Settings.fileName)'）。", value: .file),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Parse this many files at a time (default: one a core).",
      zh: "同时解析多少个文件（默认：每个 CPU 核一个）。", value: .number))
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "Resolve names by the compiler's index in a build folder, such as '.build', or in a store.",
      zh: "用编译器的索引解析名称，索引位于构建文件夹（如 '.build'）或索引存储中。", value: .path),
    completion: .directory)
  var indexStore: String?

  @Flag(
    name: .customLong("no-cache"),
    help: ArgumentHelp(
      "Read every file anew, and keep nothing for later runs.",
      zh: "重新读取每个文件，也不为以后的运行保留缓存。"))
  var ignoresCache = false

  @Option(
    help: ArgumentHelp(
      "Keep what is read of files for later runs here (default: the user's cache folder).",
      zh: "把读取的结果缓存在这里，供以后的运行使用（默认：用户的缓存文件夹）。", value: .folder),
    completion: .directory)
  var cachePath: String?

  /// What to write where the parser says that something is missing.
  static func hint(on message: String) -> Phrase {
    message.hasPrefix("Missing value for '--index-store")
      ? Phrase(
        "; write the folder of a build, such as '--index-store .build'",
        zh: "；写上构建文件夹，例如 '--index-store .build'")
      : .empty
  }

  func validate() throws {
    if let jobs, jobs < 1 {
      throw ValidationError("--jobs is at least 1, not \(jobs)", zh: "--jobs 至少为 1，不能是 \(jobs)")
    }
    if let cachePath, let cause = Composition.reports.objection(to: cachePath) {
      throw ValidationError(
        "nothing can be kept in '\(cachePath)': \(cause)",
        zh: "无法在 '\(cachePath)' 中缓存：\(cause)")
    }
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
    request.indexStore = indexStore
    return request
  }
}
