/// Why there is no answer about colleagues.
enum ColleagueError: Error {
  case notFound
  /// Neither the directory nor this device can tell.
  case unavailable
}
