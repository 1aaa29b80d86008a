/// Keeps what a living process worked out last, so that a newer reading is worked out from there.
package protocol CodebaseRemembering: Sendable {
  /// The last code base that was read as it is saved, or under an overlay.
  func last(underOverlay: Bool) -> RememberedCodebase?

  /// Keeps a code base in the place of the last one of its kind.
  func remember(_ codebase: RememberedCodebase, underOverlay: Bool)

  /// Whether there will be a newer reading.
  var lives: Bool { get }
}
