/// What can go wrong on the way to the server and back.
enum RemoteError: Error {
  /// No answer came; whether the server has read the request is not known.
  case unreachable
  /// The server said what is wrong.
  case refused(ErrorDTO.Detail)
  /// The server answered something that cannot be read.
  case unreadable(status: Int)
}
