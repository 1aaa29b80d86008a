internal import StrataRules
package import StrataCode

/// Why a baseline cannot be used.
package enum BaselineError: Error, Equatable {
  /// There is no file where one was asked for.
  case missing(path: String)
  case unreadable(path: String, cause: Phrase)
  /// The file holds the marks of a merge that was not finished.
  case conflict(path: String, line: Int)
  /// The file is no baseline; `cause` says what is wrong in the line.
  case malformed(path: String, line: Int, cause: Phrase)
  /// A later version of Strata wrote it.
  case newer(path: String, version: Int)
  /// What is to be replaced is something else.
  case foreign(path: String)
  case unwritable(path: String, cause: Phrase)
}
