internal import Synchronization

/// Writes down which files are read, and what they were, so that a later run can tell whether they
/// still are.
final class ReadLog: Sendable {
  private let tree: SourceTree
  private let log = Mutex(Log())

  private struct Log {
    var ids: [String: ContentID?] = [:]
    /// Some file could not be read though it is there: a later run may be luckier.
    var isPartial = false
  }

  /// A log of what is read of a tree.
  init(of tree: SourceTree) { self.tree = tree }

  /// The files of the tree; each one that is read is written down.
  var files: TreeFiles {
    TreeFiles(root: tree.root) { (path, limit) throws(FileReadFailure) in
      do throws(FileReadFailure) {
        let bytes = try self.tree.files.read(path, limit: limit)
        let id = ContentID(of: bytes, by: self.tree.listing.hash)
        self.log.withLock { $0.ids[path] = .some(id) }
        return bytes
      } catch {
        self.log.withLock { log in
          log.ids[path] = .some(nil)
          if error != .missing { log.isPartial = true }
        }
        throw error
      }
    }
  }

  /// What was read, by path; nil if some of it could not be read.
  var reads: [FileRead]? {
    log.withLock { log in
      if log.isPartial { return nil }
      return log.ids.sorted { $0.key < $1.key }.map { FileRead(path: $0.key, id: $0.value) }
    }
  }
}

/// A file that was read; without an id it was not there.
struct FileRead: Equatable {
  var path: String
  var id: ContentID?
}

extension FileRead {
  /// Whether the file is still what it was.
  func holds(in tree: SourceTree) -> Bool {
    if let id, tree.idWithoutReading(path) == id { return true }
    // A tree that was listed is good for as long as nothing in it has changed.
    let identified = tree.laid.contains(path) ? nil : tree.identified
    if let id, identified?.ids(of: [path]).first == id { return true }
    do throws(FileReadFailure) {
      let now = try ContentID(of: tree.files.read(path), by: tree.listing.hash)
      identified?.noteIfSeen(path, now)
      return now == id
    } catch {
      return id == nil && error == .missing
    }
  }
}
