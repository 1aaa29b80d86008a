internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures

/// The project whose changes are meant.
struct ChangedProject: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The project's root, if not the one found around the current folder.",
      zh: "项目的根目录（默认：从当前文件夹向上找到的那个）。", value: .folder),
    completion: .directory)
  var projectRoot: String?

  @Option(
    help: ArgumentHelp(
      "The cache folder given to the command that wrote (default: the user's cache folder).",
      zh: "写入时使用的缓存文件夹（默认：用户的缓存文件夹）。", value: .folder),
    completion: .directory)
  var cachePath: String?

  /// The adapters that know the journal.
  var composition: Composition { Composition(cache: cachePath.map { .folder($0) } ?? .usual) }

  /// The absolute path of the project's root.
  func root() throws(CodebaseReadError) -> String {
    try Composition.project(around: projectRoot ?? ".")
  }
}
