internal import StrataCode

/// A project that is nowhere on the web.
package struct NoSourceHost: SourceHostReading {
  /// It holds no state.
  package init() {}

  package func sourceHost(of root: String) -> SourceHost? { nil }
}
