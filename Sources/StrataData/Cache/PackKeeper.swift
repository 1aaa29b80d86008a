internal import Foundation
package import StrataFeatures

/// Looks after the pack in a folder.
package struct PackKeeper: CacheKeeping {
  private let folder: CacheFolder?

  /// A keeper of the cache in a folder; without one, there is nothing to keep.
  package init(of folder: CacheFolder?) { self.folder = folder }

  package func state() throws(CacheError) -> CacheState {
    guard let folder else { throw .noPlace }
    var state = CacheState(
      path: folder.pack, bytes: sizeOfFile(at: folder.pack), limit: Int(PackUpdate.usualLimit))
    state.isWritable = isWritable(folder)
    guard let pack = PackFile(at: folder.pack, version: .extractor) else { return state }
    state.isReadable = true
    state.segments = pack.segments.count
    var seen: Set<PackEntry.Key> = []
    for segment in pack.segments.reversed() {
      for index in 0..<segment.count {
        guard let entry = PackEntry(index, of: segment.table), seen.insert(entry.key).inserted
        else { continue }
        switch entry.key.kind {
        case .facts:
          state.files += 1
          state.factBytes += Int(entry.length)
          state.sourceBytes += Int(entry.sourceSize)
        case .projects: state.projects += 1
        case .verdict: state.verdicts += 1
        case .place, .contents, .course, .stamps: break
        }
      }
    }
    return state
  }

  package func clear() throws(CacheError) {
    guard let folder else { throw .noPlace }
    // Without a folder for the lock there is no pack either.
    guard case .folder = pathKind(folder.path) else { return }
    guard let lock = FileLock(at: folder.pack + ".lock", patience: 10) else {
      let cause = lastSystemError()
      throw access(folder.path, W_OK) == 0
        ? .busy(path: folder.pack) : .unremovable(path: folder.pack, cause: cause)
    }
    // The lock's own file stays: another process may be waiting for it.
    defer { lock.release() }
    for path in [folder.pack, folder.pack + ".new"] {
      if unlink(path) != 0 && !lastErrorIsMissing() {
        throw .unremovable(path: path, cause: lastSystemError())
      }
    }
  }

  private func sizeOfFile(at path: String) -> Int {
    if case .file(let size) = pathKind(path) { size } else { 0 }
  }

  /// Whether the pack could be added to, or made with the folders around it.
  private func isWritable(_ folder: CacheFolder) -> Bool {
    if pathKind(folder.pack) != nil {
      return access(folder.pack, W_OK) == 0 && access(folder.path, W_OK) == 0
    }
    var path = folder.path
    while pathKind(path) == nil, let parent = RelativePath.parent(of: path), !parent.isEmpty {
      path = parent
    }
    guard case .folder = pathKind(path.isEmpty ? "/" : path) else { return false }
    return access(path, W_OK | X_OK) == 0
  }
}
