/// Why nobody can say whether something may be written.
package enum GuardError: Error, Equatable {
  case audit(AuditError)
  /// A list of edits that holds none.
  case noEdit
  /// An edit is of a file that is not there.
  case noFile(path: String)
  /// An edit replaces nothing in a file that is not empty; edits count from 1.
  case emptyEdit(path: String, number: Int)
  /// What an edit replaces is not in the file.
  case notFound(TextEdit, path: String, number: Int)
  /// Lines that a patch replaces are not in the file.
  case noLines(path: String)
  /// What an edit replaces is in several places of the file.
  case notUnique(TextEdit, path: String, number: Int, places: Int)
  /// No module can be called so.
  case noModule(String)
}
