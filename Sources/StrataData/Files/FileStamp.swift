#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What tells that a file was touched without reading it, in the 32 bits that git keeps of each.
struct FileStamp: Equatable {
  /// A moment by the file system's clock.
  struct Moment: Comparable {
    var seconds: UInt32
    var nanoseconds: UInt32

    static func < (a: Moment, b: Moment) -> Bool {
      (a.seconds, a.nanoseconds) < (b.seconds, b.nanoseconds)
    }
  }

  /// When anything about the file was changed last.
  var changed: Moment
  /// When its content was changed last.
  var modified: Moment
  /// The file system's number of the file.
  var number: UInt32
  var size: UInt32
}

extension FileStamp {
  /// All of it in one text.
  var text: String {
    [
      changed.seconds, changed.nanoseconds, modified.seconds, modified.nanoseconds, number, size,
    ].map(String.init).joined(separator: " ")
  }

  /// The stamp of what is at a path, without following a link; nil if nothing is there.
  init?(of path: String) {
    var status = stat()
    guard path.withCString({ lstat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of a file by what the system says of it.
  init(_ status: stat) {
    #if canImport(Darwin)
      let (change, modification) = (status.st_ctimespec, status.st_mtimespec)
    #else
      let (change, modification) = (status.st_ctim, status.st_mtim)
    #endif
    self.init(
      changed: Moment(change), modified: Moment(modification),
      number: UInt32(truncatingIfNeeded: status.st_ino),
      size: UInt32(truncatingIfNeeded: status.st_size))
  }
}

extension FileStamp.Moment {
  fileprivate init(_ time: timespec) {
    seconds = UInt32(truncatingIfNeeded: time.tv_sec)
    nanoseconds = UInt32(truncatingIfNeeded: time.tv_nsec)
  }
}
