/// Why there is no server, in one sentence.
package enum UsersServerError: Error, CustomStringConvertible {
  /// The database cannot be opened.
  case unusableDatabase(file: String, reason: String)
  /// Nothing can listen on the port.
  case unusablePort(Int)

  package var description: String {
    switch self {
    case .unusableDatabase(let file, let reason): "Cannot use the database '\(file)': \(reason)."
    case .unusablePort(let port): "Cannot serve on port \(port): it is taken, or not allowed."
    }
  }
}
