/// A change that was undone, or would be.
package struct UndoneChange: Sendable, Equatable {
  package var record: ChangeRecord
  /// What becomes of each file.
  package var files: [FileChange]
  /// The absolute path of the project's root.
  package var root: String
  /// False for a dry run.
  package var isDone: Bool

  package init(record: ChangeRecord, files: [FileChange], root: String, isDone: Bool) {
    self.record = record
    self.files = files
    self.root = root
    self.isDone = isDone
  }
}
