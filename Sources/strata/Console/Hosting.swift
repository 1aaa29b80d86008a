internal import Foundation

/// The service that runs the command, as the environment tells.
struct Hosting {
  private let environment: [String: String]

  /// The service of this process, if one runs it.
  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
  }

  /// What stands before a path of the repository to make it the address of its page; empty where
  /// none is known.
  var linkPrefix: String {
    if let server = value("GITHUB_SERVER_URL"), let repository = value("GITHUB_REPOSITORY"),
      let commit = value("GITHUB_SHA")
    {
      return "\(server)/\(repository)/blob/\(commit)/"
    }
    if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA") {
      return "\(project)/-/blob/\(commit)/"
    }
    return ""
  }

  /// The file that GitHub shows as the summary of a step.
  var stepSummary: String? { value("GITHUB_STEP_SUMMARY") }

  /// A value of the environment; what could end a link counts as none.
  private func value(_ name: String) -> String? {
    guard let value = environment[name], !value.isEmpty,
      !value.contains(where: { $0.isWhitespace || "()<>".contains($0) })
    else { return nil }
    return value
  }
}
