internal import StrataRules

/// Where files of an earlier state of a code base are now; paths from the project root.
package struct FileMoves: Sendable, Equatable {
  /// The path of now, by that of then.
  package var renamed: [String: String]
  /// What was removed and lives on nowhere.
  package var removed: Set<String>

  /// Moves and removals; what is in neither is unknown or still there.
  package init(renamed: [String: String] = [:], removed: Set<String> = []) {
    self.renamed = renamed
    self.removed = removed
  }

  func knows(_ file: String?) -> Bool {
    file.map { renamed[$0] != nil || removed.contains($0) } ?? true
  }
}
