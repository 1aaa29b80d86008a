internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation

/// What is to be written where.
struct GuardOptions: ParsableArguments {
  /// Where a text comes from.
  enum Source: String, ExpressibleByArgument {
    case standardInput = "-"
  }

  @Argument(
    help: ArgumentHelp(
      "The file, which need not exist yet.", zh: "文件，可以尚不存在。", value: .path),
    completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp(
      "'-': the whole new text of the file is on standard input.", zh: "'-'：标准输入是文件的全部新文本。",
      value: Phrase(verbatim: "-")))
  var content: Source?

  @Option(
    help: ArgumentHelp(
      "'-': edits of the saved file are on standard input, as JSON.",
      zh: "'-'：标准输入是对已保存文件的编辑，格式为 JSON。", value: Phrase(verbatim: "-")))
  var edit: Source?

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp(
      "Ask about one import more, of this module.", zh: "询问再导入这个模块是否允许。",
      value: Phrase("module", zh: "模块")))
  var module: String?

  func validate() throws {
    let given = [content != nil, edit != nil, module != nil].count { $0 }
    guard given != 1 else { return }
    throw ValidationError(
      "say what is to be written: --content -, --edit - or --import <module>, one of them",
      zh: "说明要写入什么：--content -、--edit - 或 --import <module>，三者选一")
  }

  /// What is to be written.
  func write() throws(Failure) -> ProposedWrite {
    if let module { return .adding(module: module) }
    let input = try StandardInput.read()
    return content != nil ? .content(input) : .edits(try EditList.edits(input))
  }
}
