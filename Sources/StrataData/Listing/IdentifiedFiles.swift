internal import Synchronization

/// What the contents of a listed tree's files are called, as far as somebody has read them: good for
/// as long as the list is.
final class IdentifiedFiles: Sendable {
  private let ids = Mutex<[String: ContentID]>([:])
  private let isSeen: @Sendable (String) -> Bool

  /// Nobody has read any; `isSeen` says of a path whether a change there ends what is known.
  init(isSeen: @escaping @Sendable (String) -> Bool) { self.isSeen = isSeen }

  /// What the files at some paths are called, by index; nil of those that nobody has read.
  func ids(of paths: [String]) -> [ContentID?] {
    ids.withLock { ids in paths.map { ids[$0] } }
  }

  /// Notes what the file at a path is called, if that is to be known again.
  func noteIfSeen(_ path: String, _ id: ContentID) {
    if isSeen(path) { note([(path, id)]) }
  }

  /// Notes what files at some paths are called.
  func note(_ found: [(String, ContentID)]) {
    ids.withLock { ids in
      for (path, id) in found { ids[path] = id }
    }
  }
}
