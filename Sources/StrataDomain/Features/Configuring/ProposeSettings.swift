internal import StrataCode
internal import StrataRules
internal import StrataModel

/// Works out what a project's settings could say: what is inferred, and what only people can decide.
package struct ProposeSettings: Sendable {
  private let check: CheckArchitecture

  /// Over what `check` finds.
  package init(check: CheckArchitecture) { self.check = check }

  /// The proposal for the project around the asked path; one that has settings keeps them unless
  /// they are to be replaced.
  package func callAsFunction(
    _ request: CheckRequest, replacing: Bool
  ) throws(CheckError) -> ProposedSettings {
    var request = request
    let hasSettings = hasSettings(request.codebase)
    if !replacing, hasSettings {
      throw .read(.settings(.exists(path: Settings.fileName)))
    }
    request.codebase.settings = .given(Settings())
    request.baseline = nil
    request.codebase.allowsEmpty = true
    let (result, codebase) = try check.withCodebase(request)
    var proposal = ProposedSettings(project: result.project)
    proposal.replaces = hasSettings
    proposal.isProfileAsked = request.terms.profile != nil
    proposal.habits = result.habits.filter { !$0.isOfCause }
    proposal.unplaced = Self.unplaced(codebase)
    proposal.unplacedFiles = codebase.placements.count { $0.layer == nil }
    if let features = Self.features(codebase) {
      var isolated = codebase.workspace
      isolated.settings.features = [features.pattern]
      let crossing = Rule.featureReference.check(
        Codebase(of: isolated, by: check.judge.workforce(of: request.codebase)))
      proposal.features = .init(
        pattern: features.pattern.text, names: features.names, crossing: crossing.count)
    }
    return proposal
  }

  /// Settings with a mistake are settings, too.
  private func hasSettings(_ request: CodebaseRequest) -> Bool {
    do throws(CodebaseReadError) {
      return try check.judge.reader.settings(for: request).file != nil
    } catch {
      if case .settings = error { return true }
      return false
    }
  }

  /// The folders with most of the files that no evidence places, most first.
  private static func unplaced(_ codebase: Codebase) -> [ProposedSettings.UnplacedFolder] {
    var counts: [Substring: Int] = [:]
    var totals: [Substring: Int] = [:]
    for (index, file) in codebase.workspace.files.enumerated() {
      totals[file.folder, default: 0] += 1
      if codebase.layer(ofFile: index) == nil { counts[file.folder, default: 0] += 1 }
    }
    // Only what is unplaced as a whole can be placed by one pattern.
    return counts.filter { $0.value * 2 > totals[$0.key, default: 0] }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { .init(folder: String($0.key), files: $0.value) }
  }

  /// The folder of features that holds most of them.
  private static func features(
    _ codebase: Codebase
  ) -> (pattern: PatternSetting, names: [String])? {
    let map = codebase.features
    let features = Set(codebase.workspace.files.indices.compactMap { map.feature(ofFile: $0) })
    let roots = Dictionary(grouping: features) { $0.path.folder }
    guard
      let best = roots.min(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }),
      best.value.count >= 2
    else { return nil }
    let pattern = PatternSetting("\(best.key)/*", at: .first)
    return (pattern, best.value.map(\.name).sorted())
  }
}
