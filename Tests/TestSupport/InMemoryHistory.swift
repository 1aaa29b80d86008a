package import StrataFeatures

/// A history that says what it is told to say.
package struct InMemoryHistory: ChangeReading {
  package var changed: Set<String>
  package var moves: FileMoves

  /// A history with changed files and moves, whatever the commit.
  package init(changed: Set<String> = [], moves: FileMoves = FileMoves()) {
    self.changed = changed
    self.moves = moves
  }

  package func changedFiles(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> Set<String> { changed }

  package func moves(
    since reference: String, in root: String
  ) throws(ChangeReadError) -> FileMoves { moves }

  package func lastChange(of file: String, in root: String) -> String? { "HEAD" }
}
