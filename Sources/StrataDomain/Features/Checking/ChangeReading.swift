internal import StrataCode

/// Tells what changed in a project since a commit, what is not yet committed included.
package protocol ChangeReading: Sendable {
  /// The files below `root` that are new or differ from the commit at which `reference` and the
  /// present history part; paths from the root.
  func changedFiles(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> Set<String>

  /// What was renamed and removed below `root` since a commit.
  func moves(since reference: String, in root: String) throws(ChangeReadError) -> FileMoves

  /// The last commit that changed a file, by its absolute path; nil where there is none or not all
  /// of the history is here.
  func lastChange(of file: String, in root: String) -> String?
}
