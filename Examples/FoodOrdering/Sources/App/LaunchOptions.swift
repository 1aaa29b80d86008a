import Foundation

/// What is decided when the app starts.
struct LaunchOptions: Sendable {
  /// What does the work.
  enum Backend: Sendable, Equatable {
    case inMemory
    case server(URL)
  }

  var backend: Backend
  /// Where things are kept for when the server is away; nil forgets them in the end.
  var databasePath: String?
}
