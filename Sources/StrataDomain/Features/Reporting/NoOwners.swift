internal import StrataCode

/// A project of which nobody says who answers for it.
package struct NoOwners: OwnerReading {
  /// It holds no state.
  package init() {}

  package func owners(of files: [String], in root: String) -> CodeOwners? { nil }
}
