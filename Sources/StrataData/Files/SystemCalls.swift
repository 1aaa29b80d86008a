internal import StrataCode

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Whether the last failed call failed because there is nothing at the path.
func lastErrorIsMissing() -> Bool { errno == ENOENT || errno == ENOTDIR }

/// What a path leads to.
enum PathKind {
  case file(size: Int)
  case folder
  case link
  case other
}

/// What is at `path`; nil if nothing is there. A link is reported as such unless it is followed.
func pathKind(_ path: String, followingLinks: Bool = true) -> PathKind? {
  look(at: path, followingLinks: followingLinks)?.kind
}

/// What is at `path`, with its stamp; nil if nothing is there.
func look(at path: String, followingLinks: Bool) -> (kind: PathKind, stamp: FileStamp)? {
  var status = stat()
  // A text that is handed over as it is would be copied.
  let isThere = path.withCString {
    (followingLinks ? stat($0, &status) : lstat($0, &status)) == 0
  }
  guard isThere else { return nil }
  let kind: PathKind =
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file(size: Int(status.st_size))
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
  return (kind, FileStamp(status))
}

/// A moment by the file system's clock.
struct FileTime: Comparable {
  var seconds: Int64
  var nanoseconds: Int64

  static func < (a: FileTime, b: FileTime) -> Bool {
    (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
  }
}

/// When what is at `path` was changed last; nil if nothing is there.
func modificationTime(of path: String) -> FileTime? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return FileTime(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
}

/// The absolute path without links, or nil if there is nothing.
package func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}

/// The bytes of a regular file of at most `limit` bytes. What belongs to the examined project is read
/// by `TreeFiles` instead.
func readBytes(
  of path: String, limit: Int = 64 << 20, followingLinks: Bool = true
) throws(FileReadFailure) -> [UInt8] {
  let links = followingLinks ? 0 : O_NOFOLLOW
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | links)
  guard descriptor >= 0 else {
    throw errno == ENOENT ? .missing : .failed(lastSystemError())
  }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .failed(lastSystemError()) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
  let size = Int(status.st_size)
  guard size <= limit else { throw .tooLarge }
  var failure: FileReadFailure?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
      if got < 0 && errno == EINTR { continue }
      if got < 0 { failure = .failed(lastSystemError()) }
      if got <= 0 { break }
      count += got
    }
  }
  if let failure { throw failure }
  return bytes
}

/// One entry of a folder.
struct FolderEntry {
  /// The name, or nil if its bytes are not UTF-8.
  var name: String?
  var kind: PathKind?
}

/// The entries of a folder without `.` and `..`, in the system's order; nil if it cannot be read.
func folderEntries(of path: String) -> [FolderEntry]? {
  guard let stream = opendir(path) else { return nil }
  defer { closedir(stream) }
  var entries: [FolderEntry] = []
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
        String(validatingCString: $0)
      }
    }
    if name == "." || name == ".." { continue }
    let kind: PathKind?
    switch Int(entry.pointee.d_type) {
    case Int(DT_REG): kind = .file(size: 0)
    case Int(DT_DIR): kind = .folder
    case Int(DT_LNK): kind = .link
    case Int(DT_UNKNOWN):
      kind = name.flatMap { pathKind(path + "/" + $0, followingLinks: false) }
    default: kind = .other
    }
    entries.append(FolderEntry(name: name, kind: kind))
  }
  return entries
}
