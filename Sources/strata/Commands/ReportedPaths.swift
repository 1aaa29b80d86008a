internal import ArgumentParser

/// What of a code base is reported on; the whole of it is read.
struct ReportedPaths: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files or folders to report on (default: the project around the current folder).",
      valueName: "path"),
    completion: .file())
  var paths: [String] = []
}
