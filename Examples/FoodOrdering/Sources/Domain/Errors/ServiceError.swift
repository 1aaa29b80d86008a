/// Why nothing is known, whatever was asked.
package enum ServiceError: Error, Hashable {
  /// The server cannot be reached, and nothing was kept of an earlier answer.
  case offline
  /// The session has ended, or there was none.
  case notSignedIn
  case notFound
  /// The server answered something that makes no sense.
  case unusableAnswer
  /// The server is there but cannot do it now.
  case unavailable
}
