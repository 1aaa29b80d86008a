/// Remembers nothing.
package struct NoMemory: StateRemembering {
  /// A memory; it holds no state.
  package init() {}

  package func state(for key: String) -> JudgedState? { nil }
  package func remember(_ state: JudgedState, for key: String) {}
  package var keeps: Bool { false }
  package func course(for fingerprint: String) -> KeptCourse? { nil }
  package func remember(_ course: KeptCourse, for fingerprint: String) {}
}
