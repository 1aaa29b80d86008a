internal import ArgumentParser
internal import Foundation
internal import StrataCode
internal import StrataFeatures
internal import StrataRules
internal import StrataPresentation

/// Which piece of code is to be placed.
struct PlaceOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A Swift file of the project, or '-' for standard input.",
      zh: "项目的一个 Swift 文件，或用 '-' 表示标准输入。", value: .file),
    completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Only this type of the file.", zh: "只看文件中的这个类型。", value: .name))
  var type: String?

  @Option(
    help: ArgumentHelp(
      "With '-': the path under which the text is thought of; it names the text and its feature.",
      zh: "与 '-' 同用：假定文本位于这个路径，由此得出它的名称和所属功能。", value: .path),
    completion: .file())
  var assumeFilename: String?

  func validate() throws {
    if assumeFilename != nil && file != "-" {
      throw ValidationError(
        "--assume-filename goes with '-', not with a file",
        zh: "--assume-filename 与 '-' 同用，不能与文件同用")
    }
  }

  /// The paths at which the project is looked for; none is the current folder.
  var paths: [String] { file == "-" ? [] : [file] }

  /// What to place, in a code base, under terms; a path that is assumed begins in `directory`.
  func request(
    _ codebase: CodebaseRequest, _ terms: JudgingOptions, seenFrom directory: String
  ) throws(Failure) -> PlaceRequest {
    guard file == "-" else {
      return PlaceRequest(.file(file), type: type, in: codebase, under: terms)
    }
    let assumed = assumeFilename.map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: directory)).standardized.path
    }
    return PlaceRequest(
      .text(try StandardInput.read(), assumed: assumed), type: type, in: codebase, under: terms)
  }
}
