/// Remembers nothing.
package struct NoMemory: StateRemembering {
  /// A memory; it holds no state.
  package init() {}

  package func state(for key: String) -> JudgedState? { nil }
  package func remember(_ state: JudgedState, for key: String) {}
}
