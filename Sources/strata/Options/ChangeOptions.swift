internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// What is asked about in place of all that is saved: what changed since a commit, or a text that is
/// not saved.
struct ChangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only on files that differ from where this branch left another, or from a commit.",
      zh: "只报告与本分支的分出点或某个提交相比有改动的文件。", value: .commit),
    completion: .commits)
  var changedSince: String?

  @Option(
    help: ArgumentHelp(
      "Judge the text on standard input as this file, saved or new, and what it causes elsewhere.",
      zh: "把标准输入的文本当作这个文件（可以是新文件）来判断，并指出它在别处引起的问题。", value: .path),
    completion: .file(extensions: ["swift"]))
  var stdinPath: String?

  /// Refuses what does not go with a text; `paths` are those to report on.
  func validate(beside paths: [String]) throws {
    if stdinPath == nil, paths.contains("-") {
      throw ValidationError(
        "'-' is a text without a place; say where it is to stand: --stdin-path <path>",
        zh: "'-' 的文本没有位置；用 --stdin-path <path> 说明它位于哪里")
    }
    guard let stdinPath else { return }
    if !stdinPath.hasSuffix(".swift") {
      throw ValidationError(
        "--stdin-path takes the path of a Swift file, not '\(stdinPath)'",
        zh: "--stdin-path 需要 Swift 文件的路径，而不是 '\(stdinPath)'")
    }
    if !paths.allSatisfy({ $0 == "-" }) {
      throw ValidationError(
        "--stdin-path takes one text, '-'; other paths are reported on without it",
        zh: "--stdin-path 只接受一个文本 '-'；报告其他路径时不要使用它")
    }
    if changedSince != nil {
      throw ValidationError(
        "--changed-since is about saved files, --stdin-path about a text",
        zh: "--changed-since 针对已保存的文件，--stdin-path 针对一段文本")
    }
  }

  /// The code base around the text, under it, or else around some paths.
  func codebase(
    _ project: ProjectOptions, at paths: [String]
  ) throws(Failure) -> CodebaseRequest {
    guard let stdinPath else { return project.codebase(at: paths) }
    var request = project.codebase(at: [stdinPath])
    request.overlay.write(try StandardInput.read(), to: stdinPath)
    return request
  }
}
