/// Why the library cannot do what it is asked for.
enum LibraryError: Error, Equatable {
  case tooManyLoans(limit: Int)
  case lateLoans
  case noCopyLeft
  case notFound
  /// The library does not answer, and nothing was kept.
  case offline
  /// An answer, or what was kept, makes no sense.
  case unreadable
  /// This device could not keep it.
  case notKept
}
