internal import ArgumentParser
internal import Foundation
internal import StrataCode
internal import StrataFeatures

/// Which findings are accepted for now.
struct BaselineOptions: ParsableArguments {
  @Option(
    name: .customLong("baseline"),
    help: ArgumentHelp(
      "The accepted findings (default: '\(BaselineLocation.fileName)' in the project's root).",
      zh: "已接受的问题（默认：项目根目录下的 '\(BaselineLocation.fileName)'）。", value: .file),
    completion: .file())
  var file: String?

  /// For a check: what is gone is taken out of the baseline on somebody's machine, and is a finding
  /// where nobody would commit it.
  var request: BaselineRequest {
    BaselineRequest(file: file, stale: Self.isUnattended ? .report : .prune)
  }

  /// Whether the environment says that this is continuous integration.
  private static var isUnattended: Bool {
    let value = ProcessInfo.processInfo.environment["CI"] ?? ""
    return !["", "0", "false"].contains(value.lowercased())
  }
}
