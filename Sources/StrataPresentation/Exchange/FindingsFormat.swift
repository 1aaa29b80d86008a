internal import StrataFeatures
package import StrataCode

/// The forms in which findings are reported.
package enum FindingsFormat: String, CaseIterable, Sendable {
  case text, lines, json, xcode, github, sarif, junit, checkstyle, gitlab, markdown

  /// The report in this form; nil for text, which needs to know its terminal.
  package func document(_ report: FindingsReport) -> String? {
    switch self {
    case .text: nil
    case .lines: FindingLines.document(report)
    case .json: report.json
    case .xcode: XcodeText.document(report)
    case .github: GitHubCommands.document(report)
    case .sarif: SARIFLog.document(report)
    case .junit: JUnitXML.document(report)
    case .checkstyle: CheckstyleXML.document(report)
    case .gitlab: GitLabJSON.document(report)
    case .markdown: FindingsMarkdown.document(report)
    }
  }

  /// The line for standard error of a run that ended without a result; Xcode knows its first word in
  /// English only.
  package func line(_ failure: Failure, in language: Language) -> String {
    self == .xcode
      ? "error: \(failure.message.line(in: language))\n" : failure.text(in: language)
  }

  /// The report of a run that ended without a result: no program takes it for an empty one. Nil
  /// where the line on standard error is what is read.
  package func document(_ failure: Failure, in language: Language = .english) -> String? {
    switch self {
    case .text, .lines, .xcode: nil
    case .json: CheckJSON.document(failure, in: language)
    case .github: GitHubCommands.document(failure, in: language)
    case .sarif: SARIFLog.document(failure, in: language)
    case .junit: JUnitXML.document(failure, in: language)
    case .checkstyle: CheckstyleXML.document(failure, in: language)
    case .gitlab: GitLabJSON.document(failure, in: language)
    case .markdown: FindingsMarkdown.document(failure, in: language)
    }
  }
}

extension FindingsReport {
  fileprivate var json: String {
    switch origin {
    case .check(var result):
      result.project.root = result.project.root(seenFrom: place.directory)
      return CheckJSON.document(result, only: extract, actions: actions, in: language)
    case .audit(var result):
      result.check.project.root = result.check.project.root(seenFrom: place.directory)
      return AuditJSON.document(result, only: extract, in: language)
    }
  }
}
