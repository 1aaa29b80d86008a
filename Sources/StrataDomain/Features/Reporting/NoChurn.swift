internal import StrataCode

/// A project without history.
package struct NoChurn: ChurnReading {
  /// It holds no state.
  package init() {}

  package func churn(in root: String) -> Churn? { nil }
}
