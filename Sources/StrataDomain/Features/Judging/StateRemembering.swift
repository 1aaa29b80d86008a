/// Keeps what was concluded of code bases for later runs.
package protocol StateRemembering: Sendable {
  /// What was remembered under a key; nil if nothing was, or too long ago.
  func state(for key: String) -> JudgedState?

  /// Remembers a state under a key that says all it was concluded from.
  func remember(_ state: JudgedState, for key: String)

  /// Whether there are later runs.
  var keeps: Bool { get }

  /// What was gone through for a code base of a fingerprint; nil if that is not known any more.
  func course(for fingerprint: String) -> KeptCourse?

  /// Remembers what was gone through.
  func remember(_ course: KeptCourse, for fingerprint: String)
}
