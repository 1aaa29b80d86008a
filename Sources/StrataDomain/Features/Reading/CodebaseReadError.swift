package import StrataCode

/// Why nothing could be read.
package enum CodebaseReadError: Error, Equatable {
  /// The path does not exist.
  case missing(path: String)
  /// The path or its folder cannot be read; `cause` in the system's words.
  case unreadable(path: String, cause: Phrase)
  /// There is no Swift file under the path.
  case noSwiftFiles(path: String)
  /// Every Swift file under the path was stepped over; `cause` is the first reason.
  case nothingReadable(path: String, cause: Phrase)
  /// `path` is not inside the given project root.
  case outsideRoot(path: String, root: String)
  /// `path` is a link that the project at `root` holds, to `target` outside of it.
  case leadsOut(path: String, target: String, root: String)
  /// The compiler's index was asked for and cannot be used.
  case index(CompilerIndexError)
  /// The settings cannot be used.
  case settings(SettingsError)
}
