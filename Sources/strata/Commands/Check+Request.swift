internal import ArgumentParser
internal import StrataCode
internal import StrataFeatures
internal import StrataPresentation
internal import StrataRules

extension Check {
  /// What is to be checked.
  func request() throws(Failure) -> CheckRequest {
    let codebase = try change.codebase(project, at: reported.paths)
    var request = rules.request(codebase, terms.terms)
    request.changedSince = change.changedSince
    request.baseline = baseline.request
    return request
  }

  /// Refuses to tell what can be done where nobody could do it.
  func validateActions() throws {
    if actions, output.format != .json || change.stdinPath != nil {
      throw ValidationError(
        "--actions needs --format json, and files that are saved",
        zh: "--actions 需要 --format json，并且文件已保存")
    }
    if !actions, output.asks(for: "actions") {
      throw ValidationError(
        "--fields actions needs --actions", zh: "--fields actions 需要 --actions")
    }
  }

  /// What can be done about the findings that the document shows; nil where nobody asked.
  func tried(
    _ request: CheckRequest, _ result: CheckResult, _ extract: FindingExtract,
    _ composition: Composition, _ console: Console
  ) throws -> FindingActions? {
    guard actions else { return nil }
    var selection = FixSelection(request)
    selection.identities = extract.page(of: result.findings).map(\.identity)
    let survey = try console.progress(.checking).during { () throws(ChangeError) in
      try composition.fixFindings.survey(selection)
    }
    let root = result.project.root(seenFrom: console.directory)
    return FindingActions(
      survey.actions,
      with: (root == "." ? [] : ["--project-root", root])
        + (terms.profile.map { ["--profile", $0.rawValue] } ?? [])
        + (rules.runsAllRules ? ["--all-rules"] : []))
  }
}
