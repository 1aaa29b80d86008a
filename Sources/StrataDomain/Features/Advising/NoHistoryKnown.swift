internal import StrataCode

/// A project of which nobody knows how old it is.
package struct NoHistoryKnown: HistoryReading {
  /// It holds no state.
  package init() {}

  package func history(of root: String) -> ProjectHistory? { nil }
}
