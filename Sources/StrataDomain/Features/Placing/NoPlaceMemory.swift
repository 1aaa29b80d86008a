/// Remembers nothing.
package struct NoPlaceMemory: PlaceRemembering {
  /// A memory; it holds no state.
  package init() {}

  package func index(for fingerprint: String) -> PlaceIndex? { nil }
  package func remember(_ index: PlaceIndex, for fingerprint: String) {}
}
