package import StrataCode

/// Why nothing was planned, written or undone; whatever it is, no file is other than before.
package enum ChangeError: Error, Equatable {
  case audit(AuditError)
  /// There is a file where one is to be made.
  case exists(path: String)
  /// Two edits of a plan are about the same bytes of a file, or about more than it has.
  case overlap(path: String)
  /// A plan changes a file that was not read for it.
  case unread(path: String)
  /// A file is not as it was when the plan was made.
  case stale(path: String)
  /// A manifest holds a merge marker, so that nobody can tell what targets compile.
  case unmerged(UnmergedManifest)
  /// Files that would change hold work that is not committed.
  case uncommitted(paths: [String])
  /// A file or folder cannot be written.
  case unwritable(path: String, cause: Phrase)
  /// A file cannot be read.
  case unreadable(path: String, cause: Phrase)
  /// Another run changes this project.
  case busy
  /// There is nowhere to note what was there before.
  case noJournal(cause: Phrase)
  /// What was noted of a change cannot be read.
  case damagedJournal(path: String)
  /// A change was cut short, and since then files were edited that it touched.
  case interrupted(paths: [String], journal: String)
  /// There is no change that could be undone.
  case nothingToUndo
  /// There is no change of this name.
  case unknownChange(String, known: [String])
  /// Files were edited since the change that is to be undone.
  case changedSince(paths: [String], id: String)
  /// The plan does not hold what it promises.
  case refused([PlanRefusal])
  /// The user's command fails with what was written, which has been taken back.
  case unverified(command: String)
  /// The user's command cannot be started.
  case unstartable(command: String, cause: Phrase)
}
