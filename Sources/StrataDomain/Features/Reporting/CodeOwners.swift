package import StrataCode

/// Who answers for which file.
package struct CodeOwners: Sendable, Equatable {
  /// The file that says so, as people know it.
  package var source: String
  /// By file: its owners, in the order in which they are written.
  package var byFile: [String: [String]]
  /// What of the file was not read, if it says too much.
  package var warning: Phrase?

  /// Owners as a file says them.
  package init(source: String, byFile: [String: [String]]) {
    self.source = source
    self.byFile = byFile
  }
}
