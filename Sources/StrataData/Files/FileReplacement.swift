internal import Foundation
package import StrataCode

/// A file that holds a whole text or what it held before, never half of one.
package struct FileReplacement {
  private let path: String

  /// Why the file could not be written, in the system's words.
  package struct Failure: Error {
    package var cause: Phrase
  }

  /// A replacement of what is at a path, which is no link.
  package init(path: String) { self.path = path }

  /// Writes beside the file, then takes its place; an interrupt in between has to wait.
  package func write(_ text: String) throws(Failure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let temporary = path + ".strata-\(getpid())"
    let interrupt = signal(SIGINT, SIG_IGN)
    let terminate = signal(SIGTERM, SIG_IGN)
    unlink(temporary)
    defer {
      unlink(temporary)
      signal(SIGINT, interrupt)
      signal(SIGTERM, terminate)
    }
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0 { throw Failure(cause: lastSystemError()) }
    let failure = Self.write(Array(text.utf8), to: file)
    let isClosed = close(file) == 0
    if let failure { throw failure }
    if !isClosed { throw Failure(cause: lastSystemError()) }
    if exists { chmod(temporary, status.st_mode & 0o7777) }
    if rename(temporary, path) != 0 { throw Failure(cause: lastSystemError()) }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Failure? {
    bytes.withUnsafeBytes { all in
      var rest = all
      while let start = rest.baseAddress, !rest.isEmpty {
        let written = Foundation.write(file, start, rest.count)
        if written >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(written))
        } else if errno != EINTR {
          return Failure(cause: lastSystemError())
        }
      }
      return nil
    }
  }
}
