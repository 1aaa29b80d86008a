internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Learns from a project's code how it does things.
package struct LearnConventions: Sendable {
  private let check: CheckArchitecture

  /// Learns from what `check` reads.
  package init(check: CheckArchitecture) { self.check = check }

  /// What the project of a request does.
  package func callAsFunction(_ request: CheckRequest) throws(CheckError) -> Conventions {
    try learned(request).conventions
  }

  /// The same with the code base.
  func learned(
    _ request: CheckRequest
  ) throws(CheckError) -> (conventions: Conventions, codebase: Codebase) {
    let (result, codebase) = try check.withCodebase(request)
    let found = Set(result.findings.filter { $0.severity != .info }.map(\.location.file))
    let reader = ConventionReader(codebase, text: check.judge.text, filesWithFindings: found)
    let conventions = Conventions(
      root: codebase.workspace.root, profile: result.project.profile,
      model: ModelSearch(codebase, filesWithFindings: found).model, all: reader.all,
      warnings: result.warnings)
    return (conventions, codebase)
  }
}
