internal import StrataCode

/// A project without history.
package struct NoHistory: ChangeReading {
  /// A history that knows nothing.
  package init() {}

  package func changedFiles(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> Set<String> { throw .noRepository(root: root) }

  package func moves(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> FileMoves { throw .noRepository(root: root) }

  package func lastChange(of file: String, in root: String) -> String? { nil }
}
