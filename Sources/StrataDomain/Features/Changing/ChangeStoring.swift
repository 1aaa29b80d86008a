/// Writes changes of files so that they can be undone, and never by halves.
package protocol ChangeStoring: Sendable {
  /// Puts everything back that a change began which was cut short; nil if there was none. `root` is
  /// the absolute path of the project, here and below.
  func recover(in root: String) throws(ChangeError) -> ChangeRecord?

  /// Writes a change, all of it or nothing.
  func apply(_ change: ProposedChange, in root: String) throws(ChangeError) -> ChangeRecord

  /// The changes that can be undone, newest first.
  func records(in root: String) throws(ChangeError) -> [ChangeRecord]

  /// What undoing a change would do; fails where files were edited since.
  func inverse(of id: String, in root: String) throws(ChangeError) -> [FileChange]

  /// Undoes a change, all of it or nothing.
  func undo(_ id: String, in root: String) throws(ChangeError) -> ChangeRecord
}
