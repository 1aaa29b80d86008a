internal import StrataCode
internal import StrataModel

/// Places every file of a code base in a layer, with the evidence.
package struct MapLayers: Sendable {
  private let judge: JudgeCodebase

  /// A map over what `judge` reads.
  package init(judge: JudgeCodebase) { self.judge = judge }

  /// The layer of every file under the asked paths.
  package func callAsFunction(
    _ request: CodebaseRequest
  ) throws(CodebaseReadError) -> LayersResult {
    let (codebase, focus) = try judge.codebase(request)
    return LayersResult(
      project: codebase.summary(profile: .standard),
      files: codebase.placedFiles.filter { focus.asks(for: $0.path) },
      warnings: codebase.workspace.warnings)
  }
}
