package import StrataRules
internal import StrataCode
internal import StrataModel

/// Tells what holds in a project: what its settings say, what is inferred, and which is which.
package struct ShowSettings: Sendable {
  private let judge: JudgeCodebase

  /// Over what `judge` reads.
  package init(judge: JudgeCodebase) { self.judge = judge }

  /// The settings of the project around the asked path, with what each of them holds for.
  package func callAsFunction(
    _ request: CodebaseRequest, under terms: JudgingOptions
  ) throws(CodebaseReadError) -> EffectiveSettings {
    let whole = try judge.whole(request, under: terms)
    return EffectiveSettings(
      whole.codebase, whole.judged.state, judge.catalogue, on: terms.today)
  }
}
