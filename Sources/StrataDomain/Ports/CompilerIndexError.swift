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

  /// One sentence and the way out.
  package var message: Phrase {
    switch self {
    case .noLibrary(let looked):
      "cannot read the compiler's index: there is no "
        + (looked.map { "'\($0)'" } ?? "'swift' on PATH, so no libIndexStore beside it") + "; "
        + "put a Swift toolchain's bin folder on PATH, or leave out --index-store"
    case .unusableLibrary(let path, let cause):
      "cannot read the compiler's index: '\(path)' cannot be opened: \(cause); "
        + "put another Swift toolchain's bin folder on PATH, or leave out --index-store"
    case .noStore(let path):
      "there is no index store under '\(path)'; build first (`swift build` writes "
        + ".build/debug/index/store), or give the store's path; what to check stands before "
        + "--index-store"
    case .unreadableStore(let path, let cause):
      "cannot read the index store '\(path)': \(cause); build again with the toolchain on PATH, "
        + "or leave out --index-store"
    case .unrelatedStore(let path):
      "the index store '\(path)' says nothing of this project's files; "
        + "give the store of its own build"
    }
  }
}
