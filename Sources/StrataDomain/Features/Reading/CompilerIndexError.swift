package import StrataCode

/// Why the compiler's index cannot be used.
package enum CompilerIndexError: Error, Equatable {
  /// No toolchain's index library was found; `looked` is the first place, if there was any to look.
  case noLibrary(looked: String?)
  /// The library cannot be opened.
  case unusableLibrary(path: String, cause: Phrase)
  /// There is no index store under the path.
  case noStore(path: String)
  /// The library cannot read the store: another compiler wrote it, or it is no store.
  case unreadableStore(path: String, cause: Phrase)
  /// The store is about other files than these.
  case unrelatedStore(path: String)
}
