package import StrataCode

/// What is to be written, and what it rests on.
package struct ProposedChange: Sendable {
  package var title: Phrase
  package var files: [FileChange]
  /// By path from the root: what has to be there still.
  package var reads: [String: [UInt8]]
  /// Whether files may change that hold work that is not committed.
  package var allowsUncommitted: Bool
  /// Files that the same run has written already, by their paths from the root: nobody's work.
  package var ownWork: Set<String> = []

  package init(
    _ title: Phrase, _ files: [FileChange], reads: [String: [UInt8]] = [:],
    allowsUncommitted: Bool = false
  ) {
    self.title = title
    self.files = files
    self.reads = reads
    self.allowsUncommitted = allowsUncommitted
  }
}
