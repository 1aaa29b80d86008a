/// Keeps what was concluded of code bases as far as texts are placed by it.
package protocol PlaceRemembering: Sendable {
  /// What was remembered of a code base with a fingerprint; nil if nothing was, or too long ago.
  func index(for fingerprint: String) -> PlaceIndex?

  /// Remembers an index for a fingerprint.
  func remember(_ index: PlaceIndex, for fingerprint: String)
}
