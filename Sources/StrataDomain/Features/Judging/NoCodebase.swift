internal import StrataCode
internal import StrataRules

/// Keeps nothing: a process that ends after its answer.
package struct NoCodebase: CodebaseRemembering {
  /// It holds no state.
  package init() {}

  package func last(underOverlay: Bool) -> RememberedCodebase? { nil }

  package func remember(_ codebase: RememberedCodebase, underOverlay: Bool) {}

  package var lives: Bool { false }
}
