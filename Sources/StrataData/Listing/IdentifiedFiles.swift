internal import Synchronization

/// What the contents of a listed tree's files are called, as far as somebody has read them: good for
/// as long as the list is.
final class IdentifiedFiles: Sendable {
  private let ids = Mutex<[String: ContentID]>([:])

  /// What the files at some paths are called, by index; nil of those that nobody has read.
  func ids(of paths: [String]) -> [ContentID?] {
    ids.withLock { ids in paths.map { ids[$0] } }
  }

  /// Notes what files at some paths are called.
  func note(_ found: [(String, ContentID)]) {
    ids.withLock { ids in
      for (path, id) in found { ids[path] = id }
    }
  }
}
