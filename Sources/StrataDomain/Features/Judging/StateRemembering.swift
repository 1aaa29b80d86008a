/// Keeps what was concluded of code bases for later runs.
package protocol StateRemembering: Sendable {
  /// What was remembered under a key; nil if nothing was, or too long ago.
  func state(for key: String) -> JudgedState?

  /// Remembers a state under a key that says all it was concluded from.
  func remember(_ state: JudgedState, for key: String)
}

/// Remembers nothing.
package struct NoMemory: StateRemembering {
  /// A memory; it holds no state.
  package init() {}

  package func state(for key: String) -> JudgedState? { nil }
  package func remember(_ state: JudgedState, for key: String) {}
}
