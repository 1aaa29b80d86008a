package import StrataCode

/// Why what is kept cannot be told of or thrown away.
package enum CacheError: Error, Equatable {
  /// The system names no place for it.
  case noPlace
  /// Another run is writing to it.
  case busy(path: String)
  /// It cannot be removed; `cause` in the system's words.
  case unremovable(path: String, cause: Phrase)
}
