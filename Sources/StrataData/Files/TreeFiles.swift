internal import StrataFeatures
internal import Synchronization

/// Reads the files of a code base by their paths from its root, wherever they lie: the one way in
/// which anything of the examined project is opened.
package struct TreeFiles: Sendable {
  /// The absolute path of the root.
  let root: String
  private let bytes: @Sendable (String, _ limit: Int) throws(FileReadFailure) -> [UInt8]

  /// Files that `bytes` holds.
  package init(_ bytes: @escaping @Sendable (String) throws(FileReadFailure) -> [UInt8]) {
    self.init(root: "/") { (path, _) throws(FileReadFailure) in try bytes(path) }
  }

  /// Files that `bytes` holds, up to a size.
  init(
    root: String,
    _ bytes: @escaping @Sendable (String, _ limit: Int) throws(FileReadFailure) -> [UInt8]
  ) {
    self.root = root
    self.bytes = bytes
  }

  /// Files below a folder of the disk; none that a link outside it or into git's own folder leads to.
  init(in root: String) {
    let inside = InsideOfRoot(root)
    self.init(root: root) { (path, limit) throws(FileReadFailure) in
      try inside.read(path, limit: limit)
    }
  }

  /// The bytes of the file at `path`, unless it has more than `limit`.
  func read(_ path: String, limit: Int = TreeFiles.usualLimit) throws(FileReadFailure) -> [UInt8] {
    try bytes(path, limit)
  }

  /// The same files with an overlay over them; its paths begin at the root.
  func under(_ overlay: Overlay) -> TreeFiles {
    if overlay.isEmpty { return self }
    return TreeFiles(root: root) { (path, limit) throws(FileReadFailure) in
      switch overlay.files[path] {
      case .text(let bytes):
        if bytes.count > limit { throw .tooLarge }
        return bytes
      case .moved(let old): return try read(old, limit: limit)
      case .gone: throw .missing
      case nil: return try read(path, limit: limit)
      }
    }
  }

  /// Larger files are left out.
  static let usualLimit = 64 << 20
}

/// What lies in a folder of the disk once links are followed, and not in git's own folder, which may
/// hold passwords.
private final class InsideOfRoot: Sendable {
  private let root: String
  /// By folder from the root: what is wrong with the way to it, if anything is.
  private let folders = Mutex<[String: FileReadFailure?]>([:])

  init(_ root: String) { self.root = resolvedPath(root) ?? root }

  func read(_ path: String, limit: Int) throws(FileReadFailure) -> [UInt8] {
    guard let path = RelativePath.join("", path) else { throw .outside }
    if let failure = failure(onTheWayTo: RelativePath.parent(of: path) ?? "") { throw failure }
    let place = RelativePath.absolute(path, in: root)
    do throws(FileReadFailure) {
      return try readBytes(of: place, limit: limit, followingLinks: false)
    } catch {
      guard case .link = pathKind(place, followingLinks: false) else { throw error }
    }
    guard let target = resolvedPath(place) else { throw .missing }
    guard isInside(target) else { throw .outside }
    return try readBytes(of: target, limit: limit, followingLinks: false)
  }

  private func failure(onTheWayTo folder: String) -> FileReadFailure? {
    if let known = folders.withLock({ $0[folder] }) { return known }
    let failure: FileReadFailure?
    if let target = resolvedPath(RelativePath.absolute(folder, in: root)) {
      failure = isInside(target) ? nil : .outside
    } else if lastErrorIsMissing() {
      // Projects name hundreds of files of a folder that a package manager has yet to make.
      failure = .missing
    } else {
      return .failed(lastSystemError())
    }
    folders.withLock { $0[folder] = .some(failure) }
    return failure
  }

  private func isInside(_ target: String) -> Bool {
    RelativePath.make(target, from: root).map {
      !$0.split(separator: "/").contains(".git")
    } ?? false
  }
}
