internal import ArgumentParser
internal import StrataCode

/// What of a code base is reported on; the whole of it is read.
struct ReportedPaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files or folders to report on (default: the project around the current folder).",
      zh: "要报告的文件或文件夹（默认：当前文件夹所在的项目）。", value: .path),
    completion: .file())
  var paths: [String] = []
}
