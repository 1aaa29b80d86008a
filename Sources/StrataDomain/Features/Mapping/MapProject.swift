internal import StrataCode
internal import StrataModel
internal import StrataRules

/// Tells what a project keeps where.
package struct MapProject: Sendable {
  private let check: CheckArchitecture

  /// A map of what `check` reads.
  package init(check: CheckArchitecture) { self.check = check }

  /// The page of a project.
  package func callAsFunction(_ request: CheckRequest) throws(CheckError) -> CodeMap {
    let (result, codebase) = try check.withCodebase(request)
    let found = Set(result.findings.filter { $0.severity != .info }.map(\.location.file))
    let features = codebase.features
    let named = codebase.workspace.files.indices.compactMap { features.feature(ofFile: $0)?.name }
    return CodeMap(
      overview: Overview(result),
      places: RolePlaces(codebase, filesWithFindings: found).all,
      features: Set(named).sorted(), warnings: result.warnings)
  }
}
