package import StrataCode

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

/// Why it cannot be told what changed.
package enum ChangeReadError: Error, Equatable {
  /// The root lies in no git tree.
  case noRepository(root: String)
  /// The git tree has no commit yet.
  case noCommits(root: String)
  /// Git knows no commit of that name; `references` are the names it knows.
  case unknownReference(String, references: [String], isShallow: Bool)
  /// The commit and the present one share no commit that is here.
  case noCommonAncestor(String, isShallow: Bool)
  /// Git knows no branch that could be the main one.
  case noMainBranch(isShallow: Bool)
  /// Git fails; `cause` in its own words.
  case failed(cause: Phrase)
}
